import { expect, it } from 'vitest';
import { installedGrammars } from './installed-grammars.ts';

const ENDLESS = `class A { int x = ${'a<'.repeat(6_000)}`;

it('files that no grammar can parse do not keep others from being parsed', { tags: 'large' }, async () => {
  const grammars = installedGrammars();
  const read = async (text: string): Promise<boolean> => (await grammars.read(text, 'java')) !== undefined;
  const texts = ['class B {}', ENDLESS, ENDLESS, ENDLESS, 'class C {}', ENDLESS, 'class D {}'];
  expect(await Promise.all(texts.map(read))).toEqual([true, false, false, false, true, false, true]);
});

it('after two files that took all of their time, no other file is parsed', async () => {
  let timers = 0;
  const grammars = installedGrammars((end) => {
    timers += 1;
    if (timers <= 2) {
      queueMicrotask(end);
    }
    return () => undefined;
  });
  const read = async (text: string): Promise<boolean> => (await grammars.read(text, 'java')) !== undefined;
  expect(await Promise.all(['class A {}', 'class B {}', 'class C {}'].map(read))).toEqual([false, false, false]);
  expect(timers).toBe(2);
});

it('many files are read in two threads, each with its own answer', async () => {
  const grammars = installedGrammars();
  const names = Array.from({ length: 40 }, (_, index) => `Name${index}`);
  const outlines = await Promise.all(names.map((name) => grammars.read(`class ${name} {}`, 'java')));
  expect(outlines.map((outline) => outline?.declarations[0]?.name)).toEqual(names);
});

it('released grammars are loaded again for the next file, and a file that is being read keeps them', async () => {
  const grammars = installedGrammars();
  const read = async (name: string): Promise<string | undefined> =>
    (await grammars.read(`class ${name} {}`, 'java'))?.declarations[0]?.name;
  const first = await read('A');
  await grammars.release?.();
  const second = read('B');
  await grammars.release?.();
  expect([first, await second, await read('C')]).toEqual(['A', 'B', 'C']);
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
