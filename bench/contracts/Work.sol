// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A token whose creator holds all units.
contract Token is ERC20 {
    constructor() ERC20("Token", "TKN") {
        _mint(msg.sender, 1e30);
    }
}

/// Loops of one kind of work each, and loops that write logs.
contract Work {
    event Step(uint256 indexed index, uint256 value);

    mapping(uint256 => uint256) public cells;

    function arithmetic(uint256 rounds) external pure returns (uint256 x) {
        unchecked {
            for (uint256 i = 1; i <= rounds; ++i) x = (x * 31 + i) ^ (x >> 7);
        }
    }

    function hash(uint256 rounds) external pure returns (bytes32 x) {
        assembly {
            for { let i := 0 } lt(i, rounds) { i := add(i, 1) } {
                mstore(0, x)
                mstore(32, i)
                x := keccak256(0, 64)
            }
        }
    }

    function store(uint256 rounds) external {
        for (uint256 i = 0; i < rounds; ++i) cells[i] = i + 1;
    }

    function fill(uint256 from, uint256 to) external {
        for (uint256 i = from; i < to; ++i) cells[i] = i + 1;
    }

    function load(uint256 count) external view returns (uint256 sum) {
        unchecked {
            for (uint256 i = 0; i < count; ++i) sum += cells[i];
        }
    }

    function log(uint256 count) external {
        for (uint256 i = 0; i < count; ++i) emit Step(i, i);
    }
}
