import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import type { Statement } from '../../guidelines/statements/statements.ts';
import { isOfCommands } from './check-languages.ts';
import { isKnownLibrary } from '../families/imports/library-names.ts';
import { isAbout } from './is-about.ts';
import { isTopicTitle, type Doubt } from '../reading/scope/doubts.ts';
import { readHeadings } from '../reading/scope/heading-scope.ts';
import type { Check, Clause } from '../types.ts';
import { regex } from '../../text/regex.ts';

/** Families whose rules name the files or names that they are about. */
const ABOUT_NAMED_THINGS: ReadonlySet<string> = new Set(['titles', 'secrets']);

/** Families whose rules are about what languages have: below a topic such as "Readability", these count in all code. */
const OF_SYNTAX: ReadonlySet<string> = new Set(['companions', 'constructs', 'errors-and-logs', 'layout', 'limits']);

/** `is banned in this codebase` */
const IN_ALL_CODE =
  /\b(?:in|across|throughout) (?:this|our) (?:entire |whole )?(?:codebase|code base|repository|repo|project)\b/i;

/** `` `SKILL.md` has valid frontmatter``: the file is what the rule is about. */
function namesFile({ subject, codes }: Clause): boolean {
  return listMaskedCodes(subject, codes).some((code) => /^[\w.*-]+\.(?:md|json|ya?ml|toml)$/.test(code.trim()));
}

/** Code that is meant wherever it stands: qualified, of several words, a call, a macro, an attribute. */
const EXACT_CODE = regex('u')`
  ^[@#]?\[?[\p{L}_$][\p{L}\p{N}_$]*(?:\]?(?:\.|::|->|-)[\p{L}_$][\p{L}\p{N}_$]*)+(?:\(.*\))?$
  |^[\p{L}_$]*\p{Ll}\p{Lu}[\p{L}\p{N}_$]*(?:\(.*\))?$|^[\p{L}_$]+_[\p{L}\p{N}_$]+(?:\(.*\))?!?$|^@[\p{L}]
  |^[\p{L}_]+!$
`;

/** Code of which every sign is meant: a setting, a comment for a tool, a directive, a scope, a member. */
const EXACT_SIGNS =
  /^[\w$]+: ?[\w'".]+$|^(?:#|\/\/) ?@?[a-z][\w-]*(?:: ?[\w ]+)?$|^#[a-z]+$|^!important$|^[A-Z]\w*::$|^\.[A-Z]\w+(?:\(\))?$/;

/** Languages have these by their nature, so a topic above can be what is meant with them. */
const COMMON = /^(?:get|set|add|remove|map|filter|then|catch|any|object|null|undefined|self|this|new)(?:\(\))?$/;

/** What languages, their libraries and widespread frameworks have, so that a rule on it may be meant for one part alone. */
const OF_ANYBODY = regex()`
  ^(?:
    @?(?:
      console|process|Math|JSON|Date|Object|Array|Promise|Number|String|Symbol|window|document|localStorage
      |sessionStorage|navigator|history|location|global|globalThis|fs|os|sys|path|fmt|log|time|errors|context|http
      |System|Console|Task|Thread|DateTime|Environment|Directory|File|Log|Timber|Debug|print|println|use[A-Z]\w*
      |set[A-Z]\w*|get[A-Z]\w*|inner|dangerously|logger|self|this|std|core|alloc|test|expect|assert|jest|vi|cy
      |React|Vue|np|pd|plt|datetime|logging|asyncio|threading|subprocess|unittest|pytest|sinon
    )(?:[._:(]|$)
  )
`;
/** Comments for tools, and packages of an owner. */
const OWN_SIGNS = /^(?:#|\/\/) ?@?[a-z][\w-]*(?:: ?[\w ]+)?$|^@[a-z0-9-]+\/[\w./-]+$/;

/** Whether languages, their libraries or widespread frameworks have some code, so that a rule on it may be meant for one part. */
export function isOfAnybody(code: string): boolean {
  return OF_ANYBODY.test(code);
}

/** Whether code stands for something that only this project or one library has. */
function isOwn(code: string): boolean {
  return (
    OWN_SIGNS.test(code) ||
    (/\w(?:\.|::)\w|\(|(?:\p{Ll}\p{Lu}\p{L}*){3}/u.test(code) && isExact(code) && !OF_ANYBODY.test(code))
  );
}

function isExact(code: string): boolean {
  return (EXACT_CODE.test(code) || EXACT_SIGNS.test(code) || EXACT_SYNTAX.test(code)) && !COMMON.test(code);
}

/** Syntax of several words: `event Action<T>`, `except Exception: pass`, `render={<span />}`, and paths of modules. */
const EXACT_SYNTAX = regex()`
  ^(?:event|raise|throw|new) [A-Z]\w+(?:[<(].*)?$|^(?:except|catch)\b.+[:{].*$|^[a-z]\w+=\{.+\}$|^\w+, _ :?=.*$
  |^node:[a-z_/]+$|^[a-z][\w-]*(?:\.[a-z]+)+\/[\w./-]+$
`;

/** Folders that many changes touch, so that a rule about all of one is meant for the case that its heading names. */
const ANYBODYS_FOLDER =
  /^\.?\/?(?:\.github|\.claude|\.cursor|\.vscode|src|source|lib|app|apps|packages|docs?|tests?|scripts?|examples?)(?:\/\*{0,2})?$/i;

function isAnybodysFolder({ object, codes }: Clause): boolean {
  return listMaskedCodes(object, codes).some((code) => ANYBODYS_FOLDER.test(code.trim()));
}

/** Below "Updating a rule", "do not touch `.github/`" is about updates of a rule. */
export function isOfCase({ family, clause }: Check): boolean {
  const title = clause.statement.headings.at(-1)?.title ?? '';
  return family === 'paths' && PROCEDURE.test(title) && isAnybodysFolder(clause);
}

const PROCEDURE = regex('iu')`
  ^[^\p{L}]*(?:
    how to|adding|creating|updating|editing|changing|modifying|renaming|removing|deleting|migrating|releasing
    |writing|managing|moving|converting|publishing
  )\b
`;

/** After "Skills should only contain essential files", a list of files that nobody should create is about skills. */
export function isOfPart({ family, clause: { statement } }: Check, statements: readonly Statement[]): boolean {
  return (
    family === 'paths' &&
    statement.leadIns.length > 0 &&
    statements.some(
      ({ headings, offset, text }) =>
        headings === statement.headings && offset < statement.offset && SAYS_CONTENTS.test(text),
    )
  );
}

const SAYS_CONTENTS = regex('iu')`
  ^[^\p{L}]*(?:(?:each|every|all|an?|the|your|our) )?(?!repo|project|codebase)[a-z-]+
    (?: folders?| director(?:y|ies)| packages?)? (?:(?:must|should|may|can) )?
    (?:only (?:contain|include|have|hold)|(?:contain|include|hold)s? only)\b
`;

/** Titles that name what a library is for. */
const OF_SERVICES =
  /^[^\p{L}]*(?:https?|rest|graphql|grpc|redis|sql|cache|websockets?|database|db)[- ](?:clients?|servers?|apis?)[^\p{L}]*$/iu;

/** Below such words, code is a name to choose, not code to use. */
const ABOUT_NAMES = /\bnam(?:es?|ing)\b/i;

/** Headings below which headings, lists and links are those of documents. */
const OF_DOCUMENTS = /\b(?:writing|docs?|documentation|prose|markdown|headings?|style|formatting)\b/i;

/** Headings that name what a check is about. */
const NAMED_BY_HEADING: readonly (readonly [about: string, title: RegExp])[] = [
  ['SQL', /^[^\p{L}]*(?:sql|database|data ?access|persistence|quer(?:y|ies))\b[\p{L} &-]{0,30}$/iu],
  ['contexts of Go', /^[^\p{L}]*context(?: usage| propagation| handling)?[^\p{L}]*$/iu],
  ['scripts of Vue', /\bcomposition api\b|<script setup>/iu],
  ['variables of Terraform', /^[^\p{L}]*variables?(?: documentation| descriptions?)?[^\p{L}]*$/iu],
  ['outputs of Terraform', /^[^\p{L}]*outputs?(?: documentation| descriptions?)?[^\p{L}]*$/iu],
  ['CommonJS', /^[^\p{L}]*(?:esm|es|module|javascript) ?(?:modules?|systems?)?[\p{L} &-]{0,20}$/iu],
];

/** ``No `require()` `` below "ESM modules": the heading in doubt is about what the check looks for. */
function isNamedByHeading({ finder, clause: { statement } }: Check, { why }: Doubt): boolean {
  const title = statement.headings.at(-1)?.title ?? '';
  return (
    statement.leadIns.length === 0 &&
    why.reason.includes(`"${title}"`) &&
    NAMED_BY_HEADING.some(([about, named]) => isAbout(finder, about) && named.test(title))
  );
}

/**
 * "New test classes begin with `Test`" below "Test class naming": all that the headings in doubt name is what the check looks
 * at. What it leaves out is not, and neither is code that a rule quotes: that can be a name to avoid.
 */
function isSaidByCheck({ family, finder, clause: { statement } }: Check): boolean {
  const read =
    statement.leadIns.length === 0 && family !== 'uses' && family !== 'imports'
      ? readHeadings(statement.headings)
      : undefined;
  const limits = read?.kind === 'unread' ? (read.limits ?? []) : [];
  const said =
    `${finder.words.replace(/,? (?:outside of|except)\b.*$/, '')} ${finder.about?.join(' ') ?? ''}`.toLowerCase();
  return limits.length > 0 && limits.every((stem) => new RegExp(`(?<![a-z])${stem}`).test(said));
}

/** Introductions that say what the names below them have, and not of which files. */
const OF_NAMING = /\b(?:nam(?:e|ed|es|ing)|prefix|suffix|pattern|convention|format)\b/i;
/** Files that are the same wherever they are named, which tools find by their places. */
const OF_TOOLS = ['skills', 'agents', 'commands', 'prompts', 'instruction files', 'references', 'Cursor rules'];

/** Names of tables and of what tools find are the same below each heading, and so are forms of names below "Naming:". */
function isOfNamedFiles({ family, finder, clause: { statement } }: Check, { known }: Doubt): boolean {
  return (
    family === 'naming' &&
    (finder.looksAt === 'text' ||
      (finder.looksAt === 'change' &&
        (isAbout(finder, ...OF_TOOLS) ||
          (known === undefined && statement.leadIns.every((leadIn) => OF_NAMING.test(leadIn))))))
  );
}

/** Actions stand in workflows, and base images in Dockerfiles, whatever part of the repository these are for. */
function isOfWorkflows({ family, finder }: Check, { isTopic, isArea }: Doubt): boolean {
  return family === 'versions' && (isTopic || isArea === true) && isAbout(finder, 'actions', 'base images');
}

/** Below "Creating a New Skill", the names of new skills are meant. */
function isOfWhatIsCreated({ family, finder, clause: { statement } }: Check): boolean {
  const created = statement.headings.flatMap(({ title }) => CREATES.exec(title)?.groups?.['noun']?.toLowerCase() ?? []);
  return (
    family === 'naming' &&
    statement.leadIns.length === 0 &&
    created.length > 0 &&
    created.every((noun) => isAbout(finder, `${noun}s`)) &&
    statement.headings.every(({ title, depth }) => depth === 1 || CREATES.test(title) || isTopicTitle(title))
  );
}

const CREATES =
  /^[^\p{L}]*(?:creating|adding|writing|authoring) (?:(?:a|an|new|custom) )*(?<noun>skill|agent|command|plugin|prompt|component|migration)s?[^\p{L}]*$/iu;

/** Headings below which attributes and elements are those of all pages. */
const OF_MARKUP = regex('iu')`
  ^[^\p{L}]*(?:
    accessibility|a11y|aria|html|markup|semantic html
    |(?:graphics|images|icons)(?: (?:and|&) (?:graphics|images|icons|media))?|screen readers?
  )(?: (?:instructions|rules|guidelines|standards|requirements|basics))?[^\p{L}]*$
`;

/** ``Coding rules for `services/api`:`` is about that folder alone. */
const QUOTES_FOLDER = /`\.?[\w@*-]+\/[^`\s]*`/;

/** Whether a check says itself what it is about, so that a heading or introduction that is not understood cannot limit it. */
export function saysItself(check: Check, doubt: Doubt): boolean {
  const { family, clause, finder } = check;
  const { isTopic, isArea, isLabel, isOfAllCode, known } = doubt;
  if (ABOUT_NAMED_THINGS.has(family) || (isLabel === true && family !== 'uses')) {
    return true;
  }
  if (
    isNamedByHeading(check, doubt) ||
    isSaidByCheck(check) ||
    isOfWhatIsCreated(check) ||
    isOfNamedFiles(check, doubt) ||
    isOfWorkflows(check, doubt)
  ) {
    return true;
  }
  if ((isOfAllCode === true && OF_SYNTAX.has(family)) || IN_ALL_CODE.test(clause.statement.text) || namesFile(clause)) {
    return true;
  }
  const { scope, verb, polarity, object, codes } = clause;
  if (family === 'paths') {
    return (
      !isAnybodysFolder(clause) &&
      polarity === 'forbidden' &&
      finder.looksAt === 'change' &&
      (isTopic || !/^(?:add|create|introduce)$/.test(verb))
    );
  }
  if (
    family === 'documents' &&
    clause.statement.leadIns.length === 0 &&
    clause.statement.headings.every(({ title }, index) => index === 0 || OF_DOCUMENTS.test(title))
  ) {
    return true;
  }
  if (
    family === 'markup' &&
    clause.statement.leadIns.length === 0 &&
    clause.statement.headings.every(
      ({ title, depth }) => depth === 1 || OF_MARKUP.test(title.replace(/ \([^()]*\)$/, '')),
    )
  ) {
    return true;
  }
  const isPlaceOfHeadings = known !== undefined && known.inside === scope.inside;
  if (scope.inside.some(({ kind }) => kind === 'paths') && (isArea === true || !isPlaceOfHeadings)) {
    return true;
  }
  const named = listMaskedCodes(object, codes);
  if (isTopic && ((family === 'imports' && named.length === 0 && polarity === 'forbidden') || isOfCommands(finder))) {
    return true;
  }
  // A library is ruled out for what it does, which the heading names: "HTTP Client", "APIs".
  const title = clause.statement.headings.at(-1)?.title ?? '';
  if (
    (isTopic || (isArea === true && OF_SERVICES.test(title))) &&
    polarity === 'forbidden' &&
    (family === 'uses' || family === 'imports') &&
    named.length > 0 &&
    named.every((code) => isKnownLibrary(code.trim()))
  ) {
    return true;
  }
  if (clause.statement.leadIns.some((leadIn) => QUOTES_FOLDER.test(leadIn))) {
    return false;
  }
  // What is replaced by other code is replaced wherever it stands.
  const isPair =
    isArea === true &&
    !ABOUT_NAMES.test(
      [...clause.statement.headings.map(({ title }) => title), ...clause.statement.leadIns].join(' '),
    ) &&
    clause.instead !== undefined &&
    listMaskedCodes(clause.instead, codes).length > 0;
  const isRow = (clause.statement.cells !== undefined && clause.instead !== undefined) || isPair;
  return (
    (family === 'uses' || family === 'imports' || (family === 'constructs' && polarity === 'forbidden')) &&
    named.length > 0 &&
    named.every((code) => ((isTopic || isRow) && isExact(code.trim())) || (isArea === true && isOwn(code.trim())))
  );
}
