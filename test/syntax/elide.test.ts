import { describe, expect, it } from 'vitest';
import { drawElided, elideLines } from '../../src/syntax/elide.ts';
import { outlineByIndentation } from '../../src/syntax/outline-by-indentation.ts';

/** `elided` for a change of one line, or `outline` for none. */
function draw(text: string, language: string, line?: number): string {
  const outline = outlineByIndentation(text, language);
  const touched = line === undefined ? [] : [{ from: line, to: line }];
  return drawElided(text, elideLines(text, outline, language, line === undefined ? 'outline' : 'elided', touched));
}

const KOTLIN = `package shop

import shop.store.Store

// What was bought.
@Entity
class Order(val store: Store) {
    val currency = "EUR"

    @Override
    fun total(): Int {
        val prices = items.map { it.price }
        return prices.sumOf { it.amount }
    }

    fun load(id: String): Order {
        val rows = store.rows("orders", id)
        if (rows.isEmpty()) {
            throw IllegalStateException("there is no order $id")
        }
        return Order(rows.first().store)
    }
}

fun main() {
    println(Order(Store()).load("1").total())
    println(Order(Store()).load("2").total())
}
`;

describe('a file without a grammar', () => {
  it('shows the heads around a changed line and next to it, by indentation', () => {
    expect(draw(KOTLIN, 'kotlin', 12)).toBe(`package shop

import shop.store.Store

// What was bought.
@Entity
class Order(val store: Store) {
    val currency = "EUR"

    @Override
    fun total(): Int {
        val prices = items.map { it.price }
        return prices.sumOf { it.amount }
    }

    fun load(id: String): Order {
        /* Lines 17-21 omitted */
    }
}

fun main() {
    /* Lines 26-27 omitted */
}
`);
  });

  it('has heads of two levels in its outline', () => {
    expect(draw(KOTLIN, 'kotlin')).toBe(`package shop

import shop.store.Store

// What was bought.
@Entity
class Order(val store: Store) {
    val currency = "EUR"

    @Override
    fun total(): Int {
        /* Lines 12-13 omitted */
    }

    fun load(id: String): Order {
        /* Lines 17-21 omitted */
    }
}

fun main() {
    /* Lines 26-27 omitted */
}
`);
  });

  it('has its marker in a comment of the language', () => {
    const yaml = `name: CI
on: push
jobs:
  build:
    steps:
      - run: npm install --no-audit
      - run: npm run build
      - run: npm run lint
  test:
    steps:
      - run: npm test
`;
    expect(draw(yaml, 'yaml', 11)).toBe(`name: CI
on: push
jobs:
  build:
    # Lines 5-7 omitted
      - run: npm run lint
  test:
    steps:
      - run: npm test
`);
  });

  it('shows the lines around a change of plain text, and a marker in brackets', () => {
    const text = Array.from({ length: 30 }, (_, index) => `Sentence ${index + 1} of a long letter.`).join('\n');
    expect(draw(text, 'plaintext', 15)).toBe(`[Lines 1-11 omitted]
Sentence 12 of a long letter.
Sentence 13 of a long letter.
Sentence 14 of a long letter.
Sentence 15 of a long letter.
Sentence 16 of a long letter.
Sentence 17 of a long letter.
Sentence 18 of a long letter.
[Lines 19-30 omitted]`);
  });
});

describe('a part that is left out', () => {
  const segments = (text: string, language: string): unknown =>
    elideLines(text, outlineByIndentation(text, language), language, 'outline', []);

  it('is shown if it is shorter than two markers', () => {
    const body = '    a()\n    b()\n';
    expect(segments(`f {\n${body}}\n`, 'swift')).toEqual([{ kind: 'lines', from: 1, to: 4 }]);
  });

  it('may be a single, very long line', () => {
    expect(segments(`f {\n\t${'a'.repeat(1_000_000)}\n}\n`, 'swift')).toEqual([
      { kind: 'lines', from: 1, to: 1 },
      { kind: 'omitted', from: 2, to: 2, marker: '\t/* Line 2 omitted */' },
      { kind: 'lines', from: 3, to: 3 },
    ]);
  });

  it.each([
    ['swift', '/* Lines 1-9 omitted */'],
    ['r', '# Lines 1-9 omitted'],
    ['sql', '/* Lines 1-9 omitted */'],
    ['lua', '-- Lines 1-9 omitted'],
    ['html', '<!-- Lines 1-9 omitted -->'],
    ['ocaml', '(* Lines 1-9 omitted *)'],
    ['vb', "' Lines 1-9 omitted"],
    ['bat', ':: Lines 1-9 omitted'],
    ['perl', '# Lines 1-9 omitted'],
    ['csv', '[Lines 1-9 omitted]'],
    ['constructor', '[Lines 1-9 omitted]'],
  ])('is said in the comments of %s', (language, marker) => {
    const text = 'a long line of no special kind;\n'.repeat(9);
    expect(segments(text, language)).toEqual([{ kind: 'omitted', from: 1, to: 9, marker }]);
  });

  it('keeps only as much indentation as a person would write', () => {
    const text = `${' '.repeat(100_000)}x\n`.repeat(3);
    expect(segments(text, 'swift')).toEqual([{ kind: 'omitted', from: 1, to: 3, marker: '/* Lines 1-3 omitted */' }]);
  });

  it('does not exist in an empty text', () => {
    expect(segments('', 'swift')).toEqual([]);
  });
});
