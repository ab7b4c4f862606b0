import { describe, expect, it } from 'vitest';
import { UserError, describeUserError } from '../../../src/errors.ts';
import { readGiven, type Given } from '../../../src/jobs/gather/read-given.ts';

const NOTHING: Given = { message: undefined, attach: [], history: undefined, memory: undefined };

function refusalOf(given: Partial<Given>): string {
  try {
    readGiven({ ...NOTHING, ...given }, 'review');
  } catch (error) {
    return error instanceof UserError ? describeUserError(error) : String(error);
  }
  return 'taken';
}

describe('given input', () => {
  it('names the source file of each piece', () => {
    const history = { path: 'h.json', text: '[{"role": "user", "content": "Hi"}]' };
    const memory = { path: 'm.json', text: '[{"subject": "s", "fact": "f"}]' };
    const { parts } = readGiven({ ...NOTHING, history, memory }, 'code-generation');
    expect(JSON.stringify([parts.history, parts.memory]).match(/"source":"[^"]*"/g)).toEqual([
      '"source":"h.json"',
      '"source":"m.json"',
    ]);
  });

  it('is empty if nothing is given', () => {
    expect(readGiven(NOTHING, 'review')).toEqual({ parts: { history: [], memory: [], query: [] }, leftOut: [] });
  });

  it('lists the memories that are not used', () => {
    const entries = Array.from({ length: 11 }, (_, index) => ({ subject: `s${index}`, fact: 'f' }));
    const { leftOut } = readGiven({ ...NOTHING, memory: { path: 'm.json', text: JSON.stringify(entries) } }, 'review');
    expect(leftOut).toEqual([{ source: 'm.json (s10)', reason: 'only the first 10 entries go into a prompt' }]);
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
  ])('is refused as a whole: %s', (_, given, refusal) => {
    expect(refusalOf(given)).toBe(refusal);
  });
});
