import { describe, expect, it } from 'vitest';
import { drawElided, elideLines } from '../../src/syntax/elide.ts';
import { outlineOf } from '../../src/syntax/outline.ts';
import { installedGrammars } from './installed-grammars.ts';

const grammars = installedGrammars();

const TYPESCRIPT = `import { Component } from './component.js';
export * from './items.js';

/**
 * What was bought.
 */
@Entity({ table: 'orders' })
export abstract class Order extends Component<Item> {
  static readonly limit = 100;

  @Inject(Store)
  private readonly store!: Store;

  /**
   * Adds up what its items cost.
   *
   * @param currency of which items count
   */
  total(currency = 'EUR'): number {
    const items = this.items.filter((item) => item.currency === currency);
    return items.reduce((sum, item) => sum + item.price, 0);
  }

  abstract load(id: string): Promise<void>;

  get lines(): readonly string[] {
    const width = Math.max(...this.items.map(({ name }) => name.length));
    return this.items.map(({ name, price }) => \`\${name.padEnd(width)} \${price}\`);
  }
}

export namespace Orders {
  export function first(orders: readonly Order[]): Order | undefined {
    const sorted = orders.toSorted((a, b) => a.total() - b.total());
    return sorted.find((order) => order.lines.length > 0);
  }
}

export type State =
  | { readonly kind: 'open'; readonly since: Date }
  | { readonly kind: 'paid'; readonly amount: number };

export default {
  name: 'orders',
  columns: ['id', 'items', 'total', 'currency'],
  open: () => new Map<string, Order>(),
};
`;

const TYPESCRIPTREACT = `import { useState, type ReactNode } from 'react';
import styles from './order.module.css';

export interface OrderProps {
  readonly id: string;
  readonly items: readonly Item[];
  readonly onPaid?: (id: string, amount: number) => void;
}

const CURRENCIES = ['EUR', 'USD'] as const;

/** One line of an order. */
export const OrderLine = ({ item }: { item: Item }) => (
  <li className={styles.line}>
    {item.name}: {item.price} {item.currency}
  </li>
);

export default function Order({ id, items, onPaid }: OrderProps): ReactNode {
  const [paid, setPaid] = useState(false);

  useEffect(() => {
    const timer = setInterval(() => refresh(id), 1_000);
    subscribe(id, items, () => setPaid(true));
    return () => clearInterval(timer);
  }, [id]);

  const pay = async () => {
    await send(\`/orders/\${id}/pay\`, { items, currency: CURRENCIES[0] });
    setPaid(true);
    onPaid?.(id, items.length);
  };

  if (paid) {
    return <p>Thanks</p>;
  }

  return (
    <ul>
      {items.map((item) => (
        <OrderLine key={item.id} item={item} />
      ))}
      <button onClick={pay}>Pay</button>
    </ul>
  );
}
`;

const JAVASCRIPT = `const { readFile } = require('node:fs/promises');
const store = require('./store');

class Order {
  #items = [];

  constructor(items, currency = 'EUR') {
    this.#items = items.toSorted((a, b) => a.price - b.price);
    this.currency = currency;
  }

  total = () => {
    const prices = this.#items.map((item) => item.price);
    return prices.reduce((sum, price) => sum + price, 0);
  };
}

describe('an order', () => {
  it('adds up', async () => {
    const order = new Order([{ price: 1 }, { price: 2 }]);
    expect(order.total()).toBe(3);
  });

  it('is empty', () => {
    const order = new Order([], 'USD', store.connection());
    expect(order.total()).toBe(0);
  });
});

exports.load = async function load(id) {
  const rows = await store.rows('orders', id);
  return new Order(JSON.parse(await readFile(rows[0].path)));
};

module.exports = { Order, load: exports.load };
`;

const PYTHON = `"""Sells things."""
from __future__ import annotations

import os, json as j
from .store import Store

LIMITS = {
    "items": 100,
    "amount": 10_000,
    "per_request": 25,
    "currency": "EUR",
}


# Placed by people.
@dataclass(frozen=True)
@final
class Order(Base):
    """What was bought."""

    id: str
    items: list[Item] = field(
        default_factory=list,
    )

    @property
    def total(
        self,
        currency: str = "EUR",
    ) -> int:
        """Adds up."""
        return sum(item.price for item in self.items if item.currency == currency)

    @classmethod
    async def load(cls, store: Store) -> Order:  # from the store
        # Slow.
        rows = await store.rows("orders")
        return cls(**rows[0])


def main() -> None:
    order = asyncio.run(Order.load(Store(os.environ["STORE"])))
    print(order.total, "for", len(order.items), "items")
`;

const GO = `// Package shop sells.
package shop

import (
	"context"
	"fmt"

	store "example.com/store/v2"
)

const (
	maxItems   = 100
	maxAmount  = 10_000
	minAmount  = 1
	perRequest = 25
)

// Order is what was bought.
type Order struct {
	ID    string \`json:"id"\`
	Items []Item \`json:"items"\`
	Total int    \`json:"total"\`
}

// Total adds up.
func (o *Order) Sum(ctx context.Context) (int, error) {
	total := 0
	for _, item := range o.Items {
		total += item.Price
	}
	return total, nil
}

func (o *Order) String() string {
	lines := make([]string, 0, len(o.Items))
	lines = append(lines, fmt.Sprintf("order %s of %d items", o.ID, len(o.Items)))
	return strings.Join(lines, "\\n")
}
`;

const JAVA = `package shop.orders;

import java.util.List;
import static java.util.stream.Collectors.*;

/**
 * What was bought.
 */
@Entity
@Table(name = "orders")
public final class Order extends Base implements Comparable<Order> {

    @Inject
    private final Store store;

    private static final Map<String, Integer> LIMITS = Map.of(
        "items", 100,
        "amount", 10_000,
        "perRequest", 25,
        "currencies of an order", 1
    );

    public Order(Store store) {
        super(store.connection(), store.rows("orders"));
        this.store = store;
        this.items = store.rows("items");
    }

    @Override
    public int compareTo(Order other) {
        return Integer.compare(total(), other.total());
    }

    enum State {
        OPEN, PAID, SENT, RETURNED, LOST_ON_THE_WAY, CLOSED_BY_THE_SHOP,
        CLOSED_BY_THE_CUSTOMER, CLOSED_BY_THE_BANK, CLOSED_BY_THE_STATE;
    }
}
`;

const CSHARP = `using System;
using System.Collections.Generic;

namespace Shop.Orders
{
    /// <summary>Places orders.</summary>
    [Service]
    public sealed class OrderService : IOrderService
    {
        private readonly IStore _store;

        public OrderService(IStore store)
        {
            _store = store ?? throw new ArgumentNullException(nameof(store));
            Console.WriteLine("store is given");
            Console.WriteLine("store is given");
        }

        public int Count { get; private set; }

        [Obsolete("use PlaceAsync")]
        public Order Place(Cart cart)
        {
            var order = new Order();
            foreach (var item in cart.Items)
            {
                order.Add(item);
            }
            return order;
        }

        public IEnumerable<Order> All() => _store.All();

        private static void Check(Cart cart)
        {
            if (cart.Items.Count == 0)
            {
                throw new InvalidOperationException("empty");
            }
        }
    }
}
`;

const CPP = `#include <vector>
#include "shop/cart.h"

namespace shop {

// Keeps what was ordered,
// newest first.
template <typename T>
class Ring final : public Base {
 public:
  explicit Ring(std::size_t size)
      : size_(size),
        items_(size) {
    reserve(size);
    check(size, "a ring has a size");
    start_ = 0;
  }

  [[nodiscard]] bool empty() const;

  T *next(int step) {
    int at = start_ + step;
    return &items_[at % size_];
  }

 private:
  std::size_t size_;
  std::vector<T> items_;
};

template <typename T>
bool Ring<T>::empty() const {
  check(size_, "a ring has a size");
  const auto found = std::find(items_.begin(), items_.end(), T{});
  return found == items_.end();
}

}  // namespace shop

int main(int argc, char **argv) {
  shop::Ring<int> ring(argc);
  std::cout << "the ring is empty: " << ring.empty() << std::endl;
  return 0;
}
`;

const C = `#include <stdio.h>

struct order {
    int id;
    int total;
    const char *currency;
    struct item *items;
};

/* Adds up. */
static int total(const struct order *order,
                 int count)
{
    int sum = 0;
    for (int at = 0; at < count; at++)
        sum += order->items[at].price;
    return sum;
}

int main(void)
{
    struct order order = {0};
    printf("%d\\n", total(&order, 0));
    return 0;
}
`;

const PHP = `<?php

declare(strict_types=1);

namespace Shop\\Orders;

use Shop\\Store\\{Store, Row};
use function strlen;

/**
 * What was bought.
 */
#[Entity(table: 'orders')]
final class Order extends Base implements JsonSerializable
{
    use Timestamps;

    private const LIMIT = 100;

    private array $items = [
        'first',
        'second',
        'third of the items of an order',
        'fourth of the items of an order',
    ];

    public function __construct(
        private readonly string $id,
        private readonly Store $store,
    ) {
        parent::__construct($id, $store->connection());
        $this->items = $store->rows('orders', $id);
    }

    #[Pure]
    public function total(string $currency = 'EUR'): int
    {
        return array_sum(array_column($this->items, 'price'));
    }
}

function load(Store $store): Order
{
    $row = $store->rows('orders')[0];
    return new Order($row['id'], $store, $row['items']);
}
`;

const RUBY = `# frozen_string_literal: true

require "json"
require_relative "store"

module Shop
  # What was bought.
  class Order < Base
    LIMIT = 100

    attr_reader :items

    # Adds up.
    def total(currency = "EUR")
      items
        .select { |item| item.currency == currency }
        .sum(&:price)
    end

    def self.load(store)
      rows = store.rows("orders").map { |row| new(row) }
      rows.sort_by(&:created_at).reverse.first(LIMIT)
    end

    class << self
      def empty
        new(items: [], created_at: Time.now, currency: "EUR")
      end
    end
  end
end

describe Shop::Order do
  it "adds up" do
    order = Shop::Order.new(items: [item(1), item(2)], currency: "EUR")
    expect(order.total).to eq(3)
  end
end
`;

const RUST = `use std::{collections::HashMap, fmt};
use crate::store::Store;

mod items;

/// What was bought.
#[derive(Debug, Clone)]
pub struct Order {
    pub id: String,
    pub items: Vec<Item>,
    pub currency: Currency,
    total: u64,
}

impl<'a> Order {
    pub const LIMIT: usize = 100;

    /// Adds up.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.items.iter().map(|item| item.price).sum()
    }

    pub fn load<S: Store>(store: &'a S) -> Result<Self, Error>
    where
        S: Clone,
    {
        let rows = store.rows("orders")?;
        let first = rows.first().ok_or(Error::Empty)?;
        Self::try_from(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adds_up() {
        let order = Order { id: "1".into(), items: vec![], currency: Currency::Eur, total: 0 };
        assert_eq!(order.total(), 0);
    }
}
`;

const CHANGES: readonly {
  readonly name: string;
  readonly language: string;
  readonly text: string;
  /** The one that the change touches. */
  readonly line: number;
  readonly shown: string;
}[] = [
  {
    name: 'TypeScript: a method of an abstract class, with decorators, a namespace, a type and a default export',
    language: 'typescript',
    text: TYPESCRIPT,
    line: 27,
    shown: `import { Component } from './component.js';
export * from './items.js';

/**
 * What was bought.
 */
@Entity({ table: 'orders' })
export abstract class Order extends Component<Item> {
  static readonly limit = 100;

  @Inject(Store)
  private readonly store!: Store;

  /* Lines 14-18 omitted */
  total(currency = 'EUR'): number {
    /* Lines 20-21 omitted */
  }

  abstract load(id: string): Promise<void>;

  get lines(): readonly string[] {
    const width = Math.max(...this.items.map(({ name }) => name.length));
    return this.items.map(({ name, price }) => \`\${name.padEnd(width)} \${price}\`);
  }
}

export namespace Orders {
  /* Lines 33-36 omitted */
}

export type State =
  /* Lines 40-41 omitted */

export default {
  /* Lines 44-46 omitted */
};
`,
  },
  {
    name: 'TSX: a constant function in a component',
    language: 'typescriptreact',
    text: TYPESCRIPTREACT,
    line: 29,
    shown: `import { useState, type ReactNode } from 'react';
import styles from './order.module.css';

export interface OrderProps {
  /* Lines 5-7 omitted */
}

const CURRENCIES = ['EUR', 'USD'] as const;

/** One line of an order. */
export const OrderLine = ({ item }: { item: Item }) => (
  /* Lines 14-16 omitted */
);

export default function Order({ id, items, onPaid }: OrderProps): ReactNode {
  const [paid, setPaid] = useState(false);

  useEffect(() => {
    /* Lines 23-25 omitted */
  }, [id]);

  const pay = async () => {
    await send(\`/orders/\${id}/pay\`, { items, currency: CURRENCIES[0] });
    setPaid(true);
    onPaid?.(id, items.length);
  };

  /* Lines 34-39 omitted */
      {items.map((item) => (
        <OrderLine key={item.id} item={item} />
      ))}
      <button onClick={pay}>Pay</button>
    </ul>
  );
}
`,
  },
  {
    name: 'JavaScript: a test in its suite',
    language: 'javascript',
    text: JAVASCRIPT,
    line: 20,
    shown: `const { readFile } = require('node:fs/promises');
const store = require('./store');

class Order {
  /* Lines 5-15 omitted */
}

describe('an order', () => {
  it('adds up', async () => {
    const order = new Order([{ price: 1 }, { price: 2 }]);
    expect(order.total()).toBe(3);
  });

  it('is empty', () => {
    /* Lines 25-26 omitted */
  });
});

exports.load = async function load(id) {
  /* Lines 31-32 omitted */
};

module.exports = { Order, load: exports.load };
`,
  },
  {
    name: 'Python: a decorated property of a decorated class',
    language: 'python',
    text: PYTHON,
    line: 32,
    shown: `"""Sells things."""
from __future__ import annotations

import os, json as j
from .store import Store

LIMITS = {
    # Lines 8-11 omitted
}


# Placed by people.
@dataclass(frozen=True)
@final
class Order(Base):
    """What was bought."""

    id: str
    items: list[Item] = field(
        default_factory=list,
    )

    @property
    def total(
        self,
        currency: str = "EUR",
    ) -> int:
        """Adds up."""
        return sum(item.price for item in self.items if item.currency == currency)

    @classmethod
    async def load(cls, store: Store) -> Order:  # from the store
        # Lines 36-39 omitted

def main() -> None:
    # Lines 42-43 omitted
`,
  },
  {
    name: 'Go: a method with its receiver',
    language: 'go',
    text: GO,
    line: 30,
    shown: `// Package shop sells.
package shop

import (
	"context"
	"fmt"

	store "example.com/store/v2"
)

const (
	/* Lines 12-15 omitted */
)

// Order is what was bought.
type Order struct {
	/* Lines 20-22 omitted */
}

// Total adds up.
func (o *Order) Sum(ctx context.Context) (int, error) {
	total := 0
	for _, item := range o.Items {
		total += item.Price
	}
	return total, nil
}

func (o *Order) String() string {
	/* Lines 35-37 omitted */
}
`,
  },
  {
    name: 'Java: a method with an annotation, beside annotated fields',
    language: 'java',
    text: JAVA,
    line: 30,
    shown: `package shop.orders;

import java.util.List;
import static java.util.stream.Collectors.*;

/**
 * What was bought.
 */
@Entity
@Table(name = "orders")
public final class Order extends Base implements Comparable<Order> {

    @Inject
    private final Store store;

    private static final Map<String, Integer> LIMITS = Map.of(
        /* Lines 17-20 omitted */
    );

    public Order(Store store) {
        /* Lines 24-26 omitted */
    }

    @Override
    public int compareTo(Order other) {
        return Integer.compare(total(), other.total());
    }

    enum State {
        /* Lines 35-36 omitted */
    }
}
`,
  },
  {
    name: 'C#: a method in a class in a namespace, with attributes',
    language: 'csharp',
    text: CSHARP,
    line: 26,
    shown: `using System;
using System.Collections.Generic;

namespace Shop.Orders
{
    /// <summary>Places orders.</summary>
    [Service]
    public sealed class OrderService : IOrderService
    {
        private readonly IStore _store;

        public OrderService(IStore store)
        {
            /* Lines 14-16 omitted */
        }

        public int Count { get; private set; }

        [Obsolete("use PlaceAsync")]
        public Order Place(Cart cart)
        {
            var order = new Order();
            foreach (var item in cart.Items)
            {
                order.Add(item);
            }
            return order;
        }

        public IEnumerable<Order> All() => _store.All();

        private static void Check(Cart cart)
        {
            /* Lines 36-39 omitted */
        }
    }
}
`,
  },
  {
    name: 'C++: a method of a template',
    language: 'cpp',
    text: CPP,
    line: 22,
    shown: `#include <vector>
#include "shop/cart.h"

namespace shop {

// Keeps what was ordered,
// newest first.
template <typename T>
class Ring final : public Base {
 public:
  explicit Ring(std::size_t size)
      : size_(size),
        items_(size) {
    /* Lines 14-16 omitted */
  }

  [[nodiscard]] bool empty() const;

  T *next(int step) {
    int at = start_ + step;
    return &items_[at % size_];
  }

 private:
  std::size_t size_;
  std::vector<T> items_;
};

template <typename T>
bool Ring<T>::empty() const {
  /* Lines 33-35 omitted */
}

}  // namespace shop

int main(int argc, char **argv) {
  /* Lines 41-43 omitted */
}
`,
  },
  {
    name: 'C: a function, through the grammar of C++',
    language: 'c',
    text: C,
    line: 13,
    shown: `#include <stdio.h>

struct order {
    /* Lines 4-7 omitted */
};

/* Adds up. */
static int total(const struct order *order,
                 int count)
{
    int sum = 0;
    for (int at = 0; at < count; at++)
        sum += order->items[at].price;
    return sum;
}

int main(void)
{
    /* Lines 22-24 omitted */
}
`,
  },
  {
    name: 'PHP: a method with an attribute',
    language: 'php',
    text: PHP,
    line: 38,
    shown: `<?php

declare(strict_types=1);

namespace Shop\\Orders;

use Shop\\Store\\{Store, Row};
use function strlen;

/**
 * What was bought.
 */
#[Entity(table: 'orders')]
final class Order extends Base implements JsonSerializable
{
    use Timestamps;

    private const LIMIT = 100;

    private array $items = [
        /* Lines 21-24 omitted */
    ];

    public function __construct(
        private readonly string $id,
        private readonly Store $store,
    ) {
        /* Lines 31-32 omitted */
    }

    #[Pure]
    public function total(string $currency = 'EUR'): int
    {
        return array_sum(array_column($this->items, 'price'));
    }
}

function load(Store $store): Order
{
    /* Lines 44-45 omitted */
}
`,
  },
  {
    name: 'Ruby: a method of a class in a module',
    language: 'ruby',
    text: RUBY,
    line: 16,
    shown: `# frozen_string_literal: true

require "json"
require_relative "store"

module Shop
  # What was bought.
  class Order < Base
    LIMIT = 100

    attr_reader :items

    # Adds up.
    def total(currency = "EUR")
      items
        .select { |item| item.currency == currency }
        .sum(&:price)
    end

    def self.load(store)
      # Lines 21-22 omitted
    end

    class << self
      # Lines 26-28 omitted
    end
  end
end

describe Shop::Order do
  # Lines 34-37 omitted
end
`,
  },
  {
    name: 'Rust: a function of an impl',
    language: 'rust',
    text: RUST,
    line: 20,
    shown: `use std::{collections::HashMap, fmt};
use crate::store::Store;

mod items;

/// What was bought.
#[derive(Debug, Clone)]
pub struct Order {
    /* Lines 9-12 omitted */
}

impl<'a> Order {
    pub const LIMIT: usize = 100;

    /// Adds up.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.items.iter().map(|item| item.price).sum()
    }

    pub fn load<S: Store>(store: &'a S) -> Result<Self, Error>
    where
        S: Clone,
    {
        /* Lines 28-30 omitted */
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /* Lines 38-42 omitted */
}
`,
  },
];

describe('what is shown for a change', () => {
  it.each(CHANGES)('$name', async ({ language, text, line, shown }) => {
    const outline = await outlineOf(text, language, grammars);
    const segments = elideLines(text, outline, language, 'elided', [{ from: line, to: line }]);
    expect({ by: outline.by, shown: drawElided(text, segments) }).toEqual({ by: 'grammar', shown });
  });
});

const OUTLINES: readonly {
  readonly name: string;
  readonly language: string;
  readonly text: string;
  readonly shown: string;
}[] = [
  {
    name: 'TypeScript',
    language: 'typescript',
    text: TYPESCRIPT,
    shown: `import { Component } from './component.js';
export * from './items.js';

/**
 * What was bought.
 */
@Entity({ table: 'orders' })
export abstract class Order extends Component<Item> {
  static readonly limit = 100;

  @Inject(Store)
  private readonly store!: Store;

  /* Lines 14-18 omitted */
  total(currency = 'EUR'): number {
    /* Lines 20-21 omitted */
  }

  abstract load(id: string): Promise<void>;

  get lines(): readonly string[] {
    /* Lines 27-28 omitted */
  }
}

export namespace Orders {
  export function first(orders: readonly Order[]): Order | undefined {
    /* Lines 34-35 omitted */
  }
}

export type State =
  /* Lines 40-41 omitted */

export default {
  /* Lines 44-46 omitted */
};
`,
  },
  {
    name: 'JavaScript',
    language: 'javascript',
    text: JAVASCRIPT,
    shown: `const { readFile } = require('node:fs/promises');
const store = require('./store');

class Order {
  #items = [];

  constructor(items, currency = 'EUR') {
    /* Lines 8-9 omitted */
  }

  total = () => {
    /* Lines 13-14 omitted */
  };
}

describe('an order', () => {
  it('adds up', async () => {
    /* Lines 20-21 omitted */
  });

  it('is empty', () => {
    /* Lines 25-26 omitted */
  });
});

exports.load = async function load(id) {
  /* Lines 31-32 omitted */
};

module.exports = { Order, load: exports.load };
`,
  },
  {
    name: 'Java',
    language: 'java',
    text: JAVA,
    shown: `package shop.orders;

import java.util.List;
import static java.util.stream.Collectors.*;

/**
 * What was bought.
 */
@Entity
@Table(name = "orders")
public final class Order extends Base implements Comparable<Order> {

    @Inject
    private final Store store;

    private static final Map<String, Integer> LIMITS = Map.of(
        /* Lines 17-20 omitted */
    );

    public Order(Store store) {
        /* Lines 24-26 omitted */
    }

    @Override
    public int compareTo(Order other) {
        return Integer.compare(total(), other.total());
    }

    enum State {
        /* Lines 35-36 omitted */
    }
}
`,
  },
  {
    name: 'Python',
    language: 'python',
    text: PYTHON,
    shown: `"""Sells things."""
from __future__ import annotations

import os, json as j
from .store import Store

LIMITS = {
    # Lines 8-11 omitted
}


# Placed by people.
@dataclass(frozen=True)
@final
class Order(Base):
    """What was bought."""

    id: str
    items: list[Item] = field(
        default_factory=list,
    )

    @property
    def total(
        self,
        currency: str = "EUR",
    ) -> int:
        # Lines 31-32 omitted

    @classmethod
    async def load(cls, store: Store) -> Order:  # from the store
        # Lines 36-39 omitted

def main() -> None:
    # Lines 42-43 omitted
`,
  },
  {
    name: 'Ruby',
    language: 'ruby',
    text: RUBY,
    shown: `# frozen_string_literal: true

require "json"
require_relative "store"

module Shop
  # What was bought.
  class Order < Base
    LIMIT = 100

    attr_reader :items

    # Adds up.
    def total(currency = "EUR")
      # Lines 15-17 omitted
    end

    def self.load(store)
      # Lines 21-22 omitted
    end

    class << self
      def empty
        # Line 27 omitted
      end
    end
  end
end

describe Shop::Order do
  it "adds up" do
    # Lines 35-36 omitted
  end
end
`,
  },
  {
    name: 'Rust',
    language: 'rust',
    text: RUST,
    shown: `use std::{collections::HashMap, fmt};
use crate::store::Store;

mod items;

/// What was bought.
#[derive(Debug, Clone)]
pub struct Order {
    /* Lines 9-12 omitted */
}

impl<'a> Order {
    pub const LIMIT: usize = 100;

    /// Adds up.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.items.iter().map(|item| item.price).sum()
    }

    pub fn load<S: Store>(store: &'a S) -> Result<Self, Error>
    where
        S: Clone,
    {
        /* Lines 28-30 omitted */
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adds_up() {
        /* Lines 40-41 omitted */
    }
}
`,
  },
];

describe('the outline of a file', () => {
  it.each(OUTLINES)('$name', async ({ language, text, shown }) => {
    const segments = elideLines(text, await outlineOf(text, language, grammars), language, 'outline', []);
    expect(drawElided(text, segments)).toBe(shown);
  });
});
