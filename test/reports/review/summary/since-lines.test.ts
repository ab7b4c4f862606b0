import { expect, it } from 'vitest';
import { CHANGE_ITSELF } from '../../../../src/findings/types.ts';
import type { Since } from '../../../../src/reports/review/state/since.ts';
import { closedFindings } from '../../../../src/reports/review/summary/since-lines.ts';

const NOTHING: Since = { fresh: [], open: [], fixed: [], returned: [], unjudged: [], dismissed: [] };
const ROW = { fingerprint: 'ab12', title: 'A title', path: 'src/a.ts' };
const DISMISSED = { ...ROW, reason: 'ada resolved its thread' };

it.each<[string, Partial<Since>, string, string]>([
  [
    'fixed and dismissed',
    { fixed: [ROW], dismissed: [DISMISSED] },
    '2 findings no longer reported: 1 fixed, 1 dismissed',
    '- Fixed: A title in `src/a.ts`\n- Dismissed: A title in `src/a.ts`, because ada resolved its thread',
  ],
  [
    'open, and in files that nobody could judge again',
    { unjudged: [ROW] },
    '1 open finding not judged again',
    '- Not judged again: A title in `src/a.ts`',
  ],
  [
    'of both kinds',
    { unjudged: [ROW], fixed: [ROW, ROW] },
    '2 findings no longer reported: 2 fixed; 1 open finding not judged again',
    '- Fixed: A title in `src/a.ts`',
  ],
  [
    'about the change itself, which is not a path',
    { fixed: [{ ...ROW, path: CHANGE_ITSELF }] },
    '1 finding no longer reported: 1 fixed',
    '- Fixed: A title in the change itself',
  ],
])('lists findings that are %s', (_name, since, title, rows) => {
  const [text = ''] = closedFindings({ ...NOTHING, ...since }, 10_000);
  expect(text).toContain(`<summary>${title}</summary>`);
  expect(text).toContain(rows);
});

it('is empty if nothing is closed', () => {
  expect(closedFindings(NOTHING, 10_000)).toEqual([]);
});
