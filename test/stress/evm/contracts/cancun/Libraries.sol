// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {P256} from "@openzeppelin/contracts/utils/cryptography/P256.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SignedMath} from "@openzeppelin/contracts/utils/math/SignedMath.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// What only computes. The sums are kept, so that a wrong one shows in the state as well.
contract Libraries {
    bytes32 public last;

    function mulDiv(uint256 a, uint256 b, uint256 c) external returns (uint256 result) {
        result = Math.mulDiv(a, b, c);
        last = bytes32(result);
    }

    function mulDivUp(uint256 a, uint256 b, uint256 c) external pure returns (uint256) {
        return Math.mulDiv(a, b, c, Math.Rounding.Ceil);
    }

    function roots(uint256 a) external pure returns (uint256, uint256, uint256, uint256) {
        return (Math.sqrt(a), Math.log2(a), Math.log10(a), Math.log256(a));
    }

    function inverse(uint256 a, uint256 b) external view returns (uint256, uint256) {
        (bool succeeded, uint256 power) = Math.tryModExp(a, b, b ^ 3);
        return (Math.invMod(a, b), succeeded ? power : 1);
    }

    function signed(int256 a, int256 b) external pure returns (int256, int256, int256, uint256, int256) {
        int256 rest = b == 0 ? a : a % b;
        return (SignedMath.average(a, b), a / b, rest, SignedMath.abs(a), a >> (uint256(b) % 300));
    }

    function mixed(uint256 a, uint256 b, uint256 c) external pure returns (uint256 x) {
        unchecked {
            x = addmod(a, b, c) ^ mulmod(a, b, c) ^ (a ** (b % 40)) ^ (a << (b % 270)) ^ uint256(int256(c) >> (a % 270));
            for (uint256 i = 0; i < b % 50; ++i) x = x * 6364136223846793005 + (x >> 7) + i / (c | 1);
        }
    }

    function text(uint256 a, address account, int256 b) external pure returns (string memory) {
        return string.concat(Strings.toString(a), Strings.toHexString(account), Strings.toStringSigned(b));
    }

    function parse(string calldata number) external pure returns (uint256) {
        return Strings.parseUint(number);
    }

    function base64(bytes calldata data) external pure returns (string memory) {
        return Base64.encode(data);
    }

    function recover(bytes32 hash, bytes calldata signature) external returns (address who) {
        who = ECDSA.recover(hash, signature);
        last = bytes32(uint256(uint160(who)));
    }

    function tryRecover(bytes32 hash, bytes calldata signature) external pure returns (address, ECDSA.RecoverError) {
        (address who, ECDSA.RecoverError error,) = ECDSA.tryRecover(hash, signature);
        return (who, error);
    }

    function verify(bytes32[] calldata proof, bytes32 root, bytes32 leaf) external pure returns (bool) {
        return MerkleProof.verifyCalldata(proof, root, leaf);
    }

    function rootOf(bytes32[] memory leaves) public pure returns (bytes32) {
        uint256 count = leaves.length;
        while (count > 1) {
            for (uint256 i = 0; i < count / 2; ++i) {
                bytes32[] memory one = new bytes32[](1);
                one[0] = leaves[2 * i + 1];
                leaves[i] = MerkleProof.processProof(one, leaves[2 * i]);
            }
            if (count % 2 == 1) leaves[count / 2] = leaves[count - 1];
            count = (count + 1) / 2;
        }
        return leaves.length == 0 ? bytes32(0) : leaves[0];
    }

    function isOnP256(uint256 a, uint256 b) external view returns (bool) {
        return P256.verify(bytes32(a), bytes32(b), bytes32(b ^ a), bytes32(a), bytes32(b));
    }

    function sort(uint256[] memory ids) public pure returns (uint256[] memory) {
        for (uint256 i = 1; i < ids.length; ++i) {
            uint256 moved = ids[i];
            uint256 at = i;
            for (; at > 0 && ids[at - 1] > moved; --at) ids[at] = ids[at - 1];
            ids[at] = moved;
        }
        return ids;
    }
}
