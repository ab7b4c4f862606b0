import { describe, expect, it } from 'vitest';
import { forgetUnused, memoryKey, recordUses } from '../../../src/context/memory/forget-memory.ts';
import { readMemory, type MemoryEntry } from '../../../src/context/memory/read-memory.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const LONG_AGO = Date.parse('2026-10-01');

function entry(dates: Readonly<Record<string, string>> = {}): MemoryEntry {
  const [read] = readMemory('m.json', JSON.stringify([{ subject: 's', fact: 'f', ...dates }])).entries;
  return read!;
}

describe('an entry of a memory', () => {
  it.each<readonly [string, Readonly<Record<string, string>>, string | undefined, string | undefined]>([
    ['is kept if nothing is known of it', {}, undefined, undefined],
    ['is kept for 28 days', {}, '2026-10-26T12:00:00Z', undefined],
    ['is forgotten after 28 days', {}, '2026-10-26T11:59:59Z', '2026-10-26'],
    ['is forgotten by its own date', { lastUsed: '2026-10-01' }, undefined, '2026-10-01'],
    ['is forgotten by the date of its creation', { created: '2026-10-01T08:00:00+02:00' }, undefined, '2026-10-01'],
    ['is kept if it was used since its creation', { created: '2026-01-01' }, '2026-11-20', undefined],
    ['is kept by a newer date of its own', { lastUsed: '2026-11-01' }, '2026-01-01', undefined],
    ['is kept if another clock was ahead', {}, '2031-01-01', undefined],
  ])('%s', (_name, dates, recorded, since) => {
    const one = entry(dates);
    const last = new Map(recorded === undefined ? [] : [[memoryKey(one), Date.parse(recorded)]]);
    const { entries, leftOut } = forgetUnused([one], { now: NOW, last });
    expect([entries.length, leftOut.map(({ reason }) => reason)]).toEqual(
      since === undefined
        ? [1, []]
        : [
            0,
            [`it has been of no use since ${since}, for more than 28 days; to keep it, give it a newer \`lastUsed\``],
          ],
    );
  });

  it('is used now, or keeps its date, or begins now', () => {
    const [used, idle, fresh] = ['used', 'idle', 'fresh'].map((fact) => ({ ...entry(), fact }));
    const last = new Map([
      [memoryKey(used!), LONG_AGO],
      [memoryKey(idle!), LONG_AGO],
    ]);
    const record = recordUses([used!, idle!, fresh!], ({ fact }) => fact === 'used', { now: NOW, last });
    expect([used!, idle!, fresh!].map((one) => record.get(memoryKey(one)))).toEqual([NOW, LONG_AGO, NOW]);
  });

  it.each(['yesterday', '2026-13-45', 5, '', '23.11.2026'])('has no date %j', (lastUsed) => {
    const { problems } = readMemory('m.json', JSON.stringify([{ subject: 's', fact: 'f', lastUsed }]));
    expect(problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
      '`lastUsed` must be a date Write it as "2026-11-23".',
    ]);
  });
});
