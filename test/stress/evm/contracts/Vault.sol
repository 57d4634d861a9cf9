// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Multicall} from "@openzeppelin/contracts/utils/Multicall.sol";

/// Shares of a token, several things at once.
contract Vault is ERC4626, Multicall {
    constructor(IERC20 token) ERC20("Vault", "VLT") ERC4626(token) {}
}
