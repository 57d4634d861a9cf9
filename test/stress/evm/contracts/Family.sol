// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// What is made, called and ends.
contract Child {
    address public immutable parent = msg.sender;
    uint256 public value;

    error Unlucky(uint256 value);

    constructor(uint256 start) payable {
        if (start % 7 == 6) revert Unlucky(start);
        if (start % 7 == 5) selfdestruct(payable(msg.sender));
        value = start;
    }

    function work(uint256 more) external payable returns (uint256) {
        value += more;
        if (more % 11 == 10) revert Unlucky(more);
        return value;
    }

    function end(address payable heir) external {
        selfdestruct(heir);
    }

    receive() external payable {
        value++;
    }
}

contract Family {
    Child[] public children;
    uint256 public born;

    event Born(Child indexed child, uint256 start);
    event Unborn(bytes reason);

    function bear(uint256 start) external payable {
        Child child = new Child{value: msg.value}(start);
        children.push(child);
        ++born;
        emit Born(child, start);
    }

    function tryBear(uint256 start, bytes32 salt) external payable {
        try new Child{value: msg.value, salt: salt}(start) returns (Child child) {
            children.push(child);
            emit Born(child, start);
        } catch (bytes memory reason) {
            emit Unborn(reason);
        }
    }

    function work(uint256 index, uint256 more) external payable returns (uint256) {
        return pickChild(index).work{value: msg.value}(more);
    }

    function workAll(uint256 more) external returns (uint256 failed) {
        for (uint256 i = 0; i < children.length && i < 20; ++i) {
            try children[i].work(more + i) returns (uint256) {}
            catch {
                ++failed;
            }
        }
    }

    /// Calls itself to make two, of which the first is undone with the second.
    function twins(uint256 start, bytes32 salt) external payable {
        this.tryBear(start, salt);
        this.bear(start + 1);
    }

    function end(uint256 index, address payable to) external {
        pickChild(index).end(to);
    }

    /// It ends and is called again in the same transaction.
    function endAndCall(uint256 index, uint256 more) external returns (bool succeeded, uint256 size) {
        Child child = pickChild(index);
        child.end(payable(address(child)));
        (succeeded,) = address(child).call(abi.encodeCall(Child.work, (more)));
        size = address(child).code.length;
    }

    function endAll(bool isUndone) external {
        for (uint256 i = 0; i < children.length && i < 20; ++i) {
            if (address(children[i]).code.length > 0) children[i].end(payable(msg.sender));
        }
        require(!isUndone, "undone");
        delete children;
    }

    function look(uint256 index) external view returns (uint256, bytes32, uint256, bytes memory) {
        address child = address(pickChild(index));
        return (child.balance, child.codehash, child.code.length, child.code);
    }

    function borrow(uint256 index, bytes calldata data) external returns (bool succeeded, bytes memory answer) {
        return address(pickChild(index)).delegatecall(data);
    }

    function pickChild(uint256 index) private view returns (Child) {
        return children[index % children.length];
    }

    receive() external payable {}
}
