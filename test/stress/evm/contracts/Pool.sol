// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

interface IToken {
    function balanceOf(address owner) external view returns (uint256);
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

/// Two tokens whose product stays, with a share of three in a thousand for those who lent them, and prices summed over time.
contract Pool {
    IToken public immutable first;
    IToken public immutable second;

    uint112 private reserve0;
    uint112 private reserve1;
    uint32 private lastTime;
    uint256 public priceSum0;
    uint256 public priceSum1;
    uint256 public shares;
    mapping(address => uint256) public sharesOf;
    uint8 private isBusy = 1;

    event Swapped(address indexed by, bool indexed isFirst, uint256 paid, uint256 got);
    event Reserves(uint112 reserve0, uint112 reserve1);

    error Busy();
    error TooLittle(uint256 got, uint256 least);
    error NoShares();
    error NotPaid(address token);

    modifier alone() {
        if (isBusy != 1) revert Busy();
        isBusy = 2;
        _;
        isBusy = 1;
    }

    constructor(IToken a, IToken b) {
        (first, second) = address(a) < address(b) ? (a, b) : (b, a);
    }

    function lend(uint256 amount0, uint256 amount1) external alone returns (uint256 made) {
        (uint256 kept0, uint256 kept1) = (reserve0, reserve1);
        pay(first, amount0);
        pay(second, amount1);
        if (shares == 0) {
            made = sqrt(amount0 * amount1) - 1000;
            sharesOf[address(0)] = shares = 1000;
        } else {
            (uint256 a, uint256 b) = (amount0 * shares / kept0, amount1 * shares / kept1);
            made = a < b ? a : b;
        }
        if (made == 0) revert NoShares();
        shares += made;
        sharesOf[msg.sender] += made;
        settle(kept0, kept1);
    }

    function leave(uint256 share) external alone returns (uint256 amount0, uint256 amount1) {
        (uint256 kept0, uint256 kept1) = (reserve0, reserve1);
        sharesOf[msg.sender] -= share;
        amount0 = share * first.balanceOf(address(this)) / shares;
        amount1 = share * second.balanceOf(address(this)) / shares;
        if (amount0 == 0 && amount1 == 0) revert NoShares();
        shares -= share;
        first.transfer(msg.sender, amount0);
        second.transfer(msg.sender, amount1);
        settle(kept0, kept1);
    }

    function swap(bool isFirst, uint256 amount, uint256 least) external alone returns (uint256 got) {
        (uint256 kept0, uint256 kept1) = (reserve0, reserve1);
        (uint256 from, uint256 to) = isFirst ? (kept0, kept1) : (kept1, kept0);
        uint256 paid = amount * 997;
        got = paid * to / (from * 1000 + paid);
        if (got < least) revert TooLittle(got, least);
        pay(isFirst ? first : second, amount);
        (isFirst ? second : first).transfer(msg.sender, got);
        settle(kept0, kept1);
        require(uint256(reserve0) * reserve1 >= kept0 * kept1, "the product is smaller");
        emit Swapped(msg.sender, isFirst, amount, got);
    }

    /// Lends one's own swap to a contract, which may try to come in again.
    function flash(uint256 amount, address to, bytes calldata data) external alone {
        (uint256 kept0, uint256 kept1) = (reserve0, reserve1);
        first.transfer(to, amount);
        (bool succeeded, bytes memory answer) = to.call(data);
        if (!succeeded) {
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
        require(first.balanceOf(address(this)) >= kept0, "not given back");
        settle(kept0, kept1);
    }

    function sync() external alone {
        settle(reserve0, reserve1);
    }

    function reserves() external view returns (uint112, uint112, uint32) {
        return (reserve0, reserve1, lastTime);
    }

    function quote(uint256 amount, uint256 rounds) external view returns (uint256 x) {
        x = amount;
        (uint256 from, uint256 to) = (reserve0, reserve1);
        for (uint256 i = 0; i < rounds % 100; ++i) {
            x = x * 997 * to / (from * 1000 + x * 997);
            (from, to) = (to, from);
        }
    }

    function pay(IToken token, uint256 amount) private {
        uint256 before = token.balanceOf(address(this));
        token.transferFrom(msg.sender, address(this), amount);
        if (token.balanceOf(address(this)) < before + amount) revert NotPaid(address(token));
    }

    function settle(uint256 kept0, uint256 kept1) private {
        unchecked {
            uint32 passed = uint32(block.timestamp) - lastTime;
            if (passed > 0 && kept0 != 0 && kept1 != 0) {
                priceSum0 += ((kept1 << 112) / kept0) * passed;
                priceSum1 += ((kept0 << 112) / kept1) * passed;
            }
        }
        reserve0 = uint112(first.balanceOf(address(this)));
        reserve1 = uint112(second.balanceOf(address(this)));
        lastTime = uint32(block.timestamp);
        emit Reserves(reserve0, reserve1);
    }

    function sqrt(uint256 y) private pure returns (uint256 z) {
        if (y < 4) return y == 0 ? 0 : 1;
        z = y;
        for (uint256 x = y / 2 + 1; x < z; x = (y / x + x) / 2) z = x;
    }
}
