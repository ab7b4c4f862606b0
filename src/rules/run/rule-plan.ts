import { soughtPart, surveyBytes } from '../../text/bytes/survey-bytes.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { BytesRule, FileRule, LooksFor, RepositoryRule, Rule, TextRule } from '../types.ts';

/** A rule that reads the text of a file. */
export type ReadingRule = TextRule | FileRule | RepositoryRule;

/** The rules for one kind of file, indexed by what they look for. */
export interface RulePlan {
  /** The rules that may find something in a text, in their original order. `bytes` are those of the text. */
  readonly rulesFor: (text: CheckedText, bytes: Uint8Array) => readonly ReadingRule[];
  readonly bytesRules: readonly BytesRule[];
}

/** Indexes rules by what they look for (`LooksFor`). */
export function planRules(rules: readonly Rule[]): RulePlan {
  const reading = rules.filter(isReading);
  const always = indexesWhere(reading, (looksFor) => looksFor === undefined);
  const byKey = indexBy(reading, ({ keys = [] }) => keys);
  const parts = [...indexBy(reading, (looksFor) => looksFor.parts ?? [])].map(([part, indexes]) => ({
    sought: soughtPart(part),
    indexes,
  }));
  const survey = surveyBytes();
  const controls = indexesWhere(reading, (looksFor) => looksFor?.controls === true);
  const nonAscii = indexesWhere(reading, (looksFor) => looksFor?.nonAscii === true);
  const problems = indexesWhere(reading, (looksFor) => looksFor?.problems === true);
  const noFrontmatter = indexesWhere(reading, (looksFor) => looksFor?.noFrontmatter === true);
  return {
    bytesRules: rules.filter((rule) => rule.scope === 'bytes'),
    rulesFor: (checked, bytes) => {
      const { text, frontmatter, isAscii } = checked;
      const wanted = new Uint8Array(reading.length);
      mark(wanted, always);
      mark(wanted, isAscii ? [] : nonAscii);
      mark(wanted, frontmatter.problems.length > 0 ? problems : []);
      if (frontmatter.present) {
        for (const key of Object.keys(frontmatter.data)) {
          mark(wanted, byKey.get(key) ?? []);
        }
      } else {
        mark(wanted, noFrontmatter);
      }
      const { hasControl, mayContain } = survey(bytes);
      mark(wanted, hasControl ? controls : []);
      // No `for`, whose iterator makes garbage until V8 optimizes the function: there are eighty parts for each text.
      parts.forEach(({ sought, indexes }) => {
        if (mayContain(sought) && !areMarked(wanted, indexes) && text.includes(sought.part)) {
          mark(wanted, indexes);
        }
      });
      return selectMarked(reading, wanted);
    },
  };
}

function isReading(rule: Rule): rule is ReadingRule {
  return rule.scope === 'text' || rule.scope === 'file' || rule.scope === 'repository';
}

function indexesWhere(
  rules: readonly ReadingRule[],
  holds: (looksFor: LooksFor | undefined) => boolean,
): readonly number[] {
  return rules.flatMap(({ looksFor }, index) => (holds(looksFor) ? [index] : []));
}

function indexBy<K>(
  rules: readonly ReadingRule[],
  namesOf: (looksFor: LooksFor) => readonly K[],
): ReadonlyMap<K, readonly number[]> {
  const indexes = new Map<K, number[]>();
  for (const [index, { looksFor = {} }] of rules.entries()) {
    for (const name of namesOf(looksFor)) {
      indexes.set(name, [...(indexes.get(name) ?? []), index]);
    }
  }
  return indexes;
}

function mark(wanted: Uint8Array, indexes: readonly number[]): void {
  for (const index of indexes) {
    wanted[index] = 1;
  }
}

function areMarked(wanted: Uint8Array, indexes: readonly number[]): boolean {
  for (const index of indexes) {
    if (wanted[index] === 0) {
      return false;
    }
  }
  return true;
}

function selectMarked(rules: readonly ReadingRule[], wanted: Uint8Array): readonly ReadingRule[] {
  const marked: ReadingRule[] = [];
  for (let index = wanted.indexOf(1); index >= 0; index = wanted.indexOf(1, index + 1)) {
    const rule = rules[index];
    if (rule !== undefined) {
      marked.push(rule);
    }
  }
  return marked;
}
