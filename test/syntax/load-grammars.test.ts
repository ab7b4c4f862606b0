import { expect, it } from 'vitest';
import { installedGrammars } from './installed-grammars.ts';

const ENDLESS = `class A { int x = ${'a<'.repeat(6_000)}`;

it('after four files that no grammar can parse, no other file is parsed', async () => {
  const grammars = installedGrammars();
  const read = async (text: string): Promise<boolean> => (await grammars.read(text, 'java')) !== undefined;
  const texts = ['class B {}', ENDLESS, ENDLESS, ENDLESS, 'class C {}', ENDLESS, 'class D {}'];
  expect(await Promise.all(texts.map(read))).toEqual([true, false, false, false, true, false, false]);
});

it('a grammar that never ends costs its file: the thread is ended, and the next file gets another', async () => {
  let timers = 0;
  const grammars = installedGrammars((end) => {
    timers += 1;
    if (timers === 2) {
      queueMicrotask(end);
    }
    return () => undefined;
  });
  const read = async (text: string): Promise<boolean> => (await grammars.read(text, 'java')) !== undefined;
  expect(await Promise.all(['class A {}', 'class B {}', 'class C {}'].map(read))).toEqual([true, false, true]);
});
