import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openTerminal, type Terminal } from '../../../src/commands/output/terminal.ts';

/** A terminal, and what it writes to standard error. */
function open(flags: Partial<Parameters<typeof openTerminal>[0]>): { terminal: Terminal; said: () => string } {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const line = { output: undefined, quiet: false, color: 'never', progress: 'never', options: new Map(), ...flags };
  return {
    terminal: openTerminal(line, new AbortController().signal),
    said: () => write.mock.calls.map(([text]) => String(text)).join(''),
  };
}

function temporaryFile(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-terminal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

it.each([
  [
    'is named with what it has, where progress is shown',
    'always',
    'one page',
    (path: string) => `Wrote ${path}: one page\n`,
  ],
  ['is named alone if there is nothing to say about it', 'always', undefined, (path: string) => `Wrote ${path}.\n`],
  ['is not mentioned in a script', 'never', 'one page', () => ''],
])('a written file %s', async (_name, progress, about, expected) => {
  const output = temporaryFile('page.html');
  const { terminal, said } = open({ output, progress });
  await terminal.print('<p>', about === undefined ? {} : { about });
  expect([readFileSync(output, 'utf8'), said()]).toEqual(['<p>', expected(output)]);
});

it.each([
  ['says that it waits, if a person would have to type', true, 'Reading standard input, as nothing is piped in'],
  ['reads a pipe without a word', false, ''],
])('standard input %s', async (_name, isTTY, expected) => {
  const stdin = vi.spyOn(process, 'stdin', 'get');
  onTestFinished(() => stdin.mockRestore());
  stdin.mockReturnValue(
    Object.assign(Readable.from([Buffer.from('diff')]), { isTTY }) as unknown as typeof process.stdin,
  );
  const { terminal, said } = open({});
  expect(Buffer.from(await terminal.readStandardInput()).toString()).toBe('diff');
  expect(said().slice(0, expected.length)).toBe(expected);
  expect(said() === '').toBe(!isTTY);
});

it.each([
  ['is broken at the width of the terminal', 40, 'Two words do not fit into this line of\n  the message\n'],
  ['stays on one line in a log', undefined, 'Two words do not fit into this line of the message\n'],
])('a message %s', (_name, columns, expected) => {
  const before = Object.getOwnPropertyDescriptor(process.stderr, 'columns');
  Object.defineProperty(process.stderr, 'columns', { value: columns, configurable: true });
  onTestFinished(() => {
    Object.defineProperty(process.stderr, 'columns', before ?? { value: undefined, configurable: true });
  });
  const { terminal, said } = open({});
  terminal.say('Two words do not fit into this line of the message');
  expect(said()).toBe(expected);
});
