import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLedger } from '../../bench/validate/ledger.ts';
import { isKept, readValidatedRepositories } from '../../bench/validate/repositories.ts';

const repositories = readValidatedRepositories();
const ledger = readLedger();
const seen = readFileSync(new URL('../../bench/validate/seen.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

it('keeps exactly the repositories that the hash of the name chooses', () => {
  expect(repositories.filter(({ name }) => !isKept(name))).toEqual([]);
  expect(seen.filter(isKept)).toEqual([]);
});

it('names each repository once, in alphabetical order', () => {
  const names = repositories.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].toSorted());
  expect(seen).toEqual([...new Set(seen)].toSorted());
});

it('judges only findings of the repositories at their commits, each once', () => {
  const commits = new Map(repositories.map(({ name, commit }) => [name, commit]));
  expect(ledger.filter(({ repository, commit }) => commits.get(repository) !== commit)).toEqual([]);
  const keys = ledger.map(({ repository, rule, path, line }) => [repository, path, line, rule].join('\0'));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('keeps the judgements sorted by repository, path and line', () => {
  const places = ledger.map(({ repository, path, line }) => `${repository}\0${path}\0${String(line).padStart(7, '0')}`);
  expect(places).toEqual(places.toSorted());
});
