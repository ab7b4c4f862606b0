import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import type { Statement } from '../../guidelines/statements/statements.ts';
import { SCRIPT_FILES } from '../script-languages.ts';
import type { Check, NotCompiled } from '../types.ts';
import { isAboutPart } from './about-a-part.ts';
import { isOfOtherSection } from './document-languages.ts';
import { FAMILIES_OF_CODE } from './families-of-code.ts';
import {
  isForOnePurpose,
  isLeftToAuthors,
  isOfOneUse,
  isOfPattern,
  isOfPurpose,
  isOfUnlikeForms,
  isOfWork,
} from './left-to-readers.ts';
import {
  isBelowOrder,
  isOfAction,
  isOfAssistantTools,
  isOfJudgedList,
  isOfNamePattern,
  isOfShownCode,
  isOfShownPhrase,
  isOfStepOrIgnored,
  isOfStorage,
  isSaidOfCode,
} from './meant-otherwise.ts';
import { isOfOneText } from './of-one-text.ts';
import { isCoordinate, isInOtherStyle, isOfSomeTests, isOneOfSeveral } from './other-names.ts';
import { isShownAlone } from './shown-alone.ts';
import { isBelowUnnamedFolder } from './unnamed-folders.ts';
import { regex } from '../../text/regex.ts';

/** Something that speaks against a check, and what people are told of it. */
interface Evidence {
  readonly isWeak: (check: Check, statements: readonly Statement[]) => boolean;
  readonly why: NotCompiled;
}

/** The first that speaks against a check is told. */
const EVIDENCE: readonly Evidence[] = [
  {
    isWeak: isBelowUnnamedFolder,
    why: {
      reason: 'its heading may name a topic, and not a folder',
      hint: 'name the place in the sentence: "Never use `x` in `src/hooks/`"',
    },
  },
  {
    isWeak: isOfOtherSection,
    why: {
      reason: 'its heading and the title of the document name different languages',
      hint: 'name the language in the sentence: "In TypeScript, never use `x`"',
    },
  },
  {
    isWeak: isOfOtherSyntax,
    why: {
      reason: 'its heading names a language in which the quoted code does not exist',
      hint: 'name the language in the sentence: "In Rust, never use `a::b`"',
    },
  },
  {
    isWeak: isAboutSubject,
    why: {
      reason: 'what stands before it says what it is about',
      hint: 'say it as a rule of its own: "Never use `x` in `src/a/`"',
    },
  },
  {
    isWeak: isShownAlone,
    why: {
      reason: 'it shows what is meant, and says no rule of its own',
      hint: 'say it as a rule: "Never use `x`", "Use `a` instead of `b`"',
    },
  },
  {
    isWeak: isOfOneText,
    why: {
      reason: 'what stands above it or before it names one kind of text',
      hint: 'name the files in the sentence: "No emoji in `docs/`"',
    },
  },
  {
    isWeak: isLeftToAuthors,
    why: {
      reason: 'it leaves single cases to the author, and only a reader can tell which',
      hint: 'name the cases: "Never use `x` outside of `src/a/`"',
    },
  },
  {
    isWeak: isOfPattern,
    why: {
      reason: 'the sentences before it say where it is meant',
      hint: 'say it as a rule of its own: "Never use `x` in `src/a/`"',
    },
  },
  {
    isWeak: isAboutPart,
    why: {
      reason: 'the sentence before it says which part or term it is about',
      hint: 'name the place in the sentence: "No `x` in `src/a/`"',
    },
  },
  {
    isWeak: isOfOneUse,
    why: {
      reason: 'it rules out one use of something, and only a reader can tell what a use is for',
      hint: 'say where it is ruled out: "Never use `x` in `src/auth/`"',
    },
  },
  {
    isWeak: isOfOneWay,
    why: {
      reason: 'its heading names one of several ways, and the others may ask for something else',
      hint: 'say it as a rule of its own: "Never use `x` in `src/a/`"',
    },
  },
  {
    isWeak: isOfNamedPart,
    why: {
      reason: 'its heading says which part of the program it is about',
      hint: 'name the folder of the part in the sentence: "`src/player/` must not import `src/api/`"',
    },
  },
  {
    isWeak: isOfOtherNesting,
    why: {
      reason: 'other things than code can be nested',
      hint: 'name what is nested: "Functions must not be nested deeper than 3 levels"',
    },
  },
  {
    isWeak: areOthersGenerated,
    why: {
      reason: 'it names the folder of the generated files beside the rule',
      hint: 'name it in the rule: "Never edit `src/gen/`"',
    },
  },
  {
    isWeak: isForOnePurpose,
    why: {
      reason: 'it rules something out for one purpose, and a program cannot tell what code is for',
      hint: 'say where it is ruled out: "Never use `x` in `src/a/`"',
    },
  },
  { isWeak: isOfPurpose, why: { reason: 'only a reader can tell what the change is for' } },
  {
    isWeak: isOfUnlikeForms,
    why: {
      reason: 'it prefers one form to another one, and code can need the other',
      hint: 'say where the other form is wrong: "Never use `x` in `src/a/`"',
    },
  },
  {
    isWeak: isOneOfSeveral,
    why: {
      reason: 'it names several forms, each for files of its own kind',
      hint: 'write one statement for each kind: "Files of hooks are named `use*.ts`"',
    },
  },
  {
    isWeak: isCoordinate,
    why: { reason: 'libraries have this name where they are depended on, and their code can have another one' },
  },
  {
    isWeak: isInOtherStyle,
    why: {
      reason: 'names of code are not written like this, so that it may be about data',
      hint: 'name what the names are of: "Events: `has_priority`"',
    },
  },
  { isWeak: isOfWork, why: { reason: 'it is about what assistants run, and not about code' } },
  {
    isWeak: isOfSomeTests,
    why: {
      reason: 'other tests of the document have names of another form',
      hint: 'name the place in the sentence: "Tests in `test/unit/` end with `.unit.test.ts`"',
    },
  },
  { isWeak: isOfAssistantTools, why: { reason: 'it is about the tools of assistants, and not about code' } },
  { isWeak: isOfShownPhrase, why: { reason: 'what is in quotes may be an example, or the name of a kind of words' } },
  {
    isWeak: isOfJudgedList,
    why: {
      reason: 'its list begins with what only a reader can judge',
      hint: 'say it in a sentence of its own: "Never use recursion"',
    },
  },
  {
    isWeak: isOfShownCode,
    why: { reason: 'the quoted code shows what is meant, and is nowhere written in the same way' },
  },
  { isWeak: isOfNamePattern, why: { reason: 'its name is a pattern, in which letters stand for any others' } },
  {
    isWeak: isOfAction,
    why: {
      reason: 'it rules something out for what its first words name',
      hint: 'say where it is ruled out: "Never use `x` in `src/a/`"',
    },
  },
  { isWeak: isSaidOfCode, why: { reason: 'it says what a name stands for' } },
  { isWeak: isOfStorage, why: { reason: 'it is about where a program stores something' } },
  { isWeak: isOfStepOrIgnored, why: { reason: 'it is a step with an example, or about files that git ignores' } },
  { isWeak: isBelowOrder, why: { reason: 'the introduction of its list says what else to do for these files' } },
];

/**
 * Why a check is not made although a family understood the words, because they are weak evidence of it: of all checks from
 * such words that were read by hand, more than one in twenty meant something else. Undefined if nothing speaks against it.
 */
export function weakEvidence(check: Check, statements: readonly Statement[]): NotCompiled | undefined {
  return EVIDENCE.find(({ isWeak }) => isWeak(check, statements))?.why;
}

/** "Strategy 1: optimistic state": what its rules forbid may be what the next one asks for. */
function isOfOneWay({ family, clause: { statement } }: Check): boolean {
  return FAMILIES_OF_CODE.has(family) && statement.headings.some(({ title }) => ONE_OF_SEVERAL.test(title));
}

const ONE_OF_SEVERAL = /^[^\p{L}]*(?:strategy|option|approach|variant|alternative|scenario|plan) (?:\d+|[A-D])\b/iu;

/** "What the player layer must not know": what the rows below it rule out is ruled out there. */
function isOfNamedPart({ family, clause: { statement, scope } }: Check): boolean {
  return (
    FAMILIES_OF_CODE.has(family) &&
    scope.inside.length === 0 &&
    statement.headings.some(({ title }) => PART_IN_TITLE.test(title))
  );
}

const PART_IN_TITLE = regex('iu')`
  ^[^\p{L}]*what (?:the |an? )?
    (?!(?:not|to|we|you|i|code|agents?|copilot|claude|ai|assistants?|developers?|contributors?)\b)\p{L}
    [\p{L} -]{2,40} (?:must|should|may|can|does|do)(?: not|n['’]t|not)?\b
`;

/** "List rules: maximum nesting depth: 20", of lists in a format, and "Nested resources: max 2 levels", of addresses. */
function isOfOtherNesting({ finder, clause: { statement } }: Check): boolean {
  const above = [statement.headings.at(-1)?.title ?? '', ...statement.leadIns];
  return (
    /\bnested more than\b/.test(finder.words) &&
    (statement.leadIns.some((words) => SEVERAL_WORDS.test(words)) || NESTED_THINGS.test(statement.text)) &&
    !IS_NESTED.test([...above, statement.text].join('\n'))
  );
}

const SEVERAL_WORDS = /\p{L}{2,} \p{L}{2,}/u;
const NESTED_THINGS = /\bnested [a-z-]{3,20}s\b/i;
const IS_NESTED = regex('i')`
  \b(?:
    cod(?:e|ing)|functions?|methods?|blocks?|branch(?:es|ing)?|conditions?|conditionals?|loops?|ifs?|control flow
    |logic|callbacks?|complexity|statements?|clean
  )\b
`;

/** ``Components live in `ui/` — do not modify generated files``: these are in the folder, and may not say that they are generated. */
function areOthersGenerated({ family, finder, clause: { statement } }: Check): boolean {
  return (
    family === 'paths' &&
    /^reports changes to generated files\b/.test(finder.words) &&
    /`[^`\n]{1,80}\/`[^`]{0,60}\bgenerated (?:files|code)\b/i.test(statement.text)
  );
}

/** `tokio::test` below "TypeScript tests", and a module or method below "SQL access". */
function isOfOtherSyntax({ family, clause: { object, codes, scope } }: Check): boolean {
  const named = listMaskedCodes(object, codes).map((code) => code.trim());
  return (
    FAMILIES_OF_CODE.has(family) &&
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
    (FAMILIES_OF_CODE.has(family) && BAN_OF_SUBJECT.test(statement.text)) ||
    (FAMILIES_OF_CODE.has(family) &&
      /^(?:code )?(?:examples?|snippets?|samples?|documentation|docs) (?:that|which|with|using) /.test(
        instead ?? '',
      )) ||
    (family === 'constructs' && instead !== undefined && /^the [a-z]{3,}(?<!s)$/.test(object.trim()))
  );
}

const BAN_OF_SUBJECT = regex('iu')`
  ^[^\p{L}]*(?!(?:all |the |new |your |our )*(?:code|files?|modules?|we|you|changes?)\b)\p{L}[^:.]{2,60}?[ ]
    (?:must|should|need to|has to|have to) [^:]{3,80}: no\b
`;

/** Languages whose names have no `::`. */
const WITHOUT_PATHS: ReadonlySet<string> = new Set([...SCRIPT_FILES, 'python', 'go', 'swift', 'dart', 'elixir', 'lua']);
