import { CALLS_FAMILY } from './families/calls.ts';
import { CHANGE_COMPANIONS_FAMILY } from './families/change-companions.ts';
import { COMPANIONS_FAMILY } from './families/companions/companions.ts';
import { CONSTRUCTS_FAMILY } from './families/constructs.ts';
import { DOCUMENTS_FAMILY } from './families/documents.ts';
import { FIELDS_FAMILY } from './families/fields/fields.ts';
import { ERRORS_AND_LOGS_FAMILY } from './families/errors-and-logs.ts';
import { IMPORTS_FAMILY } from './families/imports/imports.ts';
import { LAYOUT_FAMILY } from './families/layout.ts';
import { LIMITS_FAMILY } from './families/limits/limits.ts';
import { MARKUP_FAMILY } from './families/markup.ts';
import { NAMING_FAMILY } from './families/naming/naming.ts';
import { PATHS_FAMILY } from './families/paths/paths.ts';
import { REASONS_FAMILY } from './families/reasons.ts';
import { SHELL_OPTIONS_FAMILY } from './families/shell-options.ts';
import { SECRETS_FAMILY } from './families/secrets/secrets.ts';
import { TITLES_FAMILY } from './families/titles/titles.ts';
import { USES_FAMILY } from './families/uses.ts';
import { VERSIONS_FAMILY } from './families/versions.ts';
import type { Statement } from '../guidelines/statements/statements.ts';
import { EVERYWHERE, type Check, type Clause, type Family, type Finder, type NotCompiled } from './types.ts';

/** The families in the order in which they are asked. The first that understands a clause checks it. */
export const FAMILIES: readonly Family[] = [
  SECRETS_FAMILY,
  ERRORS_AND_LOGS_FAMILY,
  CHANGE_COMPANIONS_FAMILY,
  TITLES_FAMILY,
  DOCUMENTS_FAMILY,
  REASONS_FAMILY,
  SHELL_OPTIONS_FAMILY,
  VERSIONS_FAMILY,
  PATHS_FAMILY,
  IMPORTS_FAMILY,
  LIMITS_FAMILY,
  NAMING_FAMILY,
  COMPANIONS_FAMILY,
  LAYOUT_FAMILY,
  MARKUP_FAMILY,
  CALLS_FAMILY,
  CONSTRUCTS_FAMILY,
  FIELDS_FAMILY,
  // Reads what others leave: code that is looked for as it is written.
  USES_FAMILY,
];

/** Families that read which code is an exception. Others would check the clause without it. */
const KNOW_EXCEPTIONS: readonly Family[] = [NAMING_FAMILY, USES_FAMILY];

/** Names of all families, for `leave-out-checks`. */
export const FAMILY_NAMES: readonly string[] = [...new Set(FAMILIES.map(({ name }) => name))].toSorted();

/** What a family makes of a clause. */
export type FamilyAnswer =
  | { readonly kind: 'found'; readonly family: string; readonly finder: Finder }
  | { readonly kind: 'none'; readonly why: NotCompiled | undefined };

/**
 * Asks the families in turn for a finder, without those of which the clause has no sign. If none has one, the first reason that
 * a family gives is kept.
 *
 * @param names the only families to ask, if not all
 */
export function askFamilies(clause: Clause, names?: ReadonlySet<string>): FamilyAnswer {
  let why: NotCompiled | undefined;
  // Other families do not read the condition, and would check the clause always.
  const asked =
    clause.whenever !== undefined || clause.added !== undefined
      ? [CHANGE_COMPANIONS_FAMILY]
      : clause.allowed !== undefined
        ? KNOW_EXCEPTIONS
        : FAMILIES;
  const said = wordsForSigns(clause);
  for (const { name, signs, compile } of asked) {
    if (names?.has(name) === false) {
      continue;
    }
    const answer = signs?.test(said) === false ? undefined : compile(clause);
    if (answer !== undefined && 'looksAt' in answer) {
      return { kind: 'found', family: name, finder: answer };
    }
    why ??= answer;
  }
  return { kind: 'none', why };
}

const READ_WHOLE = FAMILIES.flatMap(({ name, readStatement }) =>
  readStatement === undefined ? [] : [{ name, readStatement }],
);

/** Asks the families that read statements as a whole. A statement that only describes is a weak rule. */
export function askForWhole(statement: Statement, statements: readonly Statement[]): readonly Check[] {
  for (const { name, readStatement } of READ_WHOLE) {
    const finders = readStatement(statement, statements);
    if (finders !== undefined) {
      const isWeak = statement.role === 'background' || /\b(?:should|prefer|recommended)\b/i.test(statement.text);
      const strength = isWeak ? 'should' : 'must';
      const nothing = { subject: '', verb: '', object: '', codes: [], examples: [] };
      const clause: Clause = { statement, strength, polarity: 'required', scope: EVERYWHERE, ...nothing };
      return finders.map((finder) => ({ clause, family: name, finder }));
    }
  }
  return [];
}

/** The words in which signs of families are looked for. */
export function wordsForSigns({ statement, subject, verb, object, instead, explanation, codes }: Clause): string {
  const titles = statement.headings.map(({ title }) => title);
  return [subject, verb, object, instead, explanation, ...codes, statement.text, ...titles].join('\n').toLowerCase();
}
