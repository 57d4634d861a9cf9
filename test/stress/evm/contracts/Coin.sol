// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";

/// A token with roles, a cap and a switch.
contract Coin is ERC20Burnable, ERC20Pausable, ERC20Capped, AccessControl {
    bytes32 public constant MINTER = keccak256("MINTER");
    bytes32 public constant PAUSER = keccak256("PAUSER");

    constructor() ERC20("Coin", "COIN") ERC20Capped(1e24) {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _grantRole(MINTER, msg.sender);
        _grantRole(PAUSER, msg.sender);
        _mint(msg.sender, 1e21);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER) {
        _mint(to, amount);
    }

    function setPaused(bool on) external onlyRole(PAUSER) {
        if (on) _pause();
        else _unpause();
    }

    function _update(address from, address to, uint256 amount)
        internal
        override(ERC20, ERC20Capped, ERC20Pausable)
    {
        super._update(from, to, amount);
    }
}
