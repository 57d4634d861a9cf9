// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";

/// A counter behind a proxy; everybody may upgrade it, but only to what can be upgraded again.
contract Logic is Initializable, UUPSUpgradeable {
    uint256 internal count;
    string public name;

    event Added(address indexed by, uint256 value);

    error NotMore(uint256 count);

    function initialize(string calldata text) external initializer {
        name = text;
    }

    function add(uint256 value) external payable virtual {
        count += value;
        emit Added(msg.sender, value);
    }

    function total() external view virtual returns (uint256) {
        return count;
    }

    function version() external pure virtual returns (uint256) {
        return 1;
    }

    function _authorizeUpgrade(address) internal view override {
        if (count < 3) revert NotMore(count);
    }
}

contract SecondLogic is Logic {
    mapping(address => uint256) public countOf;

    function add(uint256 value) external payable override {
        countOf[msg.sender] += value;
        count += 2 * value;
        emit Added(msg.sender, 2 * value);
    }

    function take(uint256 value) external reinitializer(2) {
        count -= value;
    }

    function version() external pure override returns (uint256) {
        return 2;
    }
}

contract LogicProxy is ERC1967Proxy {
    constructor(address logic, bytes memory call) payable ERC1967Proxy(logic, call) {}
}

/// A beacon, and proxies that look at it.
contract Beacons {
    UpgradeableBeacon public immutable beacon;
    address[] public proxies;

    constructor(address logic) {
        beacon = new UpgradeableBeacon(logic, address(this));
    }

    function create(string calldata text) external {
        proxies.push(address(new BeaconProxy(address(beacon), abi.encodeCall(Logic.initialize, (text)))));
    }

    function upgrade(address logic) external {
        beacon.upgradeTo(logic);
    }

    function addToAll(uint256 value) external {
        for (uint256 i = 0; i < proxies.length; ++i) Logic(proxies[i]).add(value);
    }

    function totals() external view returns (uint256[] memory sums) {
        sums = new uint256[](proxies.length);
        for (uint256 i = 0; i < sums.length; ++i) sums[i] = Logic(proxies[i]).total();
    }
}
