import { afterEach, expect, it, vi } from 'vitest';
import { runCommand } from '../../src/commands/run.ts';
import { FAMILIES, RULES } from '../../src/rules/catalogue.ts';

afterEach(() => vi.restoreAllMocks());

/** What a command line prints on standard output. */
async function printedBy(...args: readonly string[]): Promise<string> {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((...[text, , done]: readonly unknown[]) => {
    written.push(String(text));
    if (typeof done === 'function') {
      done();
    }
    return true;
  });
  await runCommand(args, new AbortController().signal);
  return written.join('');
}

/** The ids that a list has, in its order. */
async function listed(...args: readonly string[]): Promise<readonly string[]> {
  const text = await printedBy('rules', ...args);
  return [...text.matchAll(/^ {2}([a-z][a-z\d-]+)/gm)].map(([, id = '']) => id);
}

const idsOf = (family: string): readonly string[] =>
  FAMILIES.flatMap(({ id, rules }) => (id === family ? rules.map((rule) => rule.id) : []));

it('lists all rules', async () => {
  expect(await listed()).toEqual(RULES.map(({ id }) => id));
});

it('lists a group', async () => {
  expect(await listed('skills')).toEqual(idsOf('skills'));
});

it.each([
  ['a word of names', ['--search', 'bom'], ['file-bom']],
  ['words in any case and order', ['--search', 'FORMAT skill name'], ['skill-name-format']],
  ['words of a group only', ['hooks', '--search', 'applyTo'], []],
])('finds rules by %s', async (_name, args, ids) => {
  const found = await listed(...args);
  expect(found).toEqual(expect.arrayContaining(ids));
  expect(found.length).toBeLessThan(20);
});

it('says so when no rule is found', async () => {
  expect(await printedBy('rules', '--search', 'zebra')).toBe('No rule has `zebra`. `housestyle rules` lists all.\n');
});

it('prints what is found as JSON', async () => {
  const { rules } = JSON.parse(await printedBy('rules', 'size', '--format', 'json')) as { rules: { id: string }[] };
  expect(rules.map(({ id }) => id)).toEqual(idsOf('size'));
});

it.each([
  ['a name that is no rule', ['nope'], /no rule or group `nope`/],
  ['a search within one rule', ['file-bom', '--search', 'x'], /`--search` does nothing here/],
])('refuses %s', async (_name, args, message) => {
  await expect(runCommand(['rules', ...args], new AbortController().signal)).rejects.toThrow(message);
});
