import { describe, expect, it } from 'vitest';
import { dumpScene, idsOf, saidIn, type DumpScene } from '../stage-dump.ts';

const BASE = { 'a.ts': 'let a;\n', 'copy.ts': 'let a;\n\n', 'data.bin': 'a\0b', 'secret.ts': 'key\n' };

function attach(paths: readonly string[], scene: DumpScene = {}): ReturnType<typeof dumpScene> {
  return dumpScene({ purpose: 'code-generation', base: BASE, given: { attach: paths }, ...scene });
}

function attachedIn(dump: Awaited<ReturnType<typeof dumpScene>>): readonly string[] {
  return idsOf(dump).filter((id) => id.startsWith('attachments/'));
}

describe('attachments', () => {
  it('are read once, even if named twice', async () => {
    expect(attachedIn(await attach(['a.ts', './a.ts', 'a.ts']))).toEqual(['attachments/a.ts']);
  });

  it('with equal texts are shown once, and the other is only named', async () => {
    const dump = await attach(['a.ts', 'copy.ts']);
    expect(attachedIn(dump)).toEqual(['attachments/a.ts', 'attachments/copy.ts']);
    expect(saidIn(dump).split('let a;')).toHaveLength(2);
  });

  it('come before the changed files, which are also attached', async () => {
    const dump = await attach(['a.ts'], { head: { 'b.ts': 'let b;\n', 'a.ts': 'let c;\n' } });
    expect(attachedIn(dump)).toEqual(['attachments/a.ts', 'attachments/b.ts']);
    expect(saidIn(dump)).toContain('1 |let c;');
  });

  it('list changed files that cannot be read as left out', async () => {
    const { leftOut } = await attach([], { head: { 'b.ts': 'let b;\n' }, unreadable: ['b.ts'] });
    expect(leftOut).toEqual([
      { source: 'b.ts', reason: 'it is not attached: it is too large, not a text file, or not available' },
    ]);
  });

  it('list changed files beyond the limit as left out', async () => {
    const head = Object.fromEntries(Array.from({ length: 103 }, (_, file) => [`f${file}.ts`, `let f${file};\n`]));
    const { leftOut } = await attach([], { head });
    const sources = leftOut.map(({ source }) => source).toSorted();
    const reasons = new Set(leftOut.map(({ reason }) => reason));
    expect([sources, [...reasons]]).toEqual([
      ['f100.ts', 'f101.ts', 'f102.ts'],
      ['it is not attached: only as many of 103 files are read as a prompt could hold'],
    ]);
  });

  it.each<[string, string, string]>([
    ['a file outside', '../a.ts', 'The attachment `../a.ts` is not a file of the repository'],
    ['a file by its absolute path', '/etc/passwd', 'The attachment `/etc/passwd` is not a file of'],
    ['no name', '', 'The attachment `` is not a file of the repository'],
    ['a missing file', 'b.ts', 'The attachment `b.ts` is missing in the head, is not a file, or is larger'],
    [
      'a file that no model may see',
      './secret.ts',
      'The attachment `secret.ts` must not be shown to a model: excluded by `secret.ts`',
    ],
    ['bytes', 'data.bin', 'The attachment `data.bin` is not a UTF-8 text file'],
  ])('are refused: %s', async (_, path, message) => {
    await expect(attach([path], { base: { ...BASE, '.copilotignore': 'secret.ts\n' } })).rejects.toThrow(message);
  });
});
