import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/commands/arguments/command-table.ts';
import { SCENES } from './scene-names.ts';
import { ATTACKS, THREATS } from './table.ts';

describe('the table of attacks', () => {
  it('has at least 300 attacks', () => {
    expect(ATTACKS.length).toBeGreaterThanOrEqual(300);
  });

  it('has at least 300 attacks that run in the gate', () => {
    const config = readFileSync(join(import.meta.dirname, '../../vitest.config.ts'), 'utf8');
    const long = new Set(/'test\/hostile\/\{([\w,-]+)\}\.test\.ts'/.exec(config)?.[1]?.split(','));
    const scenes = new Set(
      readdirSync(import.meta.dirname)
        .filter((name) => name.endsWith('.test.ts') && !long.has(name.replace('.test.ts', '')))
        .flatMap((name) => readFileSync(join(import.meta.dirname, name), 'utf8').match(/(?<=judgeScene\(')\w+/g) ?? []),
    );
    const inGate = ATTACKS.filter(({ scene, isLong }) => scenes.has(scene) && isLong !== true);
    expect(inGate.length).toBeGreaterThanOrEqual(300);
  });

  it('plays every command that reads a repository', () => {
    const scenes = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('scenes.ts'))
      .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
      .join('\n');
    const isPlayed = (name: string): boolean =>
      scenes.includes(`'${name}'`) || (name === 'lsp' && scenes.includes('openEditor('));
    expect(COMMANDS.map(({ name }) => name).filter((name) => !isPlayed(name))).toEqual(['rules', 'completion']);
  });

  it('names every attack once', () => {
    const names = ATTACKS.map(({ tries }) => tries);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('says of every attack where it must not arrive, what must be said, or how the run ends', () => {
    const empty = ATTACKS.filter(
      ({ never, says, ends }) => never === undefined && says === undefined && ends === undefined,
    );
    expect(empty.map(({ tries }) => tries)).toEqual([]);
  });

  it('has threats with different names of their pages', () => {
    const ids = THREATS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a test for every scene, and two for one that has attacks of the long job', () => {
    const tests = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));
    const judged = tests.flatMap((name) =>
      [...readFileSync(`${import.meta.dirname}/${name}`, 'utf8').matchAll(/judgeScene\('([\w-]+)'(, \w+)?\)/g)].map(
        ([, scene = '', isLong = '']) => `${scene}${isLong}`,
      ),
    );
    const wanted = Object.keys(SCENES).flatMap((scene) =>
      ATTACKS.some((attack) => attack.scene === scene && attack.isLong === true)
        ? [`${scene}, false`, `${scene}, true`]
        : [scene],
    );
    expect(judged.toSorted()).toEqual(wanted.toSorted());
  });
});
