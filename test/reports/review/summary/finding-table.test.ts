import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANGE_ITSELF, type Finding } from '../../../../src/findings/types.ts';
import { findingTable, type TableTerms } from '../../../../src/reports/review/summary/finding-table.ts';
import type { Since } from '../../../../src/reports/review/state/since.ts';
import { runs } from '../../../property-runs.ts';
import { findingOf, HOSTILE } from '../../result.ts';
import { nodesBelow, parseGfm, wordsOf, type MarkdownNode } from './rendered.ts';

const TARGET = { serverUrl: 'https://github.test', repository: 'o/r', revision: 'abc', headRevision: 'def' };
const COMMENT = 'https://github.test/o/r/pull/7#discussion_r12';
const NOTHING: Since = { fresh: [], open: [], fixed: [], returned: [], unjudged: [], dismissed: [] };

function draw(findings: readonly Finding[], terms: Partial<TableTerms> = {}): string {
  const all = { target: TARGET, since: undefined, lines: 100, room: 100_000, ...terms };
  return findingTable(findings, all).join('\n\n');
}

/** The rows below the titles, as lists of cells. */
function cellsOf(text: string): readonly (readonly MarkdownNode[])[] {
  const [table] = parseGfm(text).children ?? [];
  return (table?.children ?? []).slice(1).map(({ children = [] }) => children);
}

const row = (fields: Partial<Finding>, terms: Partial<TableTerms> = {}): string =>
  draw([findingOf(fields)], terms)
    .split('\n')
    .at(-1) ?? '';

describe('a row of the table', () => {
  it.each<[string, Partial<Finding>, Partial<TableTerms>, string]>([
    [
      'links to the line, and to the guideline',
      { guideline: { id: '2', source: 'docs/rules.md', line: 4, text: 'Use tabs.' } },
      {},
      '| medium | A title | [`src/a.ts:3`](https://github.test/o/r/blob/def/src/a.ts?plain=1#L3) | [`docs/rules.md:4`](https://github.test/o/r/blob/abc/docs/rules.md?plain=1#L4) |',
    ],
    [
      'links to the comment if there is one',
      { line: undefined } as never,
      { since: { ...NOTHING, open: [{ fingerprint: 'ab12', title: '', path: '', url: COMMENT }] } },
      `| medium | [A title](${COMMENT}) | \`src/a.ts\` | none (bug) |`,
    ],
    [
      'links to the rule of the validator that a customization file breaks',
      { rule: 'markdown-link-not-found' },
      { target: undefined },
      '| medium | A title | `src/a.ts:3` | rule [`markdown-link-not-found`](https://github.com/housestyle/housestyle/blob/main/docs/rules/markdown-link-not-found.md) |',
    ],
    [
      'has words instead of a path for what is about the change itself',
      { path: CHANGE_ITSELF, line: undefined } as never,
      { target: undefined },
      '| medium | A title | the change itself | none (bug) |',
    ],
    [
      'has no links without addresses',
      { severity: 'high' },
      { target: undefined },
      '| **high** | A title | `src/a.ts:3` | none (bug) |',
    ],
    [
      'names removed lines, which are not part of the head',
      { side: 'LEFT' },
      {},
      '| medium | A title | `src/a.ts:3` (removed) | none (bug) |',
    ],
    [
      'counts the other places of the same fault',
      { places: [{ path: 'b.ts', side: 'RIGHT' }] },
      { target: undefined },
      '| medium | A title | `src/a.ts:3` and 1 more | none (bug) |',
    ],
    [
      'cuts a long path in the middle, and a long title at the end',
      { path: `packages/${'x'.repeat(100)}/cart.ts`, title: 't'.repeat(100), side: 'LEFT' },
      {},
      `| medium | ${'t'.repeat(79)}… | \`packages/…/cart.ts:3\` (removed) | none (bug) |`,
    ],
    [
      'says what is new since the last run',
      {},
      { target: undefined, since: { ...NOTHING, since: 'abc', fresh: [{ fingerprint: 'ab12', title: '', path: '' }] } },
      '| medium, new | A title | `src/a.ts:3` | none (bug) |',
    ],
    [
      'marks nothing on a first review',
      {},
      { target: undefined, since: { ...NOTHING, fresh: [{ fingerprint: 'ab12', title: '', path: '' }] } },
      '| medium | A title | `src/a.ts:3` | none (bug) |',
    ],
    [
      'says that a finding is back',
      {},
      {
        target: undefined,
        since: { ...NOTHING, since: 'abc', returned: [{ fingerprint: 'ab12', title: '', path: '' }] },
      },
      '| medium, again | A title | `src/a.ts:3` | none (bug) |',
    ],
    [
      'does not link to an address that GitHub would not give',
      {},
      {
        target: undefined,
        since: { ...NOTHING, open: [{ fingerprint: 'ab12', title: '', path: '', url: 'javascript:alert(1)' }] },
      },
      '| medium | A title | `src/a.ts:3` | none (bug) |',
    ],
  ])('%s', (_name, fields, terms, expected) => {
    expect(row(fields, terms)).toBe(expected);
  });

  it('keeps code in a linked title, and its brackets and bars in the cell', () => {
    const since = { ...NOTHING, open: [{ fingerprint: 'ab12', title: '', path: '', url: COMMENT }] };
    const [cells = []] = cellsOf(draw([findingOf({ title: 'Use `a[0] | b` [now] \\' })], { since }));
    const [link] = cells[1]?.children ?? [];
    expect([link?.url, wordsOf(link as MarkdownNode), link?.children?.map(({ type }) => type)]).toEqual([
      COMMENT,
      'Use a[0] | b [now] \\',
      ['text', 'inlineCode', 'text'],
    ]);
  });
});

describe('the table', () => {
  it('is nothing without findings', () => {
    expect(draw([])).toBe('');
  });

  it.each([
    ['lines', { lines: 12 }, 10],
    ['few lines, but five rows', { lines: 0 }, 5],
    ['characters', { room: 130, target: undefined }, 2],
    ['room for more than a hundred rows', { lines: 1_000 }, 100],
  ])('counts what does not fit into %s', (_name, terms, shown) => {
    const many = Array.from({ length: 120 }, () => findingOf());
    const text = draw(many, terms);
    expect([
      cellsOf(text).length,
      text.includes(`… and ${120 - shown} more findings; the run's JSON has all of them.`),
    ]).toEqual([shown, true]);
  });

  it('keeps texts from outside in their cells', () => {
    const words = fc.array(fc.constantFrom(...HOSTILE, '](https://evil.test) ', '`a|b`', '\\|', '[', ']'), {
      maxLength: 12,
    });
    const text = words.map((parts) => `x${parts.join('')}`);
    fc.assert(
      fc.property(text, text, text, fc.boolean(), (title, path, source, hasComment) => {
        const one = findingOf({ title, path, guideline: { id: '2', source, line: 1, text: title } });
        const open = [{ fingerprint: 'ab12', title, path, ...(hasComment ? { url: COMMENT } : {}) }];
        const markdown = draw([one, findingOf({ title: 'Last' })], { since: { ...NOTHING, open } });
        const [table, ...others] = parseGfm(markdown).children ?? [];
        const rows = cellsOf(markdown);
        expect([table?.type, others, rows.map(({ length }) => length)]).toEqual(['table', [], [4, 4]]);
        expect(wordsOf(rows[1]?.[1] as MarkdownNode)).toBe('Last');
        const nodes = nodesBelow(table as MarkdownNode);
        expect(nodes.filter(({ type }) => ['html', 'image', 'imageReference', 'linkReference'].includes(type))).toEqual(
          [],
        );
        const foreign = nodes.filter((node) => node.url !== undefined && !node.url.startsWith(TARGET.serverUrl));
        // GitHub links a bare address in words; its own text says where it leads.
        expect(foreign.filter((node) => !node.url?.endsWith(wordsOf(node)))).toEqual([]);
        for (const place of [rows[0]?.[2], rows[0]?.[3]]) {
          expect(place?.children?.map(({ type }) => type)).toEqual(['link']);
          expect(nodesBelow(place as MarkdownNode).map(({ type }) => type)).toEqual(['link', 'inlineCode']);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
