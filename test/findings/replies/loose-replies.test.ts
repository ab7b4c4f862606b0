import { describe, expect, it } from 'vitest';
import { parseReply } from '../../../src/findings/replies/parse-reply.ts';

const TWO = ['src/a.ts:12 It is wrong.', 'src/b.ts:3 slow'];

function read(text: string): readonly string[] {
  return parseReply(text).drafts.map(({ path, line, body }) => `${path}:${line} ${body}`);
}

describe('a reply without JSON is read as far as it is clear, and has a complaint', () => {
  it.each<[string, string]>([
    [
      'YAML',
      'comments:\n  - path: src/a.ts\n    line: 12\n    body: It is wrong.\n  - path: src/b.ts\n    line: 3\n    body: |\n      slow',
    ],
    [
      'YAML in a fence',
      '```yaml\n- path: src/a.ts\n  line: 12\n  body: "It is wrong."\n- path: src/b.ts\n  line: 3\n  body: slow\n```',
    ],
    ['a list', '- **src/a.ts:12** - It is wrong.\n- `src/b.ts` (line 3): slow'],
    [
      'labels',
      '### 1. Bad\n- **File:** `src/a.ts`\n- **Line:** 12\n- **Issue:** It is wrong.\n\n### 2. Slow\n- **File:** src/b.ts\n- **Line:** 3\n- **Issue:** slow',
    ],
    ['headings of files', '## src/a.ts\n\n- Line 12: It is wrong.\n\n## src/b.ts\n**Line 3**: slow'],
    ['headings of places', '### src/a.ts:12 — Bad\n\nIt is wrong.\n\n### src/b.ts:3\n\nslow'],
    ['a table', '| File | Line | Issue |\n|---|---|---|\n| `src/a.ts` | 12 | It is wrong. |\n| src/b.ts | 3 | slow |'],
    [
      'titles before places',
      '1. **Bad** — `src/a.ts` line 12: It is wrong.\n2. **Slow** in `src/b.ts` on line 3. slow',
    ],
    ['lines of a compiler', 'src/a.ts:12:3: warning: It is wrong.\nsrc/b.ts(3,4): error: slow'],
    ['severities in front', '🔴 High: src/a.ts:12 — It is wrong.\n[minor] src/b.ts:3 slow'],
    [
      'elements',
      '<r><comment path="src/a.ts" line="12">It is wrong.</comment><comment><path>src/b.ts</path><line>3</line><body>slow</body></comment></r>',
    ],
    [
      'a report of a linter',
      '<c><file name="src/a.ts"><error line="12" message="It is wrong."/></file><file name="src/b.ts"><error line="3" message="slow"/></file></c>',
    ],
  ])('%s', (_name, text) => {
    expect([read(text), parseReply(text).complaint]).toEqual([TWO, 'there is no JSON in it']);
  });

  it.each([
    ['praise', 'No issues found.'],
    ['prose about a file', 'I think src/a.ts looks good overall.'],
    ['a file without a text', '- src/a.ts:12'],
    ['thinking that has no end', '<think>\nMaybe src/a.ts:12: wrong'],
  ])('but not %s', (_name, text) => {
    expect(parseReply(text).kind).toBe('unreadable');
  });

  it.each<[string, string, number]>([
    ['nothing is missing', '- src/a.ts:12: It is wrong.\n- src/b.ts:3: slow', 0],
    ['an item names its line late', '- src/a.ts:12: It is wrong.\n- Slow code, see the loop on line 3 of src/b.ts', 1],
    ['an item only praises', '- src/a.ts:12: It is wrong.\n- The loop on line 3 of src/b.ts is fine', 0],
    ['an item below names another line', '- src/a.ts:12: It is wrong.\n    - as line 3 shows', 0],
    ['an item is about a line that was read', '- src/a.ts:12: It is wrong.\n- To mend it, remove line 12', 0],
  ])('what could not be read is counted: %s', (_name, text, missing) => {
    const { drafts, leftOut } = parseReply(text);
    expect(drafts.length).toBeGreaterThan(0);
    expect(leftOut.map(({ reason }) => reason)).toEqual(
      Array.from({ length: missing }, () => 'one of its items names a line, but not in a form that can be read'),
    );
  });

  it.each(['**a** ', '**a** in a/', '[', '(', '- a/', 'a.', '| ', '<a b="', '<![CDATA[', '**', 'path: '])(
    'a long text of %j comes to an end',
    (part) => {
      expect(parseReply(part.repeat(20_000)).drafts).toEqual([]);
    },
  );
});
