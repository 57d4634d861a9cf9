// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// Fails in each way a contract can, and remembers a number.
contract Counter {
    error TooLarge(uint256 asked, uint256 limit);

    event Changed(address indexed by, uint256 indexed to, string note);

    uint256 public value;

    function set(uint256 to) external {
        require(to != 13, "thirteen is not welcome");
        if (to > 1000) revert TooLarge(to, 1000);
        value = to;
        emit Changed(msg.sender, to, "set");
    }

    function divide(uint256 by) external view returns (uint256) {
        return value / by;
    }

    function sendTo(address payable to) external payable {
        to.transfer(msg.value);
    }

    function around() external view returns (uint256 number, uint256 time, uint256 chain, uint256 basefee, uint256 difficulty) {
        return (block.number, block.timestamp, block.chainid, block.basefee, block.prevrandao);
    }
}
