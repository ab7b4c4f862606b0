import { describe, expect, it } from 'vitest';
import { compareDumps, readCost, sumTokens } from '../../src/inspector/compare-dumps.ts';
import { findDumpText } from '../../src/inspector/dump-text.ts';
import { readDump, type ShownDump } from '../../src/inspector/read-dump.ts';
import { dumpHtml } from '../../src/reports/dumps/dump-html.ts';
import { dumpJson, type PromptDump } from '../../src/reports/dumps/dump.ts';
import { BUDGET, dumpOf, requestOf, smallTree } from './dumps.ts';

function shown(dump: PromptDump): ShownDump {
  const read = readDump(JSON.stringify(dumpJson(dump)));
  if ('kind' in read) {
    throw new Error(read.problem);
  }
  return read;
}

const dump = dumpOf(requestOf(smallTree(), BUDGET), requestOf(smallTree(), BUDGET));

describe('two dumps', () => {
  it('that are the same have no differences', () => {
    expect(compareDumps(shown(dump), shown(dump))).toEqual({ added: [], removed: [], changed: [], same: 9 });
  });

  it('can differ in texts, in the pieces that are sent, and in pieces that only one has', () => {
    const tree = smallTree('Old guidance.');
    const older = dumpOf(requestOf({ ...tree, messages: tree.messages.slice(0, 1) }, 600));
    const { added, removed, changed, same } = compareDumps(shown(older), shown(dump));
    expect(added.map(({ entry }) => entry.id)).toHaveLength(6);
    expect(removed).toEqual([]);
    expect(changed.map(({ before, after }) => [before.text, after.text, readCost(after) - readCost(before)])).toEqual([
      ['Old guidance.\n', 'Prefer early returns.\n', 8],
    ]);
    expect(same).toBe(2);
    expect(compareDumps(shown(dump), shown(older)).removed).toEqual(added);
    expect(sumTokens(shown(dump))).toBe(2 * 978);
  });
});

describe('a dump to compare with', () => {
  it('is read from JSON, and from a page that shows a dump', () => {
    const json = JSON.stringify(dumpJson(dump));
    const slots = '{{dump}}</script><script type="application/json" id="other">{{other}}</script>';
    const page = dumpHtml(`<!doctype html><script type="application/json" id="dump">${slots}`, dump);
    expect(readDump(findDumpText(json))).toEqual(shown(dump));
    expect(readDump(findDumpText(page))).toMatchObject({
      budget: BUDGET,
      requests: [{ tokens: 978 }, { tokens: 978 }],
    });
    expect(findDumpText('{"<script type=\\"application/json\\" id=\\"dump\\">": 1}')).toContain('": 1}');
  });

  it('may be of a newer version, with a kind of text that this page does not know', () => {
    const json = dumpJson({ ...dump, directions: [] });
    const newer = { ...json, directions: [{ place: 'title', form: 'sing-a-song', quote: 'La la' }] };
    expect(readDump(JSON.stringify(newer))).toMatchObject({
      directions: [{ place: 'title', does: 'sing-a-song', quote: 'La la' }],
    });
  });

  it('keeps who found a piece of context, and why, and ignores values of the wrong type', () => {
    const [request] = dump.requests;
    const provided = { by: 'callers', why: 'uses `total`', worth: 0.1 };
    const wrong = [{ ...provided, worth: 'much' }, { ...provided, by: 1 }, { by: 'callers' }, 'callers', null];
    const [piece] = request?.pieces ?? [];
    const pieces = [provided, ...wrong].map((one) => ({ ...piece, provided: one }));
    const read = readDump(JSON.stringify({ ...dumpJson(dump), requests: [{ ...request, plan: undefined, pieces }] }));
    const kept = 'requests' in read ? read.requests[0]?.pieces.map((one) => one.provided) : [];
    expect(kept).toEqual([provided, ...wrong.map(() => undefined)]);
  });

  it('may have a piece whose place is in no message, and the place is ignored', () => {
    const [request] = dump.requests;
    const pieces = request?.pieces.map((piece) => ({ ...piece, place: { message: 99, start: 0, end: 0 } }));
    const read = readDump(JSON.stringify({ ...dumpJson(dump), requests: [{ ...request, plan: undefined, pieces }] }));
    expect(JSON.stringify(read)).not.toContain('"message":99');
    expect(read).toMatchObject({ requests: [{ pieces: pieces?.map(() => ({ place: null })) }] });
  });

  it.each([
    ['', 'Unexpected end of JSON input'],
    ['null', 'the dump is not an object'],
    ['{"requests": {}}', 'requests is not a list'],
    ['{"requests": [1]}', 'requests[0] is not an object'],
    ['{"requests": [{"messages": [{"role": "root", "content": ""}]}]}', 'requests[0].messages has an unknown role'],
    ['{"requests": [{"messages": [], "pieces": [{}]}]}', 'requests[0].pieces[0].id is not a string'],
    ['{"requests": [], "purpose": "review", "encoding": "x", "budget": "9"}', 'budget is not a number'],
  ])('is refused if it is not a dump: %s', (json, problem) => {
    expect(readDump(json)).toEqual({ kind: 'unreadable', problem });
  });

  it('is read without invalid places, levels and plans', () => {
    const request = { ...requestOf(smallTree(), BUDGET), plan: { pieces: [] } };
    const pieces = request.pieces.map((entry) => ({
      ...entry,
      level: 'huge',
      place: { message: 7, start: 3, end: 1 },
    }));
    const read = readDump(JSON.stringify({ ...dumpJson(dump), requests: [{ ...request, pieces }] }));
    expect('requests' in read && read.requests[0]?.plan).toBeUndefined();
    expect('requests' in read && read.requests[0]?.pieces[0]).toMatchObject({ level: null, place: null });
  });
});
