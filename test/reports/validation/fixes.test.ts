import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawFixes } from '../../../src/reports/validation/fixes.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import { makeRepository } from '../../harness/repository.ts';

const ROW = 'MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQC7VJTUt9Us8cKj';
const KEY = `-----BEGIN PRIVATE KEY-----\n${ROW}\n${ROW}\n-----END PRIVATE KEY-----\n`;

it('a fix next to a private key shows no line of the key', async () => {
  const before = `# Rules\n\n${KEY}- never use var\n`;
  const { text: drawn } = await drawFixes(
    new Map([['a.md', `${before.replace('never', 'Never')}password = "hT7kQ9zLm2Xv8Rb4"\n`]]),
    memoryWorkspace({ 'a.md': before }),
    (_style, text) => text,
  );
  expect(drawn).toContain('+- Never use var');
  expect(drawn).not.toContain(ROW.slice(0, 20));
  expect(drawn).not.toContain('hT7kQ9zLm2Xv8Rb4');
});

describe('git apply', () => {
  const cases: readonly (readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, string>>])[] = [
    ['a text with LF', { 'a.md': 'a\nold\n' }, { 'a.md': 'a\nnew\n' }],
    ['a text with CRLF', { 'a.md': 'a\r\nold\r\nb\r\n' }, { 'a.md': 'a\r\nnew\r\nb\r\n' }],
    ['a text that loses its CRLF', { 'a.md': 'a\r\nold\n' }, { 'a.md': 'a\nold\n' }],
    ['a text without a line feed at its end', { 'a.md': 'a\nold' }, { 'a.md': 'a\nnew' }],
    ['a name with spaces and quotes', { 'my "a".md': 'old\n' }, { 'my "a".md': 'new\n' }],
    ['a name with letters of other languages', { 'ünï/日本.md': 'old\n' }, { 'ünï/日本.md': 'new\n' }],
    ['an empty file', { 'a.md': '' }, { 'a.md': 'new\n' }],
    ['two files', { 'a.md': 'old\n', 'b.md': 'old\r\n' }, { 'a.md': 'new\n', 'b.md': 'new\r\n' }],
  ];

  it.each(cases)('accepts the diff of %s', async (_name, before, after) => {
    const { text, isExact } = await drawFixes(new Map(Object.entries(after)), memoryWorkspace(before), plain);
    const { directory, git } = await makeRepository({ commits: [{ message: 'a', files: before }] });
    await writeFile(join(directory, 'fix.patch'), `${text}\n\nNothing was written.\n`);
    await git('apply', 'fix.patch');
    const applied = Object.keys(after).map((path) => readFileSync(join(directory, path), 'utf8'));
    expect([isExact, applied]).toEqual([true, Object.values(after)]);
  });

  it.each([
    ['a hidden character', 'a\u{202E}b\nold\n', 'a\u{202E}b\nnew\n'],
    ['the mark of the byte order', '\u{FEFF}a\nold\n', '\u{FEFF}a\nnew\n'],
    ['a secret', `${KEY}old\n`, `${KEY}new\n`],
  ])('is not promised for a diff that shows %s in another way', async (_name, before, after) => {
    const { isExact } = await drawFixes(new Map([['a.md', after]]), memoryWorkspace({ 'a.md': before }), plain);
    expect(isExact).toBe(false);
  });
});

function plain(_style: string, text: string): string {
  return text;
}
