import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import type { Statement } from '../../guidelines/statements/statements.ts';
import { isOfCommands } from './check-languages.ts';
import { FAMILY_NAMES } from '../families.ts';
import { languagesListed } from '../reading/scope/named-languages.ts';
import { isPairWithoutVerb } from '../reading/wordings/pair-wordings.ts';
import type { Check, Clause } from '../types.ts';
import { regex } from '../../text/regex.ts';

/** Families whose rules are often worded as facts: `Test files end with _test.go`, `Commits follow Conventional Commits`. */
const WORDED_AS_FACTS: ReadonlySet<string> = new Set(['titles', 'naming', 'paths']);

/** Whether a check of a statement without words such as "must" is a rule all the same. */
export function isRule({ family, clause, finder }: Check, statement: Statement): boolean {
  if (family === 'uses' && (isAboutNames(clause) || namesFolders(clause) || namesLintRules(clause))) {
    return false;
  }
  const { role, text } = statement;
  return (
    role !== 'background' ||
    clause.whenever !== undefined ||
    isWordedAsRule(family, statement) ||
    (clause.instead !== undefined && mayReplace(family, statement)) ||
    (OF_CODE.has(family) && isBanInFact(clause, text)) ||
    // `Named exports over default exports`: who writes a list of rules leaves the verb out.
    (OF_CODE.has(family) && isPairWithoutVerb(text) && (isOfCommands(finder) || isChoiceOfCode(family, clause)))
  );
}

/** The families of which a check may be a rule in a statement without words such as "must". */
export function familiesOfRules(statement: Statement): ReadonlySet<string> {
  const isPair = isPairWithoutVerb(statement.text) || BAN_IN_FACT.test(statement.text);
  return new Set(
    FAMILY_NAMES.filter(
      (family) => isWordedAsRule(family, statement) || mayReplace(family, statement) || (OF_CODE.has(family) && isPair),
    ),
  );
}

function isWordedAsRule(family: string, { text, headings }: Statement): boolean {
  // `Functions are small (< 50 lines)`, `2-space indentation`: nobody describes code so.
  const isSetting =
    (family === 'limits' ||
      (family === 'documents' && IN_ENGLISH.test(text)) ||
      ONE_PER_FILE.test(text) ||
      (family === 'documents' && ONE_PER_LINE.test(text)) ||
      (family === 'layout' && SETTING.test(text))) &&
    !IS_FACT.test(text);
  const isRequired =
    (family === 'companions' && /\b(?:requires?|required|mandatory)\b/i.test(text)) ||
    (family === 'constructs' && (SAYS_ONLY.test(text) || IS_CHOSEN.test(text))) ||
    (OF_CODE.has(family) && STRICT_WITHOUT.test(text));
  // ``Imports are ordered: …`` below "Code style" is how they are to be.
  const title = headings.at(-1)?.title ?? '';
  const isBelowRules = RULES_TITLE.test(title) || languagesListed(title) !== undefined;
  const isListed = OF_LAYOUT.has(family) && isBelowRules && !IS_FACT.test(text);
  const isDocumented = family === 'companions' && languagesListed(title) !== undefined && ON_ALL.test(text);
  return WORDED_AS_FACTS.has(family) || isSetting || isRequired || isListed || isDocumented;
}

/** Whether the words say that one thing is used in place of another. */
function mayReplace(family: string, { text, cells }: Statement): boolean {
  return (
    (family === 'uses' || family === 'imports' || family === 'constructs') &&
    (cells !== undefined ||
      /(?:^`[^`]+`|\buses? .{2,60}) \((?:not|never|instead of)\b/.test(text) ||
      /\b(?:deprecated|obsolete|banned|superseded) in favou?r of\b/i.test(text))
  );
}

/**
 * ``Async all the way — no `.Result` ``: what a description rules out in passing is a rule if it is code that is written so. A
 * single word may be a name for something else.
 */
function isBanInFact({ polarity, object, codes }: Clause, text: string): boolean {
  const named = listMaskedCodes(object, codes);
  return (
    polarity === 'forbidden' &&
    named.length > 0 &&
    BAN_IN_FACT.test(text) &&
    named.every((code) => CHOSEN_CODE.test(code.trim()) && text.includes(`\`${code}\``))
  );
}

/** The ban ends where its code ends: ``no `import()` is needed`` forbids nothing. */
const BAN_IN_FACT =
  /(?:[-–—;,(:]|\. ) ?(?:no|never|not|avoid)(?: (?:raw|direct|plain|bare))? `[^`]+`(?:(?:,|\/| or|, or| and) ?`[^`]+`)*(?=[).,;]|$)/i;

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
const CHOSEN_CODE = /^(?=(?:new )?\S{1,60}$)(?:[@#.].*|.*(?:\(\)|\w(?:\.|::|->)\w|\w!$).*|[=!<>&|?+]{2,3})$/;

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
const SETTING = regex('iu')`
  ^[^\p{L}\p{N}]*(?:
    max(?:imum)?\b|(?:line|print|file|function|method) (?:length|width|size)|indent(?:ation)?\b
    |(?:single|double)[- ]quotes?\b|(?:\d+|two|four)[- ]spaces?\b|tabs?\b|semicolons?\b|trailing commas?\b
    |quotes?\b
  )
`;
/** `One component per file` */
const ONE_PER_FILE = /^[^\p{L}\p{N}]*(?:only )?one (?:[a-z]+ ){1,3}per file\b/iu;
/** `One sentence per line`, `Each sentence goes on its own line` */
const ONE_PER_LINE = /^[^\p{L}\p{N}]*(?:(?:one|each|every) sentence\b.*\bline|semantic line ?breaks)\b/iu;
/** `Code comments: English only` */
const IN_ENGLISH = /(?::| [-–—]) (?:in )?English(?: only)?[.!]?$|\bEnglish only\b/i;
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
