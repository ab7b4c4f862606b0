"""Sums the day's orders."""

import json
import logging
import sys

log = logging.getLogger("report")


def total(orders):
    return sum(order["cents"] for order in orders)


def main():
    orders = json.load(sys.stdin)
    log.info("orders: %d, cents: %d", len(orders), total(orders))


main()
