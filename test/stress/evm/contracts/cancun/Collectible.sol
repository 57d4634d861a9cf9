// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {ERC721URIStorage} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721URIStorage.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";

/// Collectibles that are listed, with a text each. It can own some itself.
contract Collectible is ERC721Enumerable, ERC721URIStorage, IERC721Receiver {
    constructor() ERC721("Collectible", "CLT") {}

    function mint(address to, uint256 id) external {
        _safeMint(to, id);
    }

    function burn(uint256 id) external {
        _update(address(0), id, msg.sender);
    }

    function describe(uint256 id, string calldata text) external {
        _checkAuthorized(_ownerOf(id), msg.sender, id);
        _setTokenURI(id, text);
    }

    function onERC721Received(address, address, uint256 id, bytes calldata) external pure returns (bytes4) {
        return id % 2 == 0 ? this.onERC721Received.selector : bytes4(0);
    }

    function _baseURI() internal pure override returns (string memory) {
        return "ipfs://collection/";
    }

    function _update(address to, uint256 id, address auth)
        internal
        override(ERC721, ERC721Enumerable)
        returns (address)
    {
        return super._update(to, id, auth);
    }

    function _increaseBalance(address account, uint128 value) internal override(ERC721, ERC721Enumerable) {
        super._increaseBalance(account, value);
    }

    function tokenURI(uint256 id) public view override(ERC721, ERC721URIStorage) returns (string memory) {
        return super.tokenURI(id);
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC721Enumerable, ERC721URIStorage) returns (bool) {
        return super.supportsInterface(interfaceId);
    }
}
