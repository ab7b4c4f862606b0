import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/errors.ts';
import {
  describeNestedExtends,
  describeUnreadExtends,
  extendConfig,
  keepUndecided,
  readExtends,
} from '../../src/options/extend-config.ts';
import { readConfig } from '../../src/options/read-config-text.ts';
import { readOptions } from '../../src/options/read-options.ts';
import { sourceText } from '../../src/text/source-text.ts';

const COMMIT = 'a'.repeat(40);
const CENTRAL = 'acme/.github/housestyle.yml@aaaaaaa';

function config(text: string): ReturnType<typeof readConfig> {
  return readConfig(sourceText('.github/housestyle.yml', text));
}

function extended(own: string, central: string): ReturnType<typeof extendConfig> {
  return extendConfig(config(own), config(central), CENTRAL);
}

function attempt(work: () => unknown): readonly string[] {
  try {
    work();
    return [];
  } catch (error) {
    return error instanceof UserError ? [error.code, error.message] : ['unexpected'];
  }
}

describe('a configuration that extends another', () => {
  it('has the values of both, and its own where both have one', () => {
    const { options, configOnly } = extended(
      'max-comments: 5\nrules: { a: off }\n',
      'max-comments: 9\nverify: false\nprices: {}\n',
    );
    expect([...options].map(([name, { value }]) => [name, value])).toEqual([
      ['max-comments', 5],
      ['verify', false],
    ]);
    expect(configOnly.values).toEqual({ prices: {}, rules: { a: 'off' } });
  });

  it('keeps what the policy decides, also against an input', () => {
    const { options, configOnly, policy } = extended(
      'verify: false\n',
      'fail-on: high\nmax-comments: 9\npolicy: [fail-on]\n',
    );
    const input = new Map([['fail-on', { value: 'never', where: { kind: 'named', name: 'fail-on' } as const }]]);
    const read = readOptions([keepUndecided(input, policy), options], configOnly);
    expect([read.failOn?.value, read.maxComments, read.verify]).toEqual(['high', 9, false]);
  });

  it('keeps the default of a key that the policy names without a value, also against an input', () => {
    const { options, configOnly, policy } = extended('', 'policy: [max-comments]\n');
    const input = new Map([
      ['max-comments', { value: '0', where: { kind: 'named', name: 'max-comments' } as const }],
      ['min-severity', { value: 'high', where: { kind: 'named', name: 'min-severity' } as const }],
    ]);
    const read = readOptions([keepUndecided(input, policy), options], configOnly);
    expect([read.maxComments, read.minSeverity]).toEqual([readOptions([]).maxComments, 'high']);
  });

  it.each<[string, string, string, string]>([
    [
      'sets a key of the policy',
      'fail-on: never\n',
      'fail-on: high\npolicy: [fail-on]\n',
      `\`fail-on\` is decided by the policy of ${CENTRAL}`,
    ],
    [
      'sets rules although the policy has them',
      'rules: { a: off }\n',
      'policy: [rules]\n',
      `\`rules\` is decided by the policy of ${CENTRAL}`,
    ],
    ['extends one that extends a third', '', `extends: a/b/c.yml@${COMMIT}\n`, `${CENTRAL} extends another file`],
    [
      'extends one whose policy has an unknown key',
      '',
      'policy: [fail-onn]\n',
      '`policy` lists the unknown key `fail-onn`',
    ],
    [
      'extends one whose policy lists `extends`, without which no repository would have it',
      '',
      'policy: [fail-on, extends]\n',
      '`policy` cannot list `extends`',
    ],
    [
      'extends one whose policy has no value, which would decide nothing',
      '',
      'fail-on: high\npolicy:\n',
      `\`policy\` of ${CENTRAL} must be a list of keys`,
    ],
    [
      'extends one whose policy is no list',
      '',
      'policy: { a: 1 }\n',
      `\`policy\` of ${CENTRAL} must be a list of keys`,
    ],
  ])('is refused if it %s', (_, own, central, message) => {
    expect(attempt(() => extended(own, central))[1]).toContain(message);
  });
});

describe('`extends`', () => {
  it('names a file of a repository at a commit', () => {
    const value = `acme/.github/config/housestyle.yml@${COMMIT}`;
    expect(readExtends({ value, where: { kind: 'named', name: 'extends' } })).toEqual({
      owner: 'acme',
      repository: '.github',
      path: 'config/housestyle.yml',
      commit: COMMIT,
    });
  });

  it('takes the digits of a commit in both cases of letters', () => {
    const value = `acme/.github/housestyle.yml@${COMMIT.toUpperCase()}`;
    expect(readExtends({ value, where: { kind: 'named', name: 'extends' } }).commit).toBe(COMMIT);
  });

  it.each([
    'acme/.github/housestyle.yml@main',
    'acme/.github/housestyle.yml',
    'housestyle.yml',
    `../x/y@${COMMIT}z`,
    `acme/../x.yml@${COMMIT}`,
    `acme/x/../../y.yml@${COMMIT}`,
    `acme/x/y.yml?ref=main@${COMMIT}`,
    `acme/x/%2e%2e/y.yml@${COMMIT}`,
    7,
  ])('refuses %j, which is no such name', (value) => {
    expect(attempt(() => readExtends({ value, where: { kind: 'named', name: 'extends' } }))[0]).toBe('wrong-extends');
  });
});

describe('a run that does not follow `extends`', () => {
  it.each([
    [
      'says how a file at a commit is read',
      `verify: false\nextends: acme/.github/housestyle.yml@${COMMIT}\n`,
      'without a token, the file that `extends` names is not read',
      'pass `--github-token TOKEN`',
    ],
    [
      'says that a branch is refused',
      'verify: false\nextends: acme/.github/housestyle.yml@main\n',
      'names no commit',
      '40 hexadecimal digits',
    ],
  ])('%s, where, and what to do', (_name, text, why, what) => {
    const said = describeUnreadExtends(config(text));
    expect(said).toMatch(/^`\.github\/housestyle\.yml:2`: /);
    expect(said).toContain(why);
    expect(said).toContain(what);
  });

  it('says nothing where nothing is extended', () => {
    expect(describeUnreadExtends(config('verify: false\n'))).toBeUndefined();
  });
});

it.each([
  ['a file with a policy that extends another', `policy: [fail-on]\nextends: a/b/c.yml@${COMMIT}\n`, '.yml:2`: a file'],
  ['a file with a policy alone', 'policy: [fail-on]\n', undefined],
  ['a file that extends another alone', `extends: a/b/c.yml@${COMMIT}\n`, undefined],
])('names `extends` in a file that others extend: %s', (_name, text, expected) => {
  const sentence = describeNestedExtends(config(text));
  expect(sentence?.slice(sentence.indexOf('.yml:'), sentence.indexOf(' with a'))).toBe(expected);
});
