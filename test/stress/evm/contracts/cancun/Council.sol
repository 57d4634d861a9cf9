// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {Governor} from "@openzeppelin/contracts/governance/Governor.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorVotes} from "@openzeppelin/contracts/governance/extensions/GovernorVotes.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";

/// Decides by the votes of a token, within a few blocks.
contract Council is Governor, GovernorCountingSimple, GovernorVotes {
    uint256 public decided;

    constructor(IVotes votes) Governor("Council") GovernorVotes(votes) {}

    function decide(uint256 value) external onlyGovernance {
        decided = value;
    }

    function votingDelay() public pure override returns (uint256) {
        return 1;
    }

    function votingPeriod() public pure override returns (uint256) {
        return 12;
    }

    function quorum(uint256) public pure override returns (uint256) {
        return 1;
    }
}
