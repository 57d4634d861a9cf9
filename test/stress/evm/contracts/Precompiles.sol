// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// Calls precompiles in each way, and keeps what came.
contract Precompiles {
    bytes32 public last;
    uint256 public count;

    event Answered(address indexed precompile, bool succeeded, bytes answer);

    function recoverOf(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external pure returns (address) {
        return ecrecover(hash, v, r, s);
    }

    function hashes(bytes calldata data) external returns (bytes32 a, bytes20 b, bytes32 c) {
        a = sha256(data);
        b = ripemd160(data);
        c = keccak256(data);
        last = a ^ bytes32(b) ^ c;
    }

    function callIt(address precompile, bytes calldata input, uint256 gasFor) external payable returns (bytes memory) {
        (bool succeeded, bytes memory answer) = precompile.call{gas: gasFor, value: msg.value}(input);
        return keep(precompile, succeeded, answer);
    }

    function delegateIt(address precompile, bytes calldata input, uint256 gasFor) external returns (bytes memory) {
        (bool succeeded, bytes memory answer) = precompile.delegatecall{gas: gasFor}(input);
        return keep(precompile, succeeded, answer);
    }

    function lookAt(address precompile, bytes calldata input, uint256 gasFor) external view returns (bool, bytes memory) {
        return precompile.staticcall{gas: gasFor}(input);
    }

    /// Lets a precompile write over its own input and over what lies behind it.
    function inPlace(address precompile, uint256 size, uint256 room, bytes32 seed) external returns (bytes32 result) {
        size %= 300;
        room %= 200;
        bool succeeded;
        assembly {
            let at := mload(0x40)
            mstore(at, seed)
            mstore(add(at, 32), not(seed))
            succeeded := call(gas(), precompile, 0, at, size, add(at, 5), room)
            result := keccak256(at, 512)
            result := xor(result, returndatasize())
        }
        last = result;
        if (!succeeded) revert("it failed");
    }

    function power(uint256 a, uint256 b, uint256 c) external view returns (uint256 result) {
        assembly {
            let at := mload(0x40)
            mstore(at, 32)
            mstore(add(at, 0x20), 32)
            mstore(add(at, 0x40), 32)
            mstore(add(at, 0x60), a)
            mstore(add(at, 0x80), b)
            mstore(add(at, 0xa0), c)
            if iszero(staticcall(gas(), 5, at, 0xc0, 0, 0x20)) { revert(0, 0) }
            result := mload(0)
        }
    }

    /// (a + b) G by a multiplication, and by two and an addition.
    function curve(uint256 a, uint256 b) external view returns (bool isEqual) {
        a >>= 8;
        b >>= 8;
        uint256[3] memory one = [uint256(1), 2, a + b];
        uint256[3] memory left = [uint256(1), 2, a];
        uint256[3] memory right = [uint256(1), 2, b];
        uint256[4] memory both;
        uint256[2] memory sum;
        uint256[2] memory whole;
        assembly {
            pop(staticcall(gas(), 7, left, 0x60, both, 0x40))
            pop(staticcall(gas(), 7, right, 0x60, add(both, 0x40), 0x40))
            pop(staticcall(gas(), 6, both, 0x80, sum, 0x40))
            pop(staticcall(gas(), 7, one, 0x60, whole, 0x40))
        }
        return sum[0] == whole[0] && sum[1] == whole[1];
    }

    function keep(address precompile, bool succeeded, bytes memory answer) private returns (bytes memory) {
        last = keccak256(abi.encode(last, answer));
        if (succeeded) ++count;
        else delete count;
        emit Answered(precompile, succeeded, answer);
        return answer;
    }
}
