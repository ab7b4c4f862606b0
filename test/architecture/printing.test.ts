import { describe, expect, it } from 'vitest';
import { listFiles, readFile } from './source-files.ts';

/** The only files that write to a terminal or to the log of a runner. */
const DOORS = ['action.ts', 'cli.ts', 'commands/output/terminal.ts'];

const WRITES =
  /process\s*\.\s*(?:stdout|stderr)|process\[|(?<![`.\w])console\s*\.\s*\w+\s*\(|\bcore\.(?:info|error|warning|notice|debug)\(/;

describe('what is printed', () => {
  it('leaves the program through three files', () => {
    const writers = listFiles('src').filter((file) =>
      readFile('src', file)
        .split('\n')
        .some(
          (line) => WRITES.test(line) && !/^\s*(?:\*|\/[/*])|'[^']*console\.|`[^`]*console\.|\/[^/]*console/.test(line),
        ),
    );
    expect(writers.filter((file) => !file.startsWith('inspector/'))).toEqual(DOORS);
  });

  it.each(['cli.ts', 'commands/output/terminal.ts'])('%s guards each text that it writes', (file) => {
    const writes = [...readFile('src', file).matchAll(/\.write\((?<text>.*)$/gm)].map(
      ({ groups }) => groups?.['text'] ?? '',
    );
    expect(writes.length).toBeGreaterThan(0);
    // Constants of ours need no guard.
    expect(writes.filter((text) => !text.includes('printed(') && !/VERSION|INTERRUPTED/.test(text))).toEqual([]);
  });

  it('is guarded in the Action by the one runner that its modes get', () => {
    expect(readFile('src', 'commands/action/guard-runner.ts')).toMatch(/log: .*oneLine\(cut\(/);
    expect(readFile('src', 'commands/action/guard-runner.ts')).toMatch(/printed\(cut\(commands\)/);
    expect(readFile('src', 'action.ts')).toMatch(/core\.error\(message/);
    expect(readFile('src', 'action.ts')).toMatch(/const message = printed\(/);
  });

  it('of standard output goes through the guard, or to a file', () => {
    const text = readFile('src', 'commands/output/terminal.ts');
    expect(text.match(/process\.stdout/g)).toHaveLength(2);
    expect(text).toMatch(/printPieces\(byLines\(pieces, \(text\) => printed\(cut\(text\)/);
  });
});
