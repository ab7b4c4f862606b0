import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import type { Statement } from '../../guidelines/statements/statements.ts';
import { isOfCommands } from './check-languages.ts';
import { isOfOtherSection, languageOfDocument } from './document-languages.ts';
import { isGlobalName } from '../families/uses/known-names.ts';
import { plainWords } from '../../guidelines/statements/polarity.ts';
import { leavesRoom } from '../reading/sentences/leaves-room.ts';
import { isPairWithoutVerb } from '../reading/wordings/pair-wordings.ts';
import { isAbout } from './is-about.ts';
import { isOfOneText } from './of-one-text.ts';
import { isBelowUnnamedFolder } from './unnamed-folders.ts';
import { SCRIPT_FILES } from '../script-languages.ts';
import type { Check, Clause, NotCompiled } from '../types.ts';

/**
 * Why a check is not made although a family understood the words, because they are weak evidence of it: of all checks from
 * such words that were read by hand, more than one in twenty meant something else. Undefined if nothing speaks against it.
 */
export function weakEvidence(check: Check, statements: readonly Statement[]): NotCompiled | undefined {
  if (isBelowUnnamedFolder(check, statements)) {
    return {
      reason: 'its heading may name a topic, and not a folder',
      hint: 'name the place in the sentence: "Never use `x` in `src/hooks/`"',
    };
  }
  if (isOfOtherSection(check)) {
    return {
      reason: 'its heading and the title of the document name different languages',
      hint: 'name the language in the sentence: "In TypeScript, never use `x`"',
    };
  }
  if (isOfOtherSyntax(check)) {
    return {
      reason: 'its heading names a language in which the quoted code does not exist',
      hint: 'name the language in the sentence: "In Rust, never use `a::b`"',
    };
  }
  if (isAboutSubject(check)) {
    return {
      reason: 'what stands before it says what it is about',
      hint: 'say it as a rule of its own: "Never use `x` in `src/a/`"',
    };
  }
  if (isShownAlone(check)) {
    return {
      reason: 'it shows what is meant, and says no rule of its own',
      hint: 'say it as a rule: "Never use `x`", "Use `a` instead of `b`"',
    };
  }
  if (isOfOneText(check)) {
    return {
      reason: 'what stands above it or before it names one kind of text',
      hint: 'name the files in the sentence: "No emoji in `docs/`"',
    };
  }
  if (isLeftToAuthors(check)) {
    return {
      reason: 'it leaves single cases to the author, and only a reader can tell which',
      hint: 'name the cases: "Never use `x` outside of `src/a/`"',
    };
  }
  if (isOfPurpose(check)) {
    return { reason: 'only a reader can tell what the change is for' };
  }
  if (isOfUnlikeForms(check)) {
    return {
      reason: 'it prefers one form to another one, and code can need the other',
      hint: 'say where the other form is wrong: "Never use `x` in `src/a/`"',
    };
  }
  if (isOneOfSeveral(check)) {
    return {
      reason: 'it names several forms, each for files of its own kind',
      hint: 'write one statement for each kind: "Files of hooks are named `use*.ts`"',
    };
  }
  if (isCoordinate(check)) {
    return { reason: 'libraries have this name where they are depended on, and their code can have another one' };
  }
  if (isInOtherStyle(check, statements)) {
    return {
      reason: 'names of code are not written like this, so that it may be about data',
      hint: 'name what the names are of: "Events: `has_priority`"',
    };
  }
  if (isOfWork(check)) {
    return {
      reason: 'it is about what assistants run, and not about code',
    };
  }
  if (isOfSomeTests(check, statements)) {
    return {
      reason: 'other tests of the document have names of another form',
      hint: 'name the place in the sentence: "Tests in `test/unit/` end with `.unit.test.ts`"',
    };
  }
  return undefined;
}

/**
 * "Avoid `Any` unless justified", "Avoid `unsafe` when possible": where it is used, nobody but its author knows whether it had
 * to be. Of the findings of such rules that were read, most were arguable.
 */
function isLeftToAuthors({ family, clause: { polarity, object, codes, statement } }: Check): boolean {
  if (!LEFT_TO_AUTHORS.has(family)) {
    return false;
  }
  const named = listMaskedCodes(object, codes).map((code) => code.trim().toLowerCase());
  const parts = plainWords(statement.text).split(NEXT_PART);
  const meant = parts.filter((part) => named.some((code) => part.includes(code)));
  return (meant.length === 0 ? parts : meant).some(
    (part) =>
      HEDGE.test(part) ||
      (polarity === 'forbidden' && /\bby default\b/.test(part)) ||
      (family === 'limits' && /\b(?:ideally|preferably|typically|usually)\b/.test(part)) ||
      (polarity === 'forbidden' &&
        [...part.matchAll(EXCEPTION)].some(([, exception = '']) => leavesRoom(exception.trim()))),
  );
}

const LEFT_TO_AUTHORS: ReadonlySet<string> = new Set([
  'calls',
  'companions',
  'constructs',
  'errors-and-logs',
  'imports',
  'limits',
  'uses',
]);
/** A condition belongs to what stands before it, with a comma or without. */
const NEXT_PART = /[.;:]\s+|,\s+(?!(?:unless|except|without|when|where|wherever|whenever|if|as much as)\b)/;
const HEDGE =
  /\b(?:when|where|wherever|whenever|if|as much as) (?:it is |it's |they are |it makes )?(?:at all |reasonably |practically |otherwise )?(?:possible|feasible|practical|appropriate|applicable|sensible|reasonable|sense)\b/i;
/** From `unless` to the next sign. */
const EXCEPTION = /\b((?:unless|except (?:when|if|where)|without) [^,;:.()–—]{3,80}?)(?= -|[,;:.()–—]|$)/g;

/**
 * ``Name boolean properties with a `has_` prefix`` in a project of Go or TypeScript is about the properties of events or columns,
 * which are texts in code.
 */
function isInOtherStyle({ family, finder, clause: { scope } }: Check, statements: readonly Statement[]): boolean {
  const languages = scope.languages ?? languageOfDocument(statements);
  return (
    family === 'naming' &&
    /\bdo not begin with `[a-z]+_`/.test(finder.words) &&
    languages?.some((id) => WITH_UNDERSCORES.has(id)) !== true
  );
}

/** Languages in which names of several words are joined by `_`. */
const WITH_UNDERSCORES: ReadonlySet<string> = new Set(
  'python ruby rust php c cpp elixir lua shellscript sql r'.split(' '),
);

/** ``Categories: `config-*.spec.ts` (UI), `plan.spec.ts` (workflows)``: the first form is not that of all. */
function isOneOfSeveral({ finder, clause: { statement } }: Check): boolean {
  return (
    /^reports new .* names are not of the form\b/.test(finder.words) &&
    statement.parts.some(
      ({ kind, value }) => kind === 'code' && /\.[a-z]{1,5}$/.test(value) && !finder.words.includes(value),
    ) &&
    (statement.text.match(/` \(/g) ?? []).length > 1
  );
}

/** ``Never use `androidx.compose` dependencies``: packages of Kotlin keep the name that the group of another library has. */
function isCoordinate({ family, clause: { object, codes } }: Check): boolean {
  return (
    OF_CODE.has(family) &&
    /\p{Co} dependenc(?:y|ies)\b/u.test(object) &&
    listMaskedCodes(object, codes).every((code) => /^[a-z]\w*(?:\.[a-z]\w*)+$/.test(code.trim()))
  );
}

/** "Remove tests to make them pass", and "No change to `a.json` — the names stay valid", which says what happened. */
function isOfPurpose({ family, finder, clause: { statement } }: Check): boolean {
  return (
    family === 'paths' &&
    ((/\bthe removal of test files\b/.test(finder.words) &&
      /\bto (?:make|get|let|force|silence)\b/i.test(statement.text)) ||
      /^[^\p{L}]*no change to \S+ ?[—–:(-]/iu.test(statement.text))
  );
}

/**
 * "Prefer `type` over `interface`" is a choice between forms that say the same. "Prefer type guards over casts" is none: who casts
 * may have had to.
 */
function isOfUnlikeForms({ finder, clause: { polarity, strength, instead = '', statement } }: Check): boolean {
  return (
    polarity === 'forbidden' &&
    (strength === 'should' || statement.cells !== undefined) &&
    instead !== '' &&
    NEEDED_FORMS.test(finder.words)
  );
}

/** Forms that code needs in some places, whatever is preferred. */
const NEEDED_FORMS =
  /^reports (?:abstract classes|comments inside of functions|dynamic imports|imports inside of functions|members that are `protected`|non-null assertions|type assertions)/;

/**
 * Below "Terminal management", `$PWD` is what an assistant types. Scripts of the project
 * are there to be run by people: ``Don't use `npm run dev` ``, without a command in its place, is about the work as well.
 */
function isOfWork({ family, finder, clause: { object, instead, codes, statement } }: Check): boolean {
  const named = listMaskedCodes(object, codes).map((code) => code.trim());
  const title = statement.headings.at(-1)?.title ?? '';
  return (
    family === 'uses' &&
    named.length > 0 &&
    ((named.every((code) => isOfCommands(finder) || /^\$\w+$/.test(code)) && OF_TERMINALS.test(title)) ||
      (isOfCommands(finder) && instead === undefined && named.every((code) => STARTS_PROGRAM.test(code))))
  );
}

const OF_TERMINALS =
  /\b(?:terminals?|command execution|(?:running|executing) (?:commands|scripts|programs)|dev(?:elopment)? servers?|tool (?:use|usage|calls?)|sessions?)\b/i;
const STARTS_PROGRAM =
  /^(?:(?:npm|pnpm|yarn|bun) run [\w:.-]+|(?:npm|pnpm|yarn|bun) (?:dev|start|serve|watch|preview|build)|(?:cargo|go|dotnet|deno) run|make [\w-]+)$/;

/** "Unit tests in `*.unit.test.ts`", where the document says of integration tests that they are `*.test.ts`. */
function isOfSomeTests({ finder, clause: { statement } }: Check, statements: readonly Statement[]): boolean {
  const kind = KIND_OF_TESTS.exec(statement.text)?.[0].toLowerCase();
  return (
    kind !== undefined &&
    finder.findingKind === 'naming' &&
    isAbout(finder, 'test files') &&
    statements.some(({ text }) => {
      const other = KIND_OF_TESTS.exec(text)?.[0].toLowerCase();
      return other !== undefined && other.replace(/s$/, '') !== kind.replace(/s$/, '') && SHOWS_NAMES.test(text);
    })
  );
}

const KIND_OF_TESTS =
  /\b(?:unit|integration|e2e|end-to-end|browser|smoke|functional|acceptance|component|ui|visual|performance|contract|snapshot)[- ]tests?\b/i;
/** A form of names of files: `*.spec.ts`. */
const SHOWS_NAMES = /`[^`]*[._](?:test|spec)\.[a-z]+`/i;

/** `tokio::test` below "TypeScript tests", and a module or method below "SQL access". */
function isOfOtherSyntax({ family, clause: { object, codes, scope } }: Check): boolean {
  const named = listMaskedCodes(object, codes).map((code) => code.trim());
  return (
    OF_CODE.has(family) &&
    ((scope.languages?.every((id) => WITHOUT_PATHS.has(id)) === true && named.some((code) => /^\w+::\w/.test(code))) ||
      (scope.languages?.every((id) => id === 'sql') === true &&
        (family === 'imports' || named.some((code) => NOT_OF_SQL.test(code)))))
  );
}

/** Members of objects, and names in camel case. */
const NOT_OF_SQL = /->|::|\$[a-z]|^\.?[a-z]\w*\.[a-z]\w*\(|^[a-z]+[A-Z]\w*\(/;

/**
 * ``Codecs must build without a system: no `src/simd` `` is about codecs, "test the parser, not the generator" about one test, and
 * "prefer examples that use …" about documents.
 */
function isAboutSubject({ family, clause: { object, instead, statement } }: Check): boolean {
  return (
    (OF_CODE.has(family) && BAN_OF_SUBJECT.test(statement.text)) ||
    (OF_CODE.has(family) &&
      /^(?:code )?(?:examples?|snippets?|samples?|documentation|docs) (?:that|which|with|using) /.test(
        instead ?? '',
      )) ||
    (family === 'constructs' && instead !== undefined && /^the [a-z]{3,}(?<!s)$/.test(object.trim()))
  );
}

const BAN_OF_SUBJECT =
  /^[^\p{L}]*(?!(?:all |the |new |your |our )*(?:code|files?|modules?|we|you|changes?)\b)\p{L}[^:.]{2,60}? (?:must|should|need to|has to|have to) [^:]{3,80}: no\b/iu;

/** Languages whose names have no `::`. */
const WITHOUT_PATHS: ReadonlySet<string> = new Set([...SCRIPT_FILES, 'python', 'go', 'swift', 'dart', 'elixir', 'lua']);

function isShownAlone(check: Check): boolean {
  const { family, clause, finder } = check;
  const { text, cells, headings, leadIns } = clause.statement;
  if (IS_EXAMPLE.test(text)) {
    return true;
  }
  if (family === 'limits') {
    return (
      (LABELLED_LIMIT.test(text) && !NAMES_SIZE.test(text)) ||
      (BARE_LIMIT.test(text) && !isOfLayout([...headings.slice(-2).map(({ title }) => title), ...leadIns])) ||
      (finder.words.startsWith('reports added lines') && hasTwoWidths(text))
    );
  }
  if (!OF_CODE.has(family)) {
    return false;
  }
  if (isOfCommands(finder)) {
    // What nobody should run is about the work: a script of the project may well run it.
    return clause.verb === 'run' || clause.verb === 'execute';
  }
  return (
    (cells === undefined && isPairWithoutVerb(text) && isFaultItself(clause, headings.at(-1)?.title ?? '')) ||
    (family === 'uses' && (isProduct(clause) || showsNames(clause) || isPlainField(clause))) ||
    isUnquotedCall(clause) ||
    (cells !== undefined && isObjectOfHost(clause)) ||
    isOnlyForSome(clause)
  );
}

const OF_CODE: ReadonlySet<string> = new Set(['constructs', 'errors-and-logs', 'imports', 'uses']);

/** ``E.g., `a`, not `b` `` shows the rule before it. */
const IS_EXAMPLE = /^[^\p{L}]*(?:e\.g\b|for (?:example|instance)\b|examples?:)/iu;

/** `Alert names: 40 characters max.` limits what its label names. */
const LABELLED_LIMIT = /^[^\p{L}]*\p{L}[^:.]{1,60}: ?(?:max(?:imum)? )?\d+[ -](?:characters?|chars?|columns?)\b/iu;
const NAMES_SIZE = /\b(?:lines?|width|length|columns?|style|format\w*|code|limits?|prettier|ruler)\b[^:]*:/i;

/** `Max 128 chars.` limits what the sentence before it is about, unless it stands below "Formatting" or "Code style". */
const BARE_LIMIT =
  /^[^\p{L}\p{N}]*(?:max(?:imum)?|at most|up to|limit)?[ :]{0,2}\d+[ -](?:characters?|chars?)(?: max(?:imum)?)?[^\p{L}\p{N}]*$/iu;
const NAMES_LAYOUT =
  /\b(?:lines?|width|columns?|format\w*|style|coding|code|conventions?|limits?|lint\w*|prettier|layout)\b/i;

/** Below "Name format", the form is that of names. */
function isOfLayout(titles: readonly string[]): boolean {
  return (
    NAMES_LAYOUT.test(titles.join('\n')) && !titles.some((title) => /\b(?:names?|titles?|descriptions?)\b/i.test(title))
  );
}

/** `Line length: 88 (formatter), 100 (linter)`: nobody but a reader knows which of the two a line must not exceed. */
function hasTwoWidths(text: string): boolean {
  const widths = text.match(/\b(?:[6-9]\d|1\d\d|2[0-4]\d)\b/g) ?? [];
  return new Set(widths).size > 1;
}

/**
 * Whether words without a verb tell what is wrong, and not what is preferred: `Hardcoded values instead of toSymbol()`, or
 * describe: `Safe abstractions over unsafe code`. Code in place of code, and one kind of thing in place of another, are a choice.
 */
function isFaultItself({ statement: { text }, instead = '', object, codes }: Clause, title: string): boolean {
  if ((BEGINS_WITH_FAULT.test(text) && !/→|->|=>/.test(text)) || LISTS_FAULTS.test(title)) {
    return true;
  }
  const isInWords = listMaskedCodes(`${instead}${object}`, codes).length === 0;
  const lastWord = (words: string): string | undefined => words.trim().split(' ').at(-1);
  const areNames = [instead, object].every((words) => words.trim().split(' ').length === 1);
  return (
    isInWords && !areNames && / over /.test(text) && lastWord(instead) !== lastWord(object) && !NAMES_FORM.test(instead)
  );
}

const BEGINS_WITH_FAULT =
  /^[^\p{L}]*(?:hard-?coded|missing|manual(?:ly)?|raw|direct(?:ly)?|unnecessary|inline|ad[- ]hoc|magic|duplicated?|unhandled|unused|using|calling|importing|returning|throwing)\b/iu;
const LISTS_FAULTS = /\b(?:violations?|flag(?:ged)?|smells?|red flags|faults|to catch|reject)\b/i;
/** Forms of code that are chosen in place of any other: `guard clauses over deep nesting`. */
const NAMES_FORM =
  /\b(?:guard clauses?|early returns?|composition|aliases|f-strings?|literals?|async|hooks?|functions?|exports?|interfaces?|types?|enums?|records?|properties|constants?|injection|comprehensions?)\b/i;

/** `Do not use IronBee`: a name of two words without backticks may be a product, unless the language or an alternative is said. */
function isProduct({ object, instead, scope: { languages }, statement: { text } }: Clause): boolean {
  return (
    /^[a-z]{6,40}$/.test(object.trim()) &&
    instead === undefined &&
    languages === undefined &&
    !new RegExp(`[(—–-] ?(?:avoid|not|never|no) ${object.trim()}\\b`, 'i').test(text)
  );
}

/** ``Do not include the `name` field`` is about one format: code has other things of that name. */
function isPlainField({ object, codes }: Clause): boolean {
  const named = listMaskedCodes(object, codes);
  return (
    /\p{Co} (?:fields?|propert(?:y|ies)|keys?|flags?|values?|entries|entry|parameters?|columns?)$/u.test(
      object.trim(),
    ) &&
    named.length > 0 &&
    named.every((code) => /^[a-z]{2,}$/.test(code.trim()))
  );
}

/** `` `UserValidator` instead of `UserHelper` `` below "Use descriptive names:" shows how things are called. */
function showsNames({ statement: { text, cells, headings, leadIns } }: Clause): boolean {
  const above = [headings.at(-1)?.title ?? '', leadIns.at(-1) ?? ''].join('\n');
  return cells === undefined && isPairWithoutVerb(text) && /\b(?:names?|naming|identifiers?)\b/i.test(above);
}

/** A row with `window` in it is about one member or one way to reach it: no page does without the object. */
function isObjectOfHost({ object, codes }: Clause): boolean {
  const named = listMaskedCodes(object, codes);
  return (
    named.length > 0 &&
    named.every((code) => /^(?:window|document|globalThis|global|process|self|event)$/.test(code.trim()))
  );
}

/** `no remove()`: a word that nobody quotes can be the name of anything, unless languages have a function of this name. */
function isUnquotedCall({ object, codes, statement: { parts } }: Clause): boolean {
  const quoted = new Set(parts.flatMap(({ kind, value }) => (kind === 'code' ? [value.trim()] : [])));
  return listMaskedCodes(object, codes).some(
    (code) => /^[a-z]+\(\)$/.test(code) && !quoted.has(code) && !isGlobalName(code.slice(0, -2)),
  );
}

/** ``Use the keychain for sensitive data, never `UserDefaults` ``: what is stored elsewhere is not meant. */
function isOnlyForSome({ object, codes, instead = '', statement: { text } }: Clause): boolean {
  const named = listMaskedCodes(object, codes).map((code) => code.trim());
  const others = listMaskedCodes(instead, codes);
  const isStored = named.length > 0 && named.every((code) => STORAGE.test(code)) && FOR_SOME_DATA.test(text);
  // ``Prefer dependency injection over `new` ``: code without it does not exist.
  const isEverywhere =
    instead !== '' && others.length === 0 && named.length > 0 && named.every((code) => NEEDED.test(code));
  return isStored || isEverywhere;
}

const STORAGE = /^(?:UserDefaults|localStorage|sessionStorage|SharedPreferences|AsyncStorage|NSUserDefaults)(?:\W.*)?$/;
const FOR_SOME_DATA =
  /\b(?:for|store|storing|keep|persist) .*\b(?:data|tokens?|secrets?|credentials?|passwords?|keys?|sensitive)\b/i;
const NEEDED =
  /^(?:new|this|self|null|nil|None|return|if|else|for|while|import|from|class|function|static|public|private)$/;
