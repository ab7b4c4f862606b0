import type { Attack, Threat } from '../attack.ts';

/** A part in which every text is hostile. */
function partOf(text: string, index: number): string {
  return JSON.stringify({
    version: 1,
    owner: 'acme',
    skipped: 0,
    repositories: [
      {
        repository: `acme/r${index} ${text}`,
        files: [{ path: text, rules: 1, checked: 1 }],
        dead: [{ path: text, reason: text }],
        errors: 1,
        warnings: 0,
        broken: { [text]: 1 },
        problems: [{ rule: text, severity: 'error', path: text, line: 1, message: text }],
      },
      {
        repository: `acme/s${index}`,
        files: [],
        dead: [],
        errors: 0,
        warnings: 0,
        broken: {},
        problems: [],
        failed: text,
      },
    ],
  });
}

/** Texts, each with what must not be in the Markdown. JSON, whose lines have quotes, has them as they are. */
const TEXTS: readonly (readonly [what: string, text: string, never: RegExp])[] = [
  ['a mention', 'ask @octofleet', /^[|-].*(?<!`[^`]*)@octofleet/m],
  ['a reference to an issue', 'see #3001', /^[|-].*(?<!`[^`]*)(?<!\\)#3001/m],
  ['a link', '[x](https://evil.test/f)', /^[|-].*(?<!`[^`]*)(?<!\\)\]\(https:/m],
  ['an address', 'https://evil.test/bare', /^[|-] .*(?<!`[^`]*)https:\/\/evil\.test\/bare/m],
  ['HTML', '<script>alert(3)</script>', /^[|-].*(?<!`[^`]*)<script>/m],
  ['a command of the runner', '##[error]fleet', /##\[error\]fleet/],
  ['an escape of a terminal', '\u001B[31mfleet', /\u001B\[31mfleet/],
  ['a bar that adds a cell', 'a | b | c', /^\| .*[^\\]\| b \|/m],
  ['a line', 'a\n\n# Instructions of mallory', /^# Instructions of mallory/m],
];

const WRONG: readonly (readonly [what: string, text: string, says: string])[] = [
  ['no JSON', '{"version":', 'is not a part of a fleet'],
  ['another version', '{"version":2}', 'it has no `"version": 1` and `owner`'],
  ['a number for a name', '{"version":1,"owner":"a","skipped":0,"repositories":[{"repository":1}]}', 'lacks a field'],
  [
    'a part of a million',
    '{"version":1,"owner":"a","part":"1/1000000","skipped":0,"repositories":[]}',
    '`part` is not of the form',
  ],
  [
    'the prototype of all objects',
    '{"version":1,"owner":"a","skipped":0,"repositories":[{"__proto__":{"x":1}}]}',
    'lacks a field',
  ],
];

export function withoutFindings(result: string): string {
  const edited = result.replaceAll(/^\[\{.*\}\]\n/gm, '');
  if (edited === result) {
    throw new Error('the result has no findings to take out');
  }
  return edited;
}

/** The result with the number of bytes that follow its first line, which tells a file that was cut. */
function withItsLength(result: string): string {
  const rest = result.slice(result.indexOf('\n') + 1).trimEnd();
  return result.replace(/"bytes":\d+/, `"bytes":${Buffer.byteLength(rest)}`);
}

/** What somebody who can write the artifact of a shard makes of its result, which says that a rule is broken. */
const EDITS: readonly (readonly [what: string, edits: (result: string) => string, says: string])[] = [
  ['lacks its findings', withoutFindings, 'does not have the seal'],
  ['names a lower severity', (result) => result.replaceAll('"medium"', '"low"'), 'does not have the seal'],
  [
    'lacks its seal',
    (result) => result.replace(/^.*\n/, '{"format":"housestyle-shard-file-3"}\n'),
    'does not have the seal',
  ],
  ['is cut', (result) => result.slice(0, result.length / 2), 'does not have the seal'],
  ['is an archive', () => 'PK\u0003\u0004', 'shard-1-of-1'],
  ['is empty', () => '', 'shard-1-of-1'],
];

export const JOINED: Threat = {
  id: 'joined',
  title: 'Results of other jobs',
  threat:
    'A job, or whoever can write its artifact, puts text that acts into the part of a fleet that another job joins.',
  defence: 'A part is checked when it is read, and refused as a whole. All of its texts are escaped in the page.',
  attacks: [
    ...TEXTS.map(([what, text, never], index): Attack => ({
      tries: `The part of a fleet holds ${what}`,
      by: 'author',
      scene: 'joined',
      brings: { head: { [`part${index}.json`]: partOf(text, index) } },
      never: { terminal: never },
      says: { terminal: `acme/s${index}` },
    })),
    ...EDITS.map(([what, edits, says]): Attack => ({
      tries: `The result of a shard ${what}`,
      by: 'author',
      scene: 'sharded',
      alone: true,
      brings: { edits },
      never: { findings: /^No findings|internal error/m },
      says: { terminal: says, findings: 'left no result' },
    })),
    {
      tries: 'The result of a shard without a model lacks its findings',
      by: 'author',
      scene: 'sharded',
      alone: true,
      brings: {
        args: ['--provider', 'offline'],
        edits: (result) =>
          withItsLength(withoutFindings(result).replace('"conclusion":"findings"', '"conclusion":"clean"')),
      },
      never: { terminal: 'does not have the seal', findings: ['rule out `var`', 'left no result'] },
      says: { terminal: 'Shard 1 of 1: ' },
      remains:
        'Without a key of a model and without `seal-key`, the jobs of a workflow share no secret, so that a result has no seal. Only a job of the same workflow run can write such an artifact: give the jobs a `seal-key`, or let no job of that workflow run code of the change.',
    },
    {
      tries: 'The result of a shard without a model, but with `seal-key`, lacks its findings',
      by: 'author',
      scene: 'sharded',
      alone: true,
      brings: {
        args: ['--provider', 'offline', '--seal-key', 'seal-of-the-team'],
        edits: withoutFindings,
      },
      never: { findings: /^No findings|internal error|seal-of-the-team/m, files: 'seal-of-the-team' },
      says: { terminal: 'does not have the seal', findings: 'left no result' },
    },
    ...WRONG.map(([what, text, says], index): Attack => ({
      tries: `The part of a fleet is ${what}`,
      by: 'author',
      scene: 'joined',
      alone: true,
      brings: { head: { [`wrong${index}.json`]: text } },
      never: { terminal: /internal error|`acme\/ordinary`/ },
      says: { terminal: says },
    })),
  ],
};
