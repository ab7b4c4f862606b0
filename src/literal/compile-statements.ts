import { listMaskedCodes } from '../guidelines/statements/code-spans.ts';
import type { Statement } from '../guidelines/statements/statements.ts';
import { canReport, inSection, isOfCommands, withoutLanguages } from './check-languages.ts';
import { askFamilies, askForWhole } from './families.ts';
import { findCreated } from './families/additions/find-created.ts';
import { inDocument, isOfOtherLanguage, languageOfDocument } from './document-languages.ts';
import { isMeantElsewhere, withoutPlaceOfThing } from './meant-elsewhere.ts';
import { namePlaces } from './reading/markdown/antecedents.ts';
import { readClauses, type Surroundings } from './reading/read-clauses.ts';
import { languagesOfSection } from './section-languages.ts';
import type { Doubt } from './reading/scope/doubts.ts';
import { languagesListed } from './reading/scope/places.ts';
import { outsideOfConfig } from './outside-of-config.ts';
import { outsideOfLoggers } from './outside-of-loggers.ts';
import { outsideOfTests } from './outside-of-tests.ts';
import { isPairWithoutVerb } from './reading/wordings/pair-wordings.ts';
import { withHint } from './hints.ts';
import { isOfCase, isOfPart, saysItself } from './says-itself.ts';
import { splitActions, splitList } from './split-list.ts';
import { withTypeScript } from './title-languages.ts';
import type { Check, Clause, CompiledStatement, NotCompiled } from './types.ts';
import { weakEvidence } from './weak-evidence.ts';

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
          next: statements[index + 1],
          parts: namePlaces(statements, index),
          findCreated: () => findCreated(statements, index),
        },
        statements,
      ),
    );
  COMPILED.set(statements, compiled);
  return compiled;
}

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
  for (const clause of [...reading.clauses, ...parts]) {
    if (checks.length > 0 && parts.includes(clause)) {
      break;
    }
    const compiled = compileInDocument(clause, statements);
    const found = compiled.checks
      .map(withoutLanguages)
      .map(outsideOfLoggers)
      .map(outsideOfConfig)
      .map(outsideOfTests)
      .map((check) => withTypeScript(check, statement, statements))
      .map((check) => inSection(check, () => languagesOfSection(statement, statements)))
      .map((check) => inDocument(check, statements))
      .map(withoutPlaceOfThing)
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

/** Families whose rules are often worded as facts: `Test files end with _test.go`, `Commits follow Conventional Commits`. */
const WORDED_AS_FACTS: ReadonlySet<string> = new Set(['titles', 'naming', 'paths']);

/** Whether a check of a statement without words such as "must" is a rule all the same. */
function isRule({ family, clause, finder }: Check, { role, cells, text, headings }: Statement): boolean {
  // `Functions are small (< 50 lines)`, `2-space indentation`: nobody describes code so.
  const isSetting =
    (family === 'limits' || ONE_PER_FILE.test(text) || (family === 'layout' && SETTING.test(text))) &&
    !IS_FACT.test(text);
  const isRequired =
    (family === 'companions' && /\b(?:requires?|required|mandatory)\b/i.test(text)) ||
    (family === 'constructs' && (SAYS_ONLY.test(text) || IS_CHOSEN.test(text))) ||
    (OF_CODE.has(family) && STRICT_WITHOUT.test(text));
  const isReplaced =
    (family === 'uses' || family === 'imports' || family === 'constructs') &&
    clause.instead !== undefined &&
    (cells !== undefined ||
      /(?:^`[^`]+`|\buses? .{2,60}) \((?:not|never|instead of)\b/.test(text) ||
      /\b(?:deprecated|obsolete|banned|superseded) in favou?r of\b/i.test(text));
  // `Named exports over default exports`: who writes a list of rules leaves the verb out.
  const isChoice =
    OF_CODE.has(family) && isPairWithoutVerb(text) && (isOfCommands(finder) || isChoiceOfCode(family, clause));
  if (family === 'uses' && (isAboutNames(clause) || namesFolders(clause) || namesLintRules(clause))) {
    return false;
  }
  // ``Imports are ordered: …`` below "Code style" is how they are to be.
  const title = headings.at(-1)?.title ?? '';
  const isBelowRules = RULES_TITLE.test(title) || languagesListed(title) !== undefined;
  const isListed = OF_LAYOUT.has(family) && isBelowRules && !IS_FACT.test(text);
  const isDocumented = family === 'companions' && languagesListed(title) !== undefined && ON_ALL.test(text);
  return (
    isListed ||
    isDocumented ||
    role !== 'background' ||
    clause.whenever !== undefined ||
    WORDED_AS_FACTS.has(family) ||
    isReplaced ||
    isChoice ||
    isRequired ||
    isSetting
  );
}

/** Words may describe what is there: `a layer over x`. Code for code, or things that a family knows by their words, are a choice. */
function isChoiceOfCode(family: string, { object, instead, codes }: Clause): boolean {
  const named = listMaskedCodes(object, codes);
  const isCodeForCode = instead !== undefined && listMaskedCodes(instead, codes).length > 0;
  return (
    instead !== undefined &&
    (named.length === 0 ||
      (isCodeForCode && named.every((code) => (family === 'uses' ? CHOSEN_CODE : NAME_OF_CODE).test(code.trim()))))
  );
}

const NAME_OF_CODE = /^\S{2,60}$/;
/** A call, a qualified name, a macro, an attribute or an operator. Single words may be examples of names. */
const CHOSEN_CODE = /^(?=\S{1,60}$)(?:[@#.].*|.*(?:\(\)|\w(?:\.|::|->)\w|\w!$).*|[=!<>&|?+]{2,3})$/;

/** Families whose rules are about one thing in place of another. */
const OF_CODE: ReadonlySet<string> = new Set(['constructs', 'errors-and-logs', 'imports', 'uses']);

/** `Named exports only` */
const SAYS_ONLY = /^[^\p{L}]*[\p{L} -]{4,50} (?:only|exclusively)[^\p{L}]*$/iu;

/** `The solution uses central package management` */
const IS_CHOSEN = /\bcentral package management\b|\bversion catalog\b/i;
/** ``TypeScript strict mode, no `any` `` */
const STRICT_WITHOUT =
  /^[^\p{L}]*(?:use )?(?:(?:typescript|ts)(?: in)? strict|strict (?:typescript|ts|mode|typing|types))\b.*\b(?:no|never|avoid|without) /iu;

const OF_LAYOUT: ReadonlySet<string> = new Set(['constructs', 'documents', 'imports', 'layout', 'limits', 'naming']);
const RULES_TITLE =
  /\b(?:rules?|conventions?|standards?|style|styles|styling guide|formatting|layout|imports|coding|naming|limits)\b/i;

/** `XML comments on all public APIs` */
const ON_ALL = /\b(?:on|for|in) (?:all|every|each)\b/i;
const SETTING =
  /^[^\p{L}\p{N}]*(?:max(?:imum)?\b|(?:line|print|file|function|method) (?:length|width|size)|indent(?:ation)?\b|(?:single|double)[- ]quotes?\b|(?:\d+|two|four)[- ]spaces?\b|tabs?\b|semicolons?\b|trailing commas?\b|quotes?\b)/iu;
/** `One component per file` */
const ONE_PER_FILE = /^[^\p{L}\p{N}]*(?:only )?one (?:[a-z]+ ){1,3}per file\b/iu;
const IS_FACT = /\b(?:has|have|was|were|currently|today|already|contains?)\b/i;

/** ``No `no-undef` in TS files`` is about the configuration of a linter. */
function namesLintRules({ object, codes }: Clause): boolean {
  return listMaskedCodes(object, codes).some((code) => /^(?:@?[a-z][\w-]*\/)?no-[a-z]+(?:-[a-z]+)*$/.test(code));
}

/** ``Put new files under `src/`, not `lib/` ``, ``no `src/test/` ``: where files lie is not what code has. */
function namesFolders({ verb, object, codes }: Clause): boolean {
  const named = listMaskedCodes(object, codes);
  const areFolders = named.length > 0 && named.every((code) => /^(?:[\w.@-]+\/){2,}$/.test(code.trim()));
  return (
    areFolders ||
    (/^(?:put|place|store|keep|move|live|go|belong|add|create)$/.test(verb) &&
      named.every((code) => code.endsWith('/')))
  );
}

/** Below such a heading, words in backticks are kinds of changes or scopes of commits, and no code. */
const OF_COMMITS = /\b(?:commits?|changelogs?|changesets?|change ?logs?|release notes?)\b/i;

/** Below such words, code in backticks is the text of a pull request or issue. A checklist for them is about the change. */
const OF_PULL_REQUESTS =
  /^[^\p{L}]*(?:pull requests?|prs?|issues?)(?: (?:titles?|bod(?:y|ies)|descriptions?|templates?))?\b(?:[^\p{L}]*$| [-–—])/iu;

/** Whether the code that a rule forbids is a word of commits or pull requests, or a part of names: ``Use `Read`, never `Get` `` below "Naming". */
function isAboutNames({ statement: { headings, leadIns }, object, codes }: Clause): boolean {
  const title = headings.at(-1)?.title ?? '';
  const named = listMaskedCodes(object, codes);
  return (
    OF_COMMITS.test(title) ||
    [title, ...leadIns].some((words) => OF_PULL_REQUESTS.test(words)) ||
    (/\bnaming\b/i.test(title) && named.length > 0 && named.every((code) => /^[A-Za-z]\w*$/.test(code)))
  );
}

function isSure(check: Check, doubt: Doubt | undefined): boolean {
  return doubt === undefined || saysItself(check, doubt);
}

/**
 * What several languages have under one name, such as enums, is that of the one language whose tools and files the document
 * names, if neither the statement nor what stands above it names any.
 */
function compileInDocument(clause: Clause, statements: readonly Statement[]): CompiledClause {
  const compiled = compileClause(clause);
  if (compiled.checks.length > 0 || clause.scope.languages !== undefined) {
    return compiled;
  }
  const languages = languageOfDocument(statements);
  const found =
    languages === undefined ? undefined : compileClause({ ...clause, scope: { ...clause.scope, languages } });
  const checks = found?.checks.filter(({ family }) => OF_WORDS.has(family)) ?? [];
  return checks.length > 0 ? { checks } : compiled;
}

/** Families of what languages have, by their words or signs for it. */
const OF_WORDS: ReadonlySet<string> = new Set(['constructs', 'errors-and-logs', 'uses']);

interface CompiledClause {
  readonly checks: readonly Check[];
  readonly why?: NotCompiled | undefined;
}

/** Asks the families for the whole clause, then for each item of its list. */
function compileClause(clause: Clause): CompiledClause {
  let why: NotCompiled | undefined;
  const named = namedInBrackets(clause);
  // Paths in brackets are more exact than the words before them: ``generated files (`src/gen/`)``.
  const isOfPaths = named !== undefined && NAMES_FILES.test(clause.object);
  for (const one of isOfPaths ? [named, clause] : [clause, named]) {
    const answer = one === undefined ? undefined : askFamilies(one);
    if (one !== undefined && answer?.kind === 'found') {
      return { checks: [{ clause: one, family: answer.family, finder: answer.finder }] };
    }
    why ??= answer?.kind === 'none' ? answer.why : undefined;
  }
  const unquoted = withoutProseCodes(clause);
  const inWords = unquoted === undefined ? undefined : askFamilies(unquoted);
  if (unquoted !== undefined && inWords?.kind === 'found') {
    return { checks: [{ clause: unquoted, family: inWords.family, finder: inWords.finder }] };
  }
  const checks = (splitActions(clause) ?? splitList(clause) ?? []).flatMap((item): readonly Check[] => {
    const answer = askFamilies(item);
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

/** ``Never use the null-forgiving operator (`!`)``: the code in brackets is what the words before it mean. */
function namedInBrackets(clause: Clause): Clause | undefined {
  const { polarity, object, explanation = '', subject, verb } = clause;
  if (polarity !== 'forbidden' || subject !== '' || explanation === '') {
    return undefined;
  }
  const isNamed =
    /^(?:use|call|write|)$/.test(verb) &&
    /^(?:the |an? |any )?(?:[a-z-]+ ){0,3}(?:operators?|keywords?|functions?|methods?|macros?|attributes?|decorators?|assertions?|calls?|statements?|types?|syntax|apis?|directives?)(?: and [a-z -]{3,60})?$/.test(
      object,
    ) &&
    /^[\uE000-\uF8FF](?:(?:,|,? (?:or|and)| ?\/) ?[\uE000-\uF8FF])*$/.test(explanation);
  const areFiles =
    /^(?:edit|hand-edit|modify|touch|change|commit|update)$/.test(verb) &&
    NAMES_FILES.test(object) &&
    AT_FIRST.test(explanation);
  return isNamed || areFiles
    ? { ...clause, object: AT_FIRST.exec(explanation)?.groups?.['named'] ?? explanation }
    : undefined;
}

const NAMES_FILES =
  /^(?:the |any |all )?(?:[a-z-]+ ){0,3}(?:artifacts?|files?|folders?|directories|outputs?|code|assets|sources|bindings|clients?|schemas?|migrations|snapshots?|binaries|bundles?|dependencies|caches?|logs?)(?: directly| manually| by hand)?$/;

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
