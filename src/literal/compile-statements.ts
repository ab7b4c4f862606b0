import { listMaskedCodes } from '../guidelines/statements/code-spans.ts';
import type { Statement } from '../guidelines/statements/statements.ts';
import { lazily } from '../structures/lazily.ts';
import {
  canReport,
  inLanguageOfMapper,
  inSection,
  outsideOfData,
  withoutLanguages,
} from './narrowing/check-languages.ts';
import { askFamilies, askForWhole } from './families.ts';
import { findCreated } from './families/additions/find-created.ts';
import { readInnerPlace, withinDeclarations } from './families/companions/inner-places.ts';
import { withoutFilesNamedOtherwise } from './narrowing/files-named-otherwise.ts';
import { inDocument, isOfOtherLanguage, languageOfDocument } from './narrowing/document-languages.ts';
import { isMeantElsewhere, withoutPlaceOfThing } from './narrowing/meant-elsewhere.ts';
import { inBrowserTests, ofOneKindOfTests } from './narrowing/of-one-kind-of-tests.ts';
import { namePlaces } from './reading/markdown/antecedents.ts';
import { readClauses, type Surroundings } from './reading/read-clauses.ts';
import { languagesOfSection } from './narrowing/section-languages.ts';
import type { Doubt } from './reading/scope/doubts.ts';
import { withSubjectsPlace } from './reading/scope/subjects-place.ts';
import { outsideOfConfig } from './narrowing/outside-of-config.ts';
import { outsideOfLoggers } from './narrowing/outside-of-loggers.ts';
import { outsideOfReplacement } from './narrowing/outside-of-replacement.ts';
import { outsideOfExamples, outsideOfTests, whereItSays } from './narrowing/outside-of-tests.ts';
import { withHint } from './hints.ts';
import { isOfCase, isOfPart, saysItself } from './narrowing/says-itself.ts';
import { splitActions, splitList } from './split-list.ts';
import { withTypeScript } from './narrowing/title-languages.ts';
import type { Check, Clause, CompiledStatement, NotCompiled } from './types.ts';
import { withoutPlaceOfLanguage, withoutUnnamedFolder } from './narrowing/unnamed-folders.ts';
import { weakEvidence } from './narrowing/weak-evidence.ts';
import { familiesOfRules, isRule } from './narrowing/worded-as-facts.ts';
import { regex } from '../text/regex.ts';

const COMPILED = new WeakMap<readonly Statement[], readonly CompiledStatement[]>();

/**
 * Compiles the statements of one guideline, in order: each is checked, or says why it is not. The result is kept with the
 * list of statements, because an audit of many parts asks for it once for each part.
 */
export function compileStatements(statements: readonly Statement[]): readonly CompiledStatement[] {
  const compiled =
    COMPILED.get(statements) ??
    statements.map((statement, index) =>
      compileStatement(
        statement,
        {
          next: exceptionOfItem(statements, index) ?? statements[index + 1],
          parts: namePlaces(statements, index),
          findCreated: () => findCreated(statements, index),
        },
        statements,
      ),
    );
  COMPILED.set(statements, compiled);
  return compiled;
}

/** `Exceptions: …` behind a reason, in the same bullet or paragraph. */
function exceptionOfItem(statements: readonly Statement[], index: number): Statement | undefined {
  const after = statements.slice(index + 1, index + 1 + MAX_SENTENCES);
  const end = after.findIndex(({ isNext }) => isNext !== true);
  return after
    .slice(0, end < 0 ? undefined : end)
    .find(({ text }) => /^(?:the )?(?:only )?exceptions?(?: (?:is|are))?:/i.test(text));
}

/** A bullet with more sentences is a text of its own. */
const MAX_SENTENCES = 8;

function compileStatement(
  statement: Statement,
  around: Surroundings,
  statements: readonly Statement[],
): CompiledStatement {
  // A statement on the work may still be a rule that the change shows, such as the form of a branch name.
  const reading = readClauses(statement, around);
  const added = (): CompiledStatement | undefined => compileAdded(reading.addition, statement);
  if (reading.kind === 'unread') {
    return added() ?? compileWhole(statement, statements) ?? notChecked(statement, reading.why);
  }
  const checks: Check[] = [];
  let reason: NotCompiled | undefined = reading.why;
  const parts = reading.parts ?? [];
  // Why a description is not checked is shown nowhere, so that only the families whose checks would count are asked.
  const families = lazily(() => familiesOfRules(statement));
  for (const clause of [...reading.clauses, ...parts]) {
    if (checks.length > 0 && parts.includes(clause)) {
      break;
    }
    const compiled = compileInDocument(
      withTypeScript(clause, statements),
      statements,
      statement.role === 'background' && clause.whenever === undefined ? families() : undefined,
    );
    const found = compiled.checks
      .map(withoutPlaceOfLanguage)
      .map(withoutLanguages)
      .map(inLanguageOfMapper)
      .map(outsideOfData)
      .map(outsideOfLoggers)
      .map(outsideOfConfig)
      .map(outsideOfReplacement)
      .map(outsideOfTests)
      .map(outsideOfExamples)
      .map(whereItSays)
      .map(ofOneKindOfTests)
      .map((check) => inBrowserTests(check, statements))
      .map((check) => inSection(check, () => languagesOfSection(statement, statements)))
      .map((check) => inDocument(check, statements))
      .map((check) => withoutFilesNamedOtherwise(check, statements))
      .map(withoutPlaceOfThing)
      .map((check) => withoutUnnamedFolder(check, statements))
      .filter(
        (check) =>
          canReport(check) &&
          isRule(check, statement) &&
          !isMeantElsewhere(check) &&
          !isOfOtherLanguage(check, statements),
      );
    for (const check of found) {
      const weak = weakEvidence(check, statements);
      reason ??= weak;
      if (
        weak === undefined &&
        isNew(check, checks) &&
        !isOfCase(check) &&
        !isOfPart(check, statements) &&
        isSure(check, reading.doubt)
      ) {
        checks.push(check);
      }
    }
    reason ??= compiled.checks.length > 0 ? reading.doubt?.why : compiled.why;
  }
  reason ??= reading.doubt?.why;
  return checks.length === 0
    ? (added() ??
        compileWhole(statement, statements) ??
        notChecked(statement, reason ?? { reason: 'no check covers it' }))
    : { statement, kind: 'checked', checks };
}

/** What families make of a statement that is not read as clauses. */
function compileWhole(statement: Statement, statements: readonly Statement[]): CompiledStatement | undefined {
  const checks = askForWhole(statement, statements);
  return checks.length === 0 ? undefined : { statement, kind: 'checked', checks };
}

function compileAdded(clause: Clause | undefined, statement: Statement): CompiledStatement | undefined {
  const answer = clause === undefined ? undefined : askFamilies(clause);
  return clause === undefined || answer?.kind !== 'found'
    ? undefined
    : { statement, kind: 'checked', checks: [{ clause, family: answer.family, finder: answer.finder }] };
}

function isSure(check: Check, doubt: Doubt | undefined): boolean {
  return doubt === undefined || saysItself(check, doubt);
}

/**
 * What several languages have under one name, such as enums, is that of the one language whose tools and files the document
 * names, if neither the statement nor what stands above it names any.
 */
function compileInDocument(
  clause: Clause,
  statements: readonly Statement[],
  families: ReadonlySet<string> | undefined,
): CompiledClause {
  const compiled = compileAmong(clause, families);
  const isOfNames = compiled.checks.some(({ family, finder }) => family === 'naming' && finder.looksAt === 'code');
  const isElsewhere = compiled.checks.length > 0 && compiled.checks.every((one) => isOfOtherLanguage(one, statements));
  if ((compiled.checks.length > 0 && !isOfNames && !isElsewhere) || clause.scope.languages !== undefined) {
    return compiled;
  }
  const languages = languageOfDocument(statements);
  if (languages === undefined) {
    return compiled;
  }
  if (isOfNames) {
    // Without a language, a style counts only where it is common.
    const inLanguage = compileAmong({ ...clause, scope: { ...clause.scope, languages } }, new Set(['naming']));
    return inLanguage.checks.length > 0 ? inLanguage : compiled;
  }
  const asked = [...OF_WORDS].filter((name) => families?.has(name) !== false);
  const found = compileAmong({ ...clause, scope: { ...clause.scope, languages } }, new Set(asked));
  const checks = found.checks.filter(({ family }) => OF_WORDS.has(family));
  return checks.length > 0 ? { checks } : compiled;
}

/**
 * Compiles a clause of which only the checks of some families count. These families are asked first, because most clauses mean
 * nothing to them. If one of them has a check, all families are asked, because another one may come before it.
 */
function compileAmong(clause: Clause, families: ReadonlySet<string> | undefined): CompiledClause {
  return families !== undefined && compileClause(clause, families).checks.length === 0
    ? { checks: [] }
    : compileClause(clause);
}

/** Families of what languages have, by their words or signs for it. */
const OF_WORDS: ReadonlySet<string> = new Set(['companions', 'constructs', 'errors-and-logs', 'naming', 'uses']);

interface CompiledClause {
  readonly checks: readonly Check[];
  readonly why?: NotCompiled | undefined;
}

/** Asks the families, or those of some names, for the whole clause, then for each item of its list. */
function compileClause(clause: Clause, families?: ReadonlySet<string>): CompiledClause {
  let why: NotCompiled | undefined;
  const named = namedInBrackets(clause);
  // Paths in brackets are more exact than the words before them: ``generated files (`src/gen/`)``.
  const isOfPaths = named !== undefined && NAMES_FILES.test(clause.object);
  for (const one of isOfPaths ? [named, clause] : [clause, named]) {
    const answer = one === undefined ? undefined : askFamilies(one, families);
    if (one !== undefined && answer?.kind === 'found') {
      return { checks: [{ clause: one, family: answer.family, finder: answer.finder }] };
    }
    why ??= answer?.kind === 'none' ? answer.why : undefined;
  }
  const placed = withSubjectsPlace(clause);
  const inPlace = placed === undefined ? undefined : compileClause(placed, families);
  if (inPlace !== undefined && inPlace.checks.length > 0) {
    return inPlace;
  }
  const inner = readInnerPlace(clause);
  const within = inner === undefined ? undefined : askFamilies(inner.clause, families);
  const narrowed =
    inner === undefined || within?.kind !== 'found' ? undefined : withinDeclarations(within.finder, inner.selections);
  if (inner !== undefined && within?.kind === 'found' && narrowed !== undefined) {
    return { checks: [{ clause: inner.clause, family: within.family, finder: narrowed }] };
  }
  const unquoted = withoutProseCodes(clause);
  const inWords = unquoted === undefined ? undefined : askFamilies(unquoted, families);
  if (unquoted !== undefined && inWords?.kind === 'found') {
    return { checks: [{ clause: unquoted, family: inWords.family, finder: inWords.finder }] };
  }
  const checks = (splitActions(clause) ?? splitList(clause) ?? []).flatMap((item): readonly Check[] => {
    const answer = askFamilies(item, families);
    return answer.kind === 'found' ? [{ clause: item, family: answer.family, finder: answer.finder }] : [];
  });
  return { checks, why };
}

/** ``Use `file-scoped namespaces` ``: several words of prose in backticks are no code. Undefined if there are none. */
function withoutProseCodes(clause: Clause): Clause | undefined {
  const { object, codes } = clause;
  if (!codes.some((code) => PROSE.test(code))) {
    return undefined;
  }
  const plain = object.replaceAll(/[\uE000-\uF8FF]/g, (mark) => {
    const [code = ''] = listMaskedCodes(mark, codes);
    return PROSE.test(code) ? code : mark;
  });
  return plain === object ? undefined : { ...clause, object: plain };
}

const PROSE = /^[a-z]+(?:[ -][a-z]+){1,4}s?$/;

const NAMED_THING = regex()`
  ^(?:the |an? |any )?(?:[a-z-]+ ){0,3}(?:
    operators?|keywords?|functions?|methods?|macros?|attributes?|decorators?|assertions?|calls?|statements?|types?
    |syntax|apis?|directives?
  )(?: and [a-z -]{3,60})?$
`;

/** ``Never use the null-forgiving operator (`!`)``: the code in brackets is what the words before it mean. */
function namedInBrackets(clause: Clause): Clause | undefined {
  const { polarity, object, explanation = '', subject, verb } = clause;
  if (polarity !== 'forbidden' || subject !== '' || explanation === '') {
    return undefined;
  }
  const isNamed =
    /^(?:use|call|write|)$/.test(verb) &&
    NAMED_THING.test(object) &&
    /^[\uE000-\uF8FF](?:(?:,|,? (?:or|and)| ?\/) ?[\uE000-\uF8FF])*$/.test(explanation);
  const areFiles =
    /^(?:edit|hand-edit|modify|touch|change|commit|update)$/.test(verb) &&
    NAMES_FILES.test(object) &&
    AT_FIRST.test(explanation);
  return isNamed || areFiles
    ? { ...clause, object: AT_FIRST.exec(explanation)?.groups?.['named'] ?? explanation }
    : undefined;
}

const NAMES_FILES = regex()`
  ^(?:the |any |all )?(?:[a-z-]+ ){0,3}(?:
    artifacts?|files?|folders?|directories|outputs?|code|assets|sources|bindings|clients?|schemas?|migrations
    |snapshots?|binaries|bundles?|dependencies|caches?|logs?
  )(?: directly| manually| by hand)?$
`;

/** The code in brackets, and the reason after it. */
const AT_FIRST =
  /^(?<named>[\uE000-\uF8FF](?:(?:,|,? (?:or|and)| ?\/) ?[\uE000-\uF8FF])*)(?:; (?!.*\b(?:unless|except|only|if|when)\b).*)?$/;

/** Two clauses can ask for the same: `constants and statics`. Each place is reported once. */
function isNew({ finder, clause }: Check, checks: readonly Check[]): boolean {
  return !checks.some(
    (other) =>
      other.finder.words === finder.words && JSON.stringify(other.clause.scope) === JSON.stringify(clause.scope),
  );
}

function notChecked(statement: Statement, why: NotCompiled): CompiledStatement {
  return statement.role === 'rule'
    ? { statement, kind: 'rule', why: withHint(why, statement) }
    : { statement, kind: statement.role };
}
