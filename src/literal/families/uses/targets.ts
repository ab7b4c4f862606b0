import type { CodeFacts, UseFact } from '../../../syntax/facts/types.ts';
import { codeSpan } from '../../code-span.ts';
import { compileCodePattern, type CodePattern } from './code-pattern.ts';
import { listClassNames, readClassName } from './class-names.ts';
import { compileColor } from './colors.ts';
import { isElementName } from '../element-names.ts';
import { isGlobalName, isMemberName, isMethodName, isTypeWord } from './known-names.ts';
import { isFixedCode } from './fixed-code.ts';
import { comparisonIn, memberOfGeneric, standsForOther, withoutArguments } from './placeholders.ts';
import { compileSnippet } from './snippets/compile-snippet.ts';
import type { Part } from './snippets/read-snippet.ts';
import { isModuleNamed, isQualifiedUse, isSingleUse, plainName } from './match-name.ts';

/** What a clause says about quoted code: ``the `fs` module``, `` `TODO` comments``. */
export type Noun =
  | 'code'
  | 'comment'
  | 'module'
  | 'type'
  | 'attribute'
  | 'tag'
  | 'call'
  | 'macro'
  | 'operator'
  | 'keyword';

/** The kinds of facts by which uses are judged. */
export const USES_FACTS = ['code', 'comments', 'constructs', 'imports', 'strings', 'unsound', 'uses'] as const;

export type UsesFacts = Pick<CodeFacts, (typeof USES_FACTS)[number]>;

/** Something that a clause rules out, and how it is recognized. */
export interface Target {
  /** As quoted. */
  readonly code: string;
  /** ``calls of `eval` ``. */
  readonly words: string;
  /** What the text is searched for, where no grammar decides, or where no name is enough: `as unknown as`. */
  readonly pattern: CodePattern;
  /** By what the code of a file is searched. `text`: for the pattern, in lines of code. */
  readonly by: 'use' | 'comment' | 'text' | 'string' | 'command' | 'import' | 'class';
  /** Whether a use is meant. */
  readonly isMeant: (use: UseFact, facts: UsesFacts) => boolean;
  /** The module whose imports are meant. */
  readonly module?: string;
  /** Whether a class of CSS is meant. */
  readonly isClass?: (name: string) => boolean;
  /** Syntax that is meant, with any names where the quote has names for others. */
  readonly snippet?: readonly Part[];
  /** Whether it is in the syntax of several languages, and means something in the one of the document alone: `_ =`. */
  readonly needsLanguage?: boolean;
  /** A part that is in every line that can have it, unless an alias hides it. */
  readonly needle?: string;
}

const WORD = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
const NAME = String.raw`[\p{L}_$][\p{L}\p{N}_$]*`;
const QUALIFIED = new RegExp(String.raw`^\$?${NAME}(?:(?:\.|::|->|\\)${NAME})+$`, 'u');
const ALL_MEMBERS = new RegExp(String.raw`^(${NAME}(?:(?:\.|::)${NAME})*)(?:\.|::)\*(?:\(\))?$`, 'u');
const METHOD = new RegExp(String.raw`^\.(${NAME})$`, 'u');
/** `try!` and `as!` are words of Swift. */
const MACRO = new RegExp(String.raw`^(?!(?:try|as|null|default)!)(${NAME}(?:::${NAME})*!)$`, 'u');
const ATTRIBUTE = new RegExp(
  String.raw`^(?:@(${NAME}(?:\.${NAME})*)(?:\(\))?|#\[(${NAME}(?:::${NAME})*)(?:\((?:\.\.\.|…)\))?\]|\[(${NAME}(?:\.${NAME})*)(?:\(\))?\])$`,
  'u',
);
const TAG = new RegExp(String.raw`^<(${NAME}(?:[.-]${NAME})*)\s*/?>$`, 'u');
const CREATION = new RegExp(String.raw`^new (${NAME}(?:(?:\.|::)${NAME})*)(?:\(\))?$`, 'u');
const OPERATOR = /^(?:[=!]==?|[<>&|^?*+\-/%]{2,3}=?|=>|:=|\.\.\.?|<>|\*\*)$/;
const DOC_TAG =
  /^@(?:author|param|returns?|type|typedef|since|version|throws|todo|see|example|private|public|inheritdoc)$/i;

const PREPROCESSOR = /^#(?:region|endregion|pragma|define|undef|include|ifdef|ifndef|nullable|warning|error)$/;
const SCOPED_PACKAGE = /^@[\w-][\w.-]*\/[\w./-]+$/;

/** `// eslint-disable` is meant in each kind of comment. */
const COMMENT_START = /^(?:\/\/+|\/\*+|#|<!--|--)\s*(?=[\w@])/;

/** Strings that switch how a file is read. */
const DIRECTIVE = /^(["']?)use (?:client|server|strict|cache)\1$/;

const NEVER = (): boolean => false;

/** Makes a target of quoted code. Undefined if the code is no code to look for: a file, a placeholder, a single letter. */
export function compileTarget(quoted: string, noun: Noun): Target | undefined {
  const code = withoutArguments(
    comparisonIn(memberOfGeneric(quoted.trim()))
      .replace(/^(#\[[\w:]+)\((?:\.\.\.|…)\)\]$/u, '$1]')
      .replace(/(?<=[\w\]>])\((?:\.\.\.|…)\)(?=\]?$)/u, '()'),
  );
  if (standsForOther(code)) {
    return undefined;
  }
  const special = noun === 'module' || noun === 'tag' ? undefined : (compileClass(code) ?? compilePrefix(code));
  if (special !== undefined) {
    return special;
  }
  const color = compileColor(code);
  if (color !== undefined) {
    return { code, pattern: color, by: 'text', isMeant: NEVER, words: `the color ${codeSpan(code)}` };
  }
  const place = placeOf(code, noun);
  const pattern = compileCodePattern(code, place);
  if (place === 'code' && (pattern === undefined || HANDLER.test(code) || ELEMENT.test(code))) {
    return compileSyntax(quoted.trim());
  }
  // The tag of a version, of an image or of a comment is none of markup.
  const isOtherTag = noun === 'tag' && !isElementName(code.replaceAll(/^<|\s*\/?>$/g, '')) && !DOC_TAG.test(code);
  if (pattern === undefined || isOtherTag) {
    return undefined;
  }
  if (PREPROCESSOR.test(code)) {
    return {
      code,
      pattern,
      by: 'use',
      words: `the directive ${codeSpan(code)}`,
      needle: code,
      isMeant: ({ kind, name }) => kind === 'keyword' && name === code,
    };
  }
  if (pattern.place === 'comment') {
    const search = compileCodePattern(code.replace(COMMENT_START, ''), 'comment') ?? pattern;
    return {
      code,
      pattern: search,
      by: 'comment',
      isMeant: NEVER,
      words: `comments with ${codeSpan(code)}`,
      needle: search.code,
    };
  }
  if (pattern.place === 'import') {
    return { code, pattern, by: 'import', isMeant: NEVER, module: code, words: `imports of ${codeSpan(code)}` };
  }
  if (DIRECTIVE.test(code)) {
    const directive = code.replaceAll(/["']/g, '');
    const search = compileCodePattern(directive, 'code') ?? pattern;
    return {
      code,
      pattern: search,
      by: 'string',
      isMeant: NEVER,
      words: `the directive ${codeSpan(directive)}`,
      needle: directive,
    };
  }
  const name = readName(code, noun);
  if (name !== undefined) {
    return { code, pattern, by: 'use', ...name };
  }
  return isFixedCode(code)
    ? { code, pattern, by: 'text', isMeant: NEVER, words: codeSpan(code) }
    : compileSyntax(quoted.trim());
}

/** Handlers of errors go over several lines, and elements have other attributes as well. */
const HANDLER = /^(?:catch|except|rescue)\b.*(?::\s*\S|\{)/;
const ELEMENT = /^<\w[\w.-]* \w/;

/** Quoted code whose syntax is meant. */
function compileSyntax(code: string): Target | undefined {
  const compiled = compileSnippet(code);
  return compiled === undefined ? undefined : { ...compiled, code, by: 'text', isMeant: NEVER, words: codeSpan(code) };
}

/** A class of Tailwind, which is a part of a string. */
function compileClass(code: string): Target | undefined {
  const isClass = readClassName(code);
  return isClass === undefined
    ? undefined
    : {
        code,
        by: 'class',
        isClass,
        isMeant: NEVER,
        pattern: wordsLike(code, (line) => (listClassNames(line).some(isClass) ? Math.max(line.search(/\S/), 0) : -1)),
        words: `the class ${codeSpan(code)}`,
        needle: code.replace(/\*$/, ''),
      };
}

/** `self::assert*` is each name that begins so. */
function compilePrefix(code: string): Target | undefined {
  const prefix = PREFIX.exec(code)?.[1];
  if (prefix === undefined) {
    return undefined;
  }
  const start = plainName(prefix);
  const [first = ''] = prefix.match(/\w+/) ?? [];
  return {
    code,
    // The grammar of PHP takes these words for no name.
    by: /^(?:self|static|parent)::/.test(prefix) ? 'text' : 'use',
    isMeant: ({ kind, name }) => NAMED.has(kind) && plainName(name).startsWith(start),
    pattern: wordsLike(code, (line) => line.indexOf(prefix)),
    words: `names that begin with ${codeSpan(prefix)}`,
    needle: first,
  };
}

const PREFIX = /^(\$?[A-Za-z_]\w*(?:(?:\.|::|->)\w+)*(?:\.|::|->)\w{2,})\*(?:\(\))?$/;

function wordsLike(code: string, find: CodePattern['find']): CodePattern {
  return { code, place: 'code', word: false, call: false, find };
}

function placeOf(code: string, noun: Noun): Parameters<typeof compileCodePattern>[1] {
  if (noun === 'module' || SCOPED_PACKAGE.test(code)) {
    return 'import';
  }
  return noun === 'comment' || DOC_TAG.test(code) ? 'comment' : noun === 'tag' || isTag(code) ? 'tag' : 'code';
}

/** `<img>` is a tag, unlike `<name>`, which is to be filled in. */
function isTag(code: string): boolean {
  const name = TAG.exec(code)?.[1];
  return name !== undefined && isElementName(name);
}

/** Makes a target of a command. */
export function compileCommand(code: string): Target | undefined {
  const pattern = compileCodePattern(code, 'command');
  return pattern === undefined
    ? undefined
    : { code, pattern, by: 'command', isMeant: NEVER, words: `the command ${codeSpan(code)}` };
}

type NameTarget = Pick<Target, 'isMeant' | 'words' | 'needle' | 'module'>;

/** The last part of the name of a function begins in lower case in most languages. */
const NAMES_FUNCTION = /(?:\.|::|->)_?\p{Ll}[\p{L}\p{N}_]*$/u;
const CALLS: ReadonlySet<UseFact['kind']> = new Set(['call', 'new']);
const NAMED: ReadonlySet<UseFact['kind']> = new Set(['call', 'new', 'type', 'member', 'attribute', 'tag', 'name']);

/** How uses of a name, keyword or operator are recognized. Undefined for other code. */
function readName(code: string, noun: Noun): NameTarget | undefined {
  const written = codeSpan(code);
  const members = ALL_MEMBERS.exec(code)?.[1];
  if (members !== undefined) {
    const prefix = `${plainName(members)}.`;
    return {
      words: `members of ${codeSpan(members)}`,
      isMeant: (use, { imports }) =>
        (use.kind === 'call' || use.kind === 'member') &&
        [use.name, use.meaning ?? ''].some((name) => plainName(name).startsWith(prefix)) &&
        isQualifiedUse({ ...use, name: members }, members, imports),
    };
  }
  const attribute = ATTRIBUTE.exec(code);
  if (attribute !== null || (noun === 'attribute' && WORD.test(code))) {
    const wanted = attribute?.[1] ?? attribute?.[2] ?? attribute?.[3] ?? code;
    return {
      words: `the attribute ${written}`,
      isMeant: ({ kind, name, meaning }) =>
        kind === 'attribute' &&
        (name === wanted ||
          name === `${wanted}Attribute` ||
          (meaning !== undefined && plainName(meaning).endsWith(`.${wanted}`))),
    };
  }
  const tag = TAG.exec(code)?.[1] ?? (noun === 'tag' && WORD.test(code) ? code : undefined);
  if (tag !== undefined) {
    return {
      words: `the tag ${codeSpan(`<${tag}>`)}`,
      isMeant: ({ kind, name }) => kind === 'tag' && name === tag,
      needle: tag,
    };
  }
  const creation = CREATION.exec(code)?.[1];
  if (creation !== undefined) {
    return {
      words: written,
      isMeant: (use, { imports }) => use.kind === 'new' && isNamed(use, creation, imports),
      needle: 'new',
    };
  }
  if (OPERATOR.test(code)) {
    return {
      words: `the operator ${written}`,
      isMeant: ({ kind, name }) => kind === 'operator' && name === code,
      needle: code,
    };
  }
  const macro = MACRO.exec(code.replace(/\(\s*\)$/, ''))?.[1];
  if (macro !== undefined) {
    return {
      words: `the macro ${written}`,
      isMeant: ({ kind, name }) => kind === 'call' && (name === macro || name.endsWith(`::${macro}`)),
      needle: macro.replace(/^.*::/, '').slice(0, -1),
    };
  }
  return readCallOrWord(code, noun);
}

function readCallOrWord(code: string, noun: Noun): NameTarget | undefined {
  const written = codeSpan(code);
  const called = /^(.*[\p{L}\p{N}_$])\(\s*\)$/u.exec(code)?.[1];
  const isCall = called !== undefined || noun === 'call';
  const name = called ?? code;
  const method = METHOD.exec(name)?.[1] ?? (WORD.test(name) && isMethodName(name) ? name : undefined);
  if (method !== undefined) {
    return {
      words: isCall || isMethodName(method) ? `calls of ${written}` : `the member ${written}`,
      isMeant: (use) =>
        (use.kind === 'call' || (!isCall && !isMethodName(method) && use.kind === 'member')) &&
        (plainName(use.name).endsWith(`.${method}`) || (use.name === method && !use.isOwn)),
      needle: method,
    };
  }
  if (QUALIFIED.test(name)) {
    // `System.IO.Path` calls are calls of what it has.
    const members =
      called === undefined && isCall && !NAMES_FUNCTION.test(name) ? readName(`${name}.*`, 'code') : undefined;
    return {
      words: isCall ? `calls of ${written}` : `uses of ${written}`,
      isMeant: (use, facts) =>
        ((isCall ? CALLS : NAMED).has(use.kind) && isQualifiedUse(use, name, facts.imports)) ||
        members?.isMeant(use, facts) === true,
    };
  }
  if (!WORD.test(name) || (called === undefined && isCall && /^I\p{Lu}\p{Ll}/u.test(name))) {
    // Calls of an interface are calls of any object that has it.
    return undefined;
  }
  if (isCall) {
    return {
      words: `calls of ${written}`,
      isMeant: (use, { imports }) =>
        CALLS.has(use.kind) && (isSingleUse(use, name, imports) || (isNameOfWords(name) && isLastPart(use, name))),
    };
  }
  if (isMemberName(name)) {
    return {
      words: `uses of ${written}`,
      isMeant: (use) => use.kind !== 'operator' && (use.name === name || plainName(use.name).endsWith(`.${name}`)),
      needle: name,
    };
  }
  return readWord(name, noun);
}

/** A single word: a keyword, a type, or a name that is not the file's own. */
function readWord(word: string, noun: Noun): NameTarget {
  if (word === 'as') {
    return {
      words: 'type assertions',
      needle: 'as',
      isMeant: (use, { constructs, uses }) =>
        use.kind === 'keyword' &&
        use.name === 'as' &&
        !uses.some(({ name, line, column }) => name === 'const' && line === use.line && column === use.column + 3) &&
        constructs.some(
          ({ kind, line, endLine }) => kind === 'type-assertion' && use.line >= line && use.line <= endLine,
        ),
    };
  }
  const words = `uses of ${codeSpan(word)}`;
  return {
    words: noun === 'type' || isTypeWord(word) ? `the type ${codeSpan(word)}` : words,
    ...(isTypeWord(word) || noun === 'keyword' ? { needle: word } : {}),
    ...(noun === 'code' && !isTypeWord(word) ? { module: word } : {}),
    isMeant: (use, { imports }) => {
      if (use.kind === 'keyword') {
        return use.name === word;
      }
      if (noun === 'keyword' || noun === 'operator' || !NAMED.has(use.kind)) {
        return false;
      }
      if (isNameOfWords(word) && (use.kind === 'call' || use.kind === 'member')) {
        return isLastPart(use, word) || (use.kind === 'call' && isSingleUse(use, word, imports));
      }
      return (noun !== 'type' || use.kind === 'type') && use.kind !== 'member' && isSingleUse(use, word, imports);
    },
  };
}

/** `findUnique` has more than one word: as a member of any object, it is what a rule means. */
function isNameOfWords(name: string): boolean {
  return /^[a-z]+\d*[A-Z]/.test(name) && !isGlobalName(name);
}

function isLastPart({ name }: UseFact, last: string): boolean {
  return plainName(name).endsWith(`.${last}`) && !/^(?:this|self)\.[^.]*$/.test(plainName(name));
}

function isNamed(use: UseFact, name: string, imports: CodeFacts['imports']): boolean {
  return WORD.test(name) ? isSingleUse(use, name, imports) : isQualifiedUse(use, name, imports);
}

/** Whether a module that a file imports is meant. */
export function isTargetModule({ module }: Target, imported: string): boolean {
  return module !== undefined && isModuleNamed(imported, module);
}
