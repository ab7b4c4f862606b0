import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLIENTS } from '../../src/customizations/known/clients.ts';
import { identify } from '../../src/customizations/places/identify.ts';
import { RULES } from '../../src/rules/catalogue.ts';
import { openText, type CheckedText } from '../../src/rules/reading/texts/checked-text.ts';
import { planRules, type ReadingRule } from '../../src/rules/run/rule-plan.ts';
import { selectEnabledRules } from '../../src/rules/run/enabled-rules.ts';
import type { CheckedKind } from '../../src/rules/types.ts';
import { decodeUtf8 } from '../../src/text/bytes/decode.ts';
import { casesToRun } from '../harness/whole.ts';
import { PAGES, readExamples, readPage } from './rule-page.ts';
import { filesOf } from './run-example.ts';

const CORPUS = join(import.meta.dirname, '../../../shared/corpus');
const KINDS: readonly CheckedKind[] = ['path-instructions', 'agent', 'prompt', 'skill', 'agents-md', 'claude-rule'];
const enabled = selectEnabledRules(RULES, { clients: CLIENTS, rules: {}, overrides: [] })('');

/** The files of all examples of all rules. */
const TEXTS = [
  ...new Set(
    readdirSync(PAGES)
      .filter((name) => name !== 'README.md')
      .flatMap((name) => readExamples(readPage(name.replace(/\.md$/, ''))))
      .flatMap((example) => Object.values(filesOf(example)))
      .map((file) =>
        typeof file === 'string' ? Buffer.from(file) : file instanceof Uint8Array ? file : Buffer.from(''),
      )
      .map((bytes) => Buffer.from(bytes).toString('latin1')),
  ),
].map((latin) => Buffer.from(latin, 'latin1'));

/** The findings of rules that the plan would not run on a text. There should be none. */
async function findPassedOver(kind: CheckedKind, bytes: Uint8Array): Promise<readonly string[]> {
  const decoded = decodeUtf8(bytes);
  if (decoded.kind !== 'text') {
    return [];
  }
  const checked = await openText(kind, decoded.text, decoded.isAscii);
  const rules = enabled.rulesFor(kind);
  const planned = new Set<ReadingRule>(planRules(rules).rulesFor(checked, bytes));
  return rules.flatMap((rule) =>
    rule.scope !== 'bytes' &&
    rule.scope !== 'given' &&
    rule.scope !== 'paths' &&
    !planned.has(rule) &&
    finds(rule, checked)
      ? [rule.id]
      : [],
  );
}

function finds(rule: ReadingRule, checked: CheckedText): boolean {
  const options = enabled.optionsOf(rule);
  if (rule.scope !== 'text') {
    return rule.collect(checked, options) !== undefined;
  }
  let found = false;
  rule.check(checked, () => (found = true), options);
  return found;
}

describe('a rule that is not run on a text', () => {
  it.each(casesToRun(KINDS, 2))('would have found nothing in it: the examples of all rules as %s', async (kind) => {
    const missed = (await Promise.all(TEXTS.map((bytes) => findPassedOver(kind, bytes)))).flat();
    expect([...new Set(missed)]).toEqual([]);
  });

  it.skipIf(!existsSync(CORPUS))(
    'would have found nothing in it: real files (skipped where there are none)',
    async () => {
      const paths = readdirSync(CORPUS, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
      const missed = await Promise.all(
        paths.map((path) => {
          const kind = identify(path);
          return kind === undefined || kind === 'setting-instructions' || kind === 'referenced-file'
            ? Promise.resolve([])
            : findPassedOver(kind, readFileSync(join(CORPUS, path)));
        }),
      );
      expect([...new Set(missed.flat())]).toEqual([]);
    },
  );
});
