import { describe, expect, it } from 'vitest';
import { UserError, describeUserError } from '../../../src/errors.ts';
import type { Purpose } from '../../../src/guidelines/purpose.ts';
import { readGiven, type Given } from '../../../src/jobs/gather/read-given.ts';

const NOTHING: Given = { message: undefined, attach: [], history: undefined, memory: undefined };

const HEAD = new Map([['src/a.ts', 'export const one = 1;\nexport function readAll() {}\n']]);

/** Reads what is given for a change with the file `src/a.ts` of two lines. */
function read(given: Partial<Given>, purpose: Purpose = 'review') {
  return readGiven({ ...NOTHING, ...given }, purpose, { files: [], readHead: async (path) => HEAD.get(path) });
}

async function refusalOf(given: Partial<Given>): Promise<string> {
  try {
    await read(given);
  } catch (error) {
    return error instanceof UserError ? describeUserError(error) : String(error);
  }
  return 'taken';
}

describe('given input', () => {
  it('names the source file of each piece', async () => {
    const history = { path: 'h.json', text: '[{"role": "user", "content": "Hi"}]' };
    const memory = { path: 'm.json', text: '[{"subject": "s", "fact": "f"}]' };
    const { parts } = await read({ history, memory }, 'code-generation');
    expect(JSON.stringify([parts.history, parts.memory]).match(/"source":"[^"]*"/g)).toEqual([
      '"source":"h.json"',
      '"source":"m.json"',
    ]);
  });

  it('is empty if nothing is given', async () => {
    expect(await read({})).toEqual({ parts: { history: [], memory: [], query: [] }, leftOut: [] });
  });

  it('lists the memories that are not used', async () => {
    const entries = Array.from({ length: 11 }, (_, index) => ({ subject: `s${index}`, fact: 'f' }));
    const { leftOut } = await read({ memory: { path: 'm.json', text: JSON.stringify(entries) } });
    expect(leftOut).toEqual([
      { source: 'm.json (s10)', reason: 'only 10 entries go into a prompt, those closest to the change first' },
    ]);
  });

  it('leaves out a memory whose citations no longer hold, with the reason', async () => {
    const text = JSON.stringify([
      { subject: 'reading', fact: 'Files are read by `readAll`.', citations: ['src/a.ts:2'] },
      { subject: 'writing', fact: 'Files are written by `writeAll`.', citations: ['src/a.ts:2', 'src/b.ts:1'] },
    ]);
    const { parts, leftOut } = await read({ memory: { path: 'm.json', text } });
    expect([JSON.stringify(parts.memory).match(/\w+ing: Files/g), leftOut]).toEqual([
      ['reading: Files'],
      [
        {
          source: 'm.json (writing)',
          reason:
            'its citations no longer hold (src/a.ts:2: the file does not contain `writeAll`; src/b.ts:1: there is no such text file)',
        },
      ],
    ]);
  });

  it.each<[string, Partial<Given>, string]>([
    [
      'each error with its place',
      { history: { path: 'h.json', text: '[{"role": "x", "content": ""},\n 1]' } },
      'h.json:1:11: The role of a message must be "user" or "assistant", not "x"\nh.json:2:2: A message must be an object, not a number\n  Write each message as {"role": "user", "content": "…"}.',
    ],
    [
      'a file that is not a memory',
      { memory: { path: 'm.json', text: '[{"fact": "f"}]' } },
      'm.json:1:2: An entry has no `subject`\n  Write a sentence as "subject".',
    ],
    [
      'an empty file',
      { history: { path: 'h.json', text: '' } },
      'h.json:1:1: The file does not contain a list\n  Write a JSON list: `[ … ]`.',
    ],
  ])('is refused as a whole: %s', async (_, given, refusal) => {
    expect(await refusalOf(given)).toBe(refusal);
  });
});
