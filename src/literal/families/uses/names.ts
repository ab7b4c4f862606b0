import type { CodeFacts, UseFact } from '../../../syntax/facts/types.ts';
import { codeSpan } from '../../code-span.ts';
import { isCalledMethod, isGlobalName, isMemberName, isMethodName, isNameOfWords, isTypeWord } from './known-names.ts';
import type { Noun, Target, UsesFacts } from './target.ts';
import { isOfGlobalObject, isQualifiedUse, isSingleUse, plainName } from './match-name.ts';
import { isOfOtherType } from './shared-members.ts';

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
/** The name in a quoted tag: `<br />`. */
export const TAG = new RegExp(String.raw`^<(${NAME}(?:[.-]${NAME})*)\s*/?>$`, 'u');
const CREATION = new RegExp(String.raw`^new (${NAME}(?:(?:\.|::)${NAME})*)(?:\(\))?$`, 'u');
const OPERATOR = /^(?:[=!]==?|[<>&|^?*+\-/%]{2,3}=?|=>|:=|\.\.\.?|<>|\*\*)$/;

/** How uses of a name, keyword or operator are recognized, and how a message names them. */
type NameTarget = Pick<Target, 'isForm' | 'isMeant' | 'words' | 'needle' | 'module'>;

/** An annotation of Java with its package. */
const PACKAGED = /^(?:[a-z]\w*\.){2,}[A-Z]\w*$/;
/** The last part of the name of a function begins in lower case in most languages. */
const NAMES_FUNCTION = /(?:\.|::|->)_?\p{Ll}[\p{L}\p{N}_]*$/u;
const CALLS: ReadonlySet<UseFact['kind']> = new Set(['call', 'new']);
/** The kinds of uses that name something, unlike keywords and operators. */
export const NAMED: ReadonlySet<UseFact['kind']> = new Set([
  'call',
  'new',
  'type',
  'member',
  'attribute',
  'tag',
  'name',
]);

/** How uses of a name, keyword or operator are recognized. Undefined for other code. */
export function readName(code: string, noun: Noun): NameTarget | undefined {
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
        ([wanted, `${wanted}Attribute`].some((one) => one === name || `System.${one}` === name) ||
          (PACKAGED.test(name) && name.endsWith(`.${wanted}`)) ||
          (meaning !== undefined && plainName(meaning).endsWith(`.${wanted}`))),
      // Nobody gives an attribute of C# another name, and `ObsoleteAttribute` is another word.
      ...(attribute?.[3] === undefined ? {} : { needle: wanted }),
    };
  }
  const tag = TAG.exec(code)?.[1] ?? (noun === 'tag' && WORD.test(code) ? code : undefined);
  if (tag !== undefined) {
    return {
      words: `the tag ${codeSpan(`<${tag}>`)}`,
      isMeant: ({ kind, name }) => kind === 'tag' && (name === tag || name === `React.${tag}`),
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
      // In Ruby, `save!` is a method.
      isMeant: ({ kind, name }) => kind === 'call' && (name === macro || plainName(name).endsWith(`.${macro}`)),
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
  const isMethod = called === undefined ? isMethodName(name) : isCalledMethod(name);
  const method = METHOD.exec(name)?.[1] ?? (isMethod ? name : undefined);
  if (method !== undefined) {
    return {
      words: isCall || isMethodName(method) ? `calls of ${written}` : `the member ${written}`,
      isMeant: (use, { code: lines }) =>
        (use.kind === 'call' || (!isCall && !isMethodName(method) && use.kind === 'member')) &&
        (plainName(use.name).endsWith(`.${method}`) || (use.name === method && !use.isOwn)) &&
        !isOfOtherType(method, use, lines),
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
        CALLS.has(use.kind) &&
        (isSingleUse(use, name, imports) ||
          ((isNameOfWords(name) ||
            isRareWord(name) ||
            isMethodOfWords(name) ||
            (called !== undefined && isUpper(name))) &&
            isLastPart(use, name)) ||
          (called === undefined && isOnObject(use, name))),
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
      isForm: true,
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
  const isOfWords = isNameOfWords(word);
  return {
    words: noun === 'type' || isTypeWord(word) ? `the type ${codeSpan(word)}` : words,
    ...(isTypeWord(word) || noun === 'keyword' ? { needle: word } : {}),
    ...(noun === 'code' && !isTypeWord(word) ? { module: word } : {}),
    isMeant: (use, { imports, code }) => {
      if (use.kind === 'keyword') {
        return use.name === word && !(word === 'null' && isAskedFor(use, code));
      }
      if (noun === 'keyword' || noun === 'operator' || !NAMED.has(use.kind)) {
        return false;
      }
      if (use.kind === 'property' && isGlobalName(word)) {
        // `<Report print />` prints nothing.
        return false;
      }
      if (use.kind === 'call' && isMethodOfWords(word) && isLastPart(use, word)) {
        return true;
      }
      if (isOfWords && (use.kind === 'call' || use.kind === 'member')) {
        return isLastPart(use, word) || (use.kind === 'call' && isSingleUse(use, word, imports));
      }
      if (GENERAL_ERRORS.test(word) && noun === 'code' && !CALLS.has(use.kind)) {
        // What a rule wants are other errors to be raised. Types and conditions have to name the general one.
        return false;
      }
      return (
        (noun !== 'type' || use.kind === 'type') &&
        (use.kind !== 'member' || isOfGlobalObject(use)) &&
        isSingleUse(use, word, imports)
      );
    },
  };
}

/** Whether a platform or library asks for `null`, and nothing else can stand there: `Object.create(null)`. */
function isAskedFor({ line, column }: UseFact, code: UsesFacts['code']): boolean {
  return ASKS_FOR_NULL.test(code.find((one) => one.line === line)?.text.slice(0, column) ?? '');
}

const ASKS_FOR_NULL =
  /\b(?:Object\.create|(?:React\.)?(?:useRef|createRef)(?:<[^()]*>)?)\($|\bJSON\.stringify\([^()]*(?:\([^()]*\)[^()]*)*,\s*$|\.insertBefore\([^()]*,\s*$/;

const GENERAL_ERRORS = /^(?:Error|Exception|RuntimeError|RuntimeException|BaseException|Throwable)$/;

/** `prisma.user.findMany()`: where a rule speaks of `prisma` calls, `prisma` can be an object that code calls something of. */
function isOnObject({ isOwn, name }: UseFact, object: string): boolean {
  return (
    !isOwn &&
    !isGlobalName(object) &&
    plainName(name)
      .replace(/^(?:this|self)\./, '')
      .startsWith(`${object}.`)
  );
}

/** `communicate`: a long word is hardly the name of a function in one place and of another method elsewhere. */
function isRareWord(name: string): boolean {
  return /^[a-z]{10,}$/.test(name) && !isGlobalName(name);
}

/** `AddControllers`: what is called on an object in C# or Go is a method. */
function isMethodOfWords(name: string): boolean {
  return /^[A-Z][a-z]+\d*[A-Z]/.test(name) && !isGlobalName(name);
}

/** `First` of `First()`. */
function isUpper(name: string): boolean {
  return /^[A-Z]\w*[a-z]/.test(name) && !isGlobalName(name);
}

function isLastPart({ name }: UseFact, last: string): boolean {
  return plainName(name).endsWith(`.${last}`) && !/^(?:this|self)\.[^.]*$/.test(plainName(name));
}

function isNamed(use: UseFact, name: string, imports: CodeFacts['imports']): boolean {
  return WORD.test(name) ? isSingleUse(use, name, imports) : isQualifiedUse(use, name, imports);
}
