// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// Storage of all shapes, and calls that fail in all ways.
contract Register {
    struct Part {
        uint64 weight;
        int96 place;
        bool isLoose;
    }

    struct Item {
        address owner;
        uint40 since;
        string name;
        Part[] parts;
        mapping(bytes32 => bytes) notes;
    }

    enum Kind {
        None,
        Small,
        Large
    }

    Item[] private items;
    mapping(address => mapping(uint256 => Kind)) public kinds;
    uint8[40] private small;
    bytes public blob;
    uint256[] private numbers;
    uint256 public tries;
    uint256 public failures;
    string public lastReason;

    event Made(uint256 indexed id, address indexed owner, string name);
    event Noted(uint256 indexed id, bytes32 indexed key, bytes note) anonymous;
    event Failed(string reason);
    event Panicked(uint256 code);
    event FailedOtherwise(bytes data);

    error NotYours(uint256 id, address owner);
    error Empty();

    function make(string calldata name, Part[] calldata parts) external returns (uint256 id) {
        id = items.length;
        Item storage item = items.push();
        item.owner = msg.sender;
        item.since = uint40(block.timestamp);
        item.name = name;
        for (uint256 i = 0; i < parts.length; ++i) item.parts.push(parts[i]);
        kinds[msg.sender][id] = parts.length > 2 ? Kind.Large : Kind.Small;
        emit Made(id, msg.sender, name);
    }

    function note(uint256 id, bytes32 salt, bytes calldata data) external {
        Item storage item = items[id % items.length];
        item.notes[salt] = data;
        emit Noted(id, salt, data);
    }

    function read(uint256 id, bytes32 salt) external view returns (address, string memory, Part[] memory, bytes memory) {
        Item storage item = items[id];
        return (item.owner, item.name, item.parts, item.notes[salt]);
    }

    function rename(uint256 id, string calldata name) external {
        Item storage item = items[id % items.length];
        if (item.owner != msg.sender) revert NotYours(id, item.owner);
        item.name = name;
    }

    function forget(uint256 id) external {
        Item storage item = items[id % items.length];
        delete item.parts;
        delete item.name;
        delete item.owner;
        delete kinds[msg.sender][id];
    }

    function dropLast() external {
        if (items.length == 0) revert Empty();
        items.pop();
    }

    function fill(uint256 from, uint8 with) external {
        for (uint256 i = from % 40; i < 40; i += 3) small[i] = with;
    }

    function clearSmall() external {
        delete small;
    }

    function sumSmall() external view returns (uint256 sum) {
        for (uint256 i = 0; i < small.length; ++i) sum += small[i];
    }

    function setBlob(bytes calldata data) external {
        blob = data;
    }

    function grow(uint8 count) external {
        for (uint256 i = 0; i < count % 16; ++i) numbers.push(i + numbers.length);
        blob.push(bytes1(count));
    }

    function shrink(uint256 count) external {
        for (uint256 i = 0; i < count % 8; ++i) numbers.pop();
        blob.pop();
    }

    function clearNumbers() external returns (uint256 cleared) {
        cleared = numbers.length;
        delete numbers;
        delete blob;
    }

    function toggle(uint256 value) external {
        tries = value;
        tries = 0;
        tries = value / 2;
    }

    function fail(uint256 how, uint256 value) public returns (uint256) {
        tries++;
        if (how == 0) revert("a reason");
        if (how == 1) revert Empty();
        if (how == 2) assert(value > 2 ** 255);
        if (how == 3) return value / (value - value);
        if (how == 4) return numbers[value + numbers.length];
        if (how == 5) while (true) ++failures;
        if (how == 6) {
            assembly {
                invalid()
            }
        }
        if (how == 7) {
            assembly {
                revert(0, mod(value, 2000))
            }
        }
        if (how == 8) {
            assembly {
                return(value, 0x20000)
            }
        }
        if (how == 9) return fail(how, value + 1);
        if (how == 10) {
            function (uint256, uint256) returns (uint256) nowhere;
            return nowhere(how, value);
        }
        return value;
    }

    function tryIt(uint256 how, uint256 value, uint256 gasFor) external returns (uint256 got) {
        try this.fail{gas: gasFor}(how, value) returns (uint256 result) {
            got = result;
        } catch Error(string memory reason) {
            lastReason = reason;
            emit Failed(reason);
        } catch Panic(uint256 code) {
            failures += code;
            emit Panicked(code);
        } catch (bytes memory data) {
            failures = data.length;
            emit FailedOtherwise(data);
        }
    }

    function tryAll(uint256 value) external returns (uint256 failed) {
        for (uint256 how = 0; how < 8; ++how) {
            (bool succeeded,) = address(this).call{gas: 30_000}(abi.encodeCall(this.fail, (how, value)));
            if (!succeeded) ++failed;
        }
        (bool isStatic,) = address(this).staticcall{gas: 50_000}(abi.encodeCall(this.toggle, (value)));
        if (!isStatic) ++failed;
        failures = failed;
    }

    function nest(uint256 depth, uint256 value) external returns (uint256) {
        tries += value;
        if (depth == 0) {
            if (value % 2 == 0) revert Empty();
            return gasleft();
        }
        (bool succeeded, bytes memory answer) =
            address(this).call(abi.encodeCall(this.nest, ((depth - 1) % 12, value / 2)));
        if (!succeeded) delete numbers;
        return answer.length;
    }

    function around() external view returns (uint256, uint256, uint256, address, address, uint256, bytes32) {
        bytes32 before = blockhash(block.number - 1);
        return (block.number, block.timestamp, block.chainid, block.coinbase, tx.origin, address(this).balance, before);
    }

    receive() external payable {
        failures++;
    }

    fallback() external payable {
        blob = msg.data;
    }
}
