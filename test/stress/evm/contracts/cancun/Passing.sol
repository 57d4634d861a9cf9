// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

/// What lasts as long as a transaction: only rules with RSKIP-446 have it.
contract Passing is ReentrancyGuardTransient {
    uint256 transient passing;
    uint256 public lasting;

    function twice(uint256 value) external nonReentrant returns (uint256) {
        passing += value;
        try this.inner(value) {} catch {
            passing *= 2;
        }
        lasting = passing;
        return passing;
    }

    function inner(uint256 value) external {
        passing += 100;
        if (value % 2 == 0) this.twice(value);
    }

    function copy(bytes memory data, uint256 from, uint256 to, uint256 size) external pure returns (bytes memory) {
        assembly {
            mcopy(add(add(data, 32), mod(to, 500)), add(add(data, 32), mod(from, 500)), mod(size, 500))
            mstore(0x40, add(mload(0x40), 2000))
        }
        return data;
    }
}
