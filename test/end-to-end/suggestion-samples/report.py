"""Prints how much each customer ordered."""

import csv
import sys
from collections import defaultdict

CURRENCY = "EUR"


def read_orders(path):
    with open(path, newline="") as source:
        for row in csv.DictReader(source):
            if row["state"] == "cancelled":
                continue
            yield row["customer"], float(row["price"])


def total_by_customer(orders, discount=0):
    totals = defaultdict(float)
    for customer, price in orders:
        if discount > 0:
            price = price * (1 - discount)
        totals[customer] += price
    return dict(totals)


def format_total(customer, amount):
    rounded = round(amount, 2)
    return f"{customer:<20} {rounded:>10} {CURRENCY}"


def main(arguments):
    if len(arguments) < 2:
        print("usage: report.py FILE", file=sys.stderr)
        return 2
    totals = total_by_customer(read_orders(arguments[1]), discount=0.05)
    for customer, amount in sorted(totals.items()):
        print(format_total(customer, amount))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
