// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";

interface ICounter {
    function initialize(string calldata text) external;
    function add(uint256 value) external payable;
    function total() external view returns (uint256);
}

/// Clones of what it is told, and what CREATE2 makes.
contract Factory {
    address[] public made;

    function clone(address logic, string calldata text) external {
        keep(Clones.clone(logic), text);
    }

    function cloneAt(address logic, bytes32 salt, string calldata text) external {
        keep(Clones.cloneDeterministic(logic, salt), text);
    }

    function cloneWith(address logic, bytes calldata data) external {
        made.push(Clones.cloneWithImmutableArgs(logic, data));
    }

    function deployAt(uint256 amount, bytes32 salt, bytes memory init) external payable returns (address) {
        return Create2.deploy(amount % 3, salt, init);
    }

    function whereIs(bytes32 salt, bytes calldata init) external view returns (address) {
        return Create2.computeAddress(salt, keccak256(init));
    }

    function argsOf(uint256 index) external view returns (bytes memory) {
        return Clones.fetchCloneArgs(made[index]);
    }

    function add(uint256 index, uint256 value) external payable {
        ICounter(made[index % made.length]).add{value: msg.value}(value);
    }

    function totalOf(uint256 index) external view returns (uint256) {
        return ICounter(made[index]).total();
    }

    function keep(address clone_, string calldata text) internal {
        ICounter(clone_).initialize(text);
        made.push(clone_);
    }
}
