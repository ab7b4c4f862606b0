import { describe, expect, it } from 'vitest';
import { KIND_TITLES } from '../../src/reports/validation/kind-titles.ts';
import { RULES } from '../../src/rules/catalogue.ts';
import { loadRules } from '../../src/rules/load-rules.ts';
import { selectEnabledRules } from '../../src/rules/run/enabled-rules.ts';
import type { CheckedKind, Rule } from '../../src/rules/types.ts';

const KINDS = Object.keys(KIND_TITLES) as CheckedKind[];
const CONFIG = { clients: [], rules: {}, overrides: [] };

function idsFor(rules: readonly Rule[], kind: CheckedKind): readonly string[] {
  return selectEnabledRules(
    rules,
    CONFIG,
  )('AGENTS.md')
    .rulesFor(kind)
    .map(({ id }) => id)
    .toSorted();
}

describe('loadRules', () => {
  it.each(KINDS)('loads every rule for a file of the kind %s', async (kind) => {
    expect(idsFor(await loadRules([kind]), kind)).toEqual(idsFor(RULES, kind));
  });

  it('loads the rules that need no file of their own kinds', async () => {
    const needed = RULES.filter(({ scope, kinds }) => scope === 'paths' || scope === 'given' || kinds === 'all');
    expect(await loadRules([])).toEqual(expect.arrayContaining([...needed]));
  });

  it('loads each rule once', async () => {
    const rules = await loadRules(KINDS);
    expect(new Set(rules).size).toBe(rules.length);
    expect(new Set(rules)).toEqual(new Set(RULES));
  });

  it('keeps the order of the rules about size, of which the first one speaks', async () => {
    const aboutSize = (rules: readonly Rule[]) => rules.filter(({ isAboutSize }) => isAboutSize === true);
    expect(aboutSize(await loadRules(KINDS))).toEqual(aboutSize(RULES));
  });

  it('leaves out what a repository with files without frontmatter does not need', async () => {
    expect((await loadRules(['repository-instructions', 'agents-md'])).length).toBeLessThan(RULES.length / 2);
  });
});
