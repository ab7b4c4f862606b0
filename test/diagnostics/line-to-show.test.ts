import { describe, expect, it } from 'vitest';
import { lineToShow } from '../../src/diagnostics/line-to-show.ts';
import { sourceText } from '../../src/text/source-text.ts';

/** Any row but the first, which shows itself what it is. */
const ROW = 'MzEfYyjiWA4R4M2bS1GB4t7NXp98C3SC6dVMvDuictGeurT8jNbvJZHtCSuYEvu';
const KEY = ['-----BEGIN PRIVATE KEY-----', ROW, ROW, '-----END PRIVATE KEY-----'];

function show(path: string, lines: readonly string[], line: number): string {
  return lineToShow(sourceText(path, lines.join('\n')), line);
}

describe('a line that is a part of a secret is hidden', () => {
  it.each<[string, string, readonly string[], number]>([
    ['the body of a private key', 'a.md', ['Use this:', '', ...KEY, ''], 4],
    ['the same with the line ends of Windows', 'a.md', KEY.map((line) => `${line}\r`), 2],
    ['the same, indented in a block of YAML', 'a.yml', ['key: |', ...KEY.map((line) => `  ${line}`)], 3],
    ['a value below its name', 'a.yml', ['password: |', '  hT7kQ9zLm2Xv8Rb4', 'user: a'], 2],
    ['a value in the data of a cluster', 'a.yml', ['kind: Secret', 'data:', '  first: aHVudGVyMg=='], 3],
  ])('%s', (_name, path, lines, line) => {
    const shown = show(path, lines, line);
    expect(shown).toMatch(/^\s*\*+(?:\s+\*+)*$/);
    expect(shown).toHaveLength((lines[line - 1] ?? '').replace(/\r$/, '').length);
  });
});

describe('a line stays as it is', () => {
  it.each<[string, readonly string[], number]>([
    ['next to a private key', ['Use this:', ...KEY, 'Never use `var`.'], 6],
    ['without a secret', ['# Rules', '- Never use `var`.'], 2],
    // Where it is drawn, the value alone is masked.
    ['with a secret that it shows itself', ['password = "hT7kQ9zLm2Xv8Rb4"'], 1],
    ['that is empty', ['', 'x'], 1],
  ])('%s', (_name, lines, line) => {
    expect(show('a.md', lines, line)).toBe(lines[line - 1]);
  });
});
