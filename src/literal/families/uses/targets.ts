import type { ImportFact } from '../../../syntax/facts/types.ts';
import { codeSpan } from '../../code-span.ts';
import { compileCodePattern, type CodePattern } from './code-pattern.ts';
import { listClassNames, readClassName } from './class-names.ts';
import { compileColor } from './colors.ts';
import { isElementName } from '../element-names.ts';
import { isFixedCode } from './fixed-code.ts';
import { comparisonIn, memberOfGeneric, standsForOther, withoutArguments } from './placeholders.ts';
import { compileSnippet } from './snippets/compile-snippet.ts';
import { isModuleNamed, plainName } from './match-name.ts';
import { NAMED, readName, TAG } from './names.ts';
import type { Noun, Target } from './target.ts';

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
  if (code === 'DB::') {
    return QUERIES_OF_LARAVEL;
  }
  if (code === 'DbContext') {
    return CONTEXTS_OF_EF;
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
  if (pattern.place === 'import' && /^(?:import|require|use|using|include|alias)$/.test(code)) {
    // The word that a language imports with.
    return undefined;
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

/** ``Avoid `DB::`; prefer `Model::query()` `` is in most projects with Laravel. Models begin no transactions and listen to nothing. */
const QUERY_OF_LARAVEL = /\bDB::(?:table|select|selectOne|selectRaw|insert|update|delete|scalar|query|cursor)\b/;
const QUERIES_OF_LARAVEL: Target = {
  code: 'DB::',
  pattern: wordsLike('DB::', (line) => line.search(QUERY_OF_LARAVEL)),
  by: 'text',
  isMeant: NEVER,
  words: 'queries by `DB::`',
  needle: 'DB::',
};

/** Projects derive their own contexts from the one of Entity Framework, and use no other: `AppDbContext`. */
const CONTEXT_OF_EF = /^(?!.*\bclass \w*DbContext\b).*?(?<context>\b(?:[A-Z]\w*)?DbContext\b)/;
const CONTEXTS_OF_EF: Target = {
  code: 'DbContext',
  pattern: wordsLike('DbContext', (line) => CONTEXT_OF_EF.exec(line)?.[0].search(/\w+$/) ?? -1),
  by: 'text',
  isMeant: NEVER,
  words: 'uses of `DbContext` and of classes that are called so',
  needle: 'DbContext',
};

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

/** Whether a module that a file imports is meant. */
export function isTargetModule({ module }: Target, imported: string): boolean {
  return module !== undefined && isModuleNamed(imported, module);
}

/** A name that no package has: `User`, `useState`. */
const NO_PACKAGE = /^(?=.*\p{Lu})[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** Whether a rule on imports means a name that a module gives: `User` of `from models import User`. */
export function isTargetName({ by, module = '' }: Target, { module: from, imported, local }: ImportFact): boolean {
  const isWhole = imported === undefined || imported === 'default' || imported === '*';
  return (
    by === 'import' &&
    NO_PACKAGE.test(module) &&
    (isWhole ? local === module || plainName(from).endsWith(`.${module}`) : imported === module)
  );
}
