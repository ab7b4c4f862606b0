import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAMILIES, RULES } from '../../src/rules/catalogue.ts';

const ROOT = join(import.meta.dirname, '../../src/rules');
/** Folders that are not families: `parts` are loaded together, `reading` has what several families use, and `run` runs the rules. */
const NOT_FAMILIES: ReadonlySet<string> = new Set(['parts', 'reading', 'run']);
const FOLDERS = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const families = FOLDERS.filter((name) => !NOT_FAMILIES.has(name));

describe('the folders of the rules', () => {
  it.each([...families, 'reading'])('imports from no other family: %s', (folder) => {
    const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const imports = files.flatMap(({ parentPath, name }) => {
      const text = readFileSync(join(parentPath, name), 'utf8');
      return [...text.matchAll(/ from '(\.[^']+)'/g)]
        .map(([, target = '']) => relative(ROOT, join(parentPath, target)).split(sep)[0] ?? '')
        .filter((target) => FOLDERS.includes(target) && target !== folder && target !== 'reading')
        .map((target) => `${name}: ${target}`);
    });
    expect(imports).toEqual([]);
  });

  it.each(families)('has a list of its rules: %s', (folder) => {
    expect(readdirSync(join(ROOT, folder))).toContain('index.ts');
  });
});

describe('the catalogue', () => {
  it('has every rule file of the families', () => {
    const ids = new Set(RULES.map(({ id }) => id));
    const files = families.flatMap((folder) =>
      readdirSync(join(ROOT, folder)).map((file) => file.replace(/\.ts$/, '')),
    );
    expect(new Set(files.filter((file) => ids.has(file)))).toEqual(ids);
  });

  it.each(FAMILIES)('lists the rules of a family by their ids: $id', ({ rules }) => {
    const ids = rules.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });
});
