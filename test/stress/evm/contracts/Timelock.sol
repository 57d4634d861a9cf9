// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

/// Operations that everybody may execute a minute after its maker has scheduled them.
contract Timelock is TimelockController {
    constructor(address[] memory proposers) TimelockController(60, proposers, new address[](1), msg.sender) {}
}
