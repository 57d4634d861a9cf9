// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {BitMaps} from "@openzeppelin/contracts/utils/structs/BitMaps.sol";
import {Checkpoints} from "@openzeppelin/contracts/utils/structs/Checkpoints.sol";
import {DoubleEndedQueue} from "@openzeppelin/contracts/utils/structs/DoubleEndedQueue.sol";
import {EnumerableMap} from "@openzeppelin/contracts/utils/structs/EnumerableMap.sol";
import {EnumerableSet} from "@openzeppelin/contracts/utils/structs/EnumerableSet.sol";
import {Heap} from "@openzeppelin/contracts/utils/structs/Heap.sol";
import {MerkleTree} from "@openzeppelin/contracts/utils/structs/MerkleTree.sol";

/// Structures that move cells about.
contract Structures {
    using BitMaps for BitMaps.BitMap;
    using Checkpoints for Checkpoints.Trace208;
    using DoubleEndedQueue for DoubleEndedQueue.Bytes32Deque;
    using EnumerableMap for EnumerableMap.AddressToUintMap;
    using EnumerableSet for EnumerableSet.UintSet;
    using Heap for Heap.Uint256Heap;
    using MerkleTree for MerkleTree.Bytes32PushTree;

    BitMaps.BitMap private bits;
    Checkpoints.Trace208 private trace;
    DoubleEndedQueue.Bytes32Deque private queue;
    EnumerableMap.AddressToUintMap private map;
    EnumerableSet.UintSet private set;
    Heap.Uint256Heap private heap;
    MerkleTree.Bytes32PushTree private tree;

    constructor() {
        tree.setup(5, bytes32(0));
    }

    function addToSet(uint256[] calldata ids) external {
        for (uint256 i = 0; i < ids.length; ++i) set.add(ids[i]);
    }

    function removeFromSet(uint256 id) external returns (bool) {
        return set.remove(id);
    }

    function clearSet() external {
        set.clear();
    }

    function values() external view returns (uint256[] memory) {
        return set.values();
    }

    function put(address account, uint256 value) external {
        if (value % 3 == 0) map.remove(account);
        else map.set(account, value);
    }

    function get(address account) external view returns (uint256, uint256) {
        return (map.length(), map.get(account));
    }

    function pushHeap(uint256 amount) external {
        heap.insert(amount);
    }

    function popHeap() external returns (uint256) {
        return heap.pop();
    }

    function replaceInHeap(uint256 amount) external returns (uint256) {
        return heap.replace(amount);
    }

    function pushQueue(bytes32 salt, bool atFront) external {
        if (atFront) queue.pushFront(salt);
        else queue.pushBack(salt);
    }

    function popQueue(bool atFront) external returns (bytes32) {
        return atFront ? queue.popFront() : queue.popBack();
    }

    function flip(uint256 index) external {
        bits.setTo(index, !bits.get(index));
    }

    function note(uint48 key, uint208 amount) external {
        (,, uint48 last) = (0, 0, key);
        trace.push(last, amount);
    }

    function noteNow(uint208 amount) external {
        trace.push(uint48(block.number), amount);
    }

    function at(uint48 key) external view returns (uint208, uint208) {
        return (trace.lowerLookup(key), trace.upperLookupRecent(key));
    }

    function pushLeaf(bytes32 leaf) external returns (uint256 index, bytes32 root) {
        return tree.push(leaf);
    }
}
