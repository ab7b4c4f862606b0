import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/changes/types.ts';
import type { Draft } from '../../../src/findings/types.ts';
import { reportNewSecrets } from '../../../src/literal/run/new-secrets.ts';
import { ALL_ON } from '../../../src/literal/switches/check-switches.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';

const AWS = ['AKIA', 'Q3EGVNHS2ZPK7YBX'].join('');
const RANDOM = ['hK3x9Lq', '2vTzW8'].join('');
const BODY = 'q8Zr5TnV2xKcW7yLmP4sBd9fHj3gRa';
const NPM = `npm_${BODY}${checksum(BODY)}`;

function report(path: string, lines: readonly string[], more: readonly FileChange[] = []): readonly string[] {
  const { drafts, suspected } = reportNewSecrets([fileOf(path, hunkAt(1, lines)), ...more], [], ALL_ON);
  const reported = drafts.map(({ path: at, line, severity, kind }) => `${at}:${line} ${severity} ${kind}`);
  return [...reported, ...suspected.map(({ path: at, line }) => `${at}:${line} may have one`)];
}

describe('reportNewSecrets', () => {
  it.each([
    ['a key by its form', 'src/a.ts', [`+k("${AWS}")`], ['src/a.ts:1 high security']],
    ['a password in an address', 'src/a.ts', [`+f('db://app:${RANDOM}@db.acme.io/a')`], ['src/a.ts:1 high security']],
    [
      'that a random value may be a password',
      'src/a.ts',
      [`+const password = "${RANDOM}";`],
      ['src/a.ts:1 may have one'],
    ],
    ['that a value of an environment may be one', '.env', [`+DB_PASSWORD=${RANDOM}`], ['.env:1 may have one']],
    ['no removed key', 'src/a.ts', [`-k("${AWS}")`], []],
    ['no key that stays', 'src/a.ts', [` k("${AWS}")`, '+run()'], []],
    ['no key in a line that moves', 'src/a.ts', [`-k("${AWS}")`, `+  k("${AWS}")`], []],
    [
      'a key in a workflow that tests',
      '.github/workflows/test.yml',
      [`+  KEY: ${AWS}`],
      ['.github/workflows/test.yml:1 high security'],
    ],
    ['no key in a test', 'src/a.test.ts', [`+k("${AWS}")`], []],
    ['no value in an example', '.env.example', [`+DB_PASSWORD=${RANDOM}`], []],
    ['no value in the description of an API', 'docs/api-reference/admin.yaml', [`+secret_key: ${RANDOM}`], []],
    ['no placeholder', 'src/a.ts', ['+const password = "your-password-1";'], []],
  ])('reports %s', (_, path, lines, expected) => {
    expect(report(path, lines)).toEqual(expected);
  });

  it('knows a key that moves from one file to another', () => {
    const from = fileOf('src/b.ts', hunkAt(1, [`-k("${AWS}")`]));
    expect(report('src/a.ts', [`+k("${AWS}")`], [from])).toEqual([]);
  });

  it('reports a line once, and leaves it to a statement that reports it', () => {
    const file = fileOf('src/a.ts', hunkAt(1, [`+k("${AWS}", "${AWS}")`]));
    const [draft] = reportNewSecrets([file], [], ALL_ON).drafts;
    expect(reportNewSecrets([file], [draft as Draft], ALL_ON).drafts).toEqual([]);
  });

  it.each<[string, Partial<FileChange>, readonly string[]]>([
    ['new', { path: `src/${AWS}.ts`, status: 'added' }, [`src/${AWS}.ts:undefined high security`]],
    [
      'moved',
      { path: `${AWS}/a.ts`, previousPath: 'a.ts', status: 'renamed' },
      [`${AWS}/a.ts:undefined high security`],
    ],
    ['moved, and had it before', { path: `b/${AWS}.ts`, previousPath: `${AWS}.ts`, status: 'renamed' }, []],
    ['edited', { path: `src/${AWS}.ts`, status: 'modified' }, []],
  ])('reports a key in the name of a file that is %s', (_, named, expected) => {
    const { drafts } = reportNewSecrets([{ ...fileOf('src/a.ts', hunkAt(1, ['+run()'])), ...named }], [], ALL_ON);
    expect(drafts.map(({ path, line, severity, kind }) => `${path}:${line} ${severity} ${kind}`)).toEqual(expected);
  });

  it('never says the value', () => {
    const file = fileOf('src/a.ts', hunkAt(1, [`+k("${AWS}");`, `+const password = "${RANDOM}";`]));
    const said = JSON.stringify(reportNewSecrets([file], [], ALL_ON));
    expect(said).not.toMatch(new RegExp(`${AWS}|${RANDOM}`));
    expect(said).toContain('AWS access key');
    expect(said).toContain('a password');
  });

  it.each([
    ['`literal-checks: off`', { isOff: true, leftOut: [] }],
    ['`leave-out-checks: secrets`', { isOff: false, leftOut: ['secrets'] }],
  ])('is switched off by %s', (_, switches) => {
    expect(reportNewSecrets([fileOf('src/a.ts', hunkAt(1, [`+k("${AWS}")`]))], [], switches)).toEqual({
      drafts: [],
      suspected: [],
    });
  });

  it('reports a token whose checksum is valid in a test too', () => {
    expect(report('src/a.test.ts', [`+k("${NPM}")`])).toEqual(['src/a.test.ts:1 high security']);
  });
});

/** The checksum of tokens of npm and GitHub: the CRC32 in base 62. */
function checksum(body: string): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let written = '';
  for (let rest = crc32(body); rest > 0; rest = Math.floor(rest / digits.length)) {
    written = digits.charAt(rest % digits.length) + written;
  }
  return written.padStart(6, '0');
}
