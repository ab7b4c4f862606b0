import type { DeclarationFact } from './facts/types.ts';
import { regex, regexSource } from '../text/regex.ts';

/** What a declaration declares. */
export type Kind = DeclarationFact['kind'];

/** One way in which a line declares names. Group `marks` has the words before it, `name` the name, `rest` what follows. */
export interface Form {
  readonly kind: Kind;
  readonly form: RegExp;
  /** Whether the name stands for a type or module, so that functions below it are its methods. */
  readonly isType?: true;
  /** Whether the value is what an author calls a constant. */
  readonly isConstant?: (marks: string, name: string) => boolean;
  /** Whether `rest` begins with the list of parameters, and how one of them is written. */
  readonly parameter?: RegExp;
}

/** How a language without a grammar declares things, by its lines. */
export interface Language {
  readonly forms: readonly Form[];
  readonly isExported: (marks: string, name: string) => boolean;
  /** The line above a declaration that belongs to its documentation. */
  readonly doc: RegExp;
  /** A line between documentation and declaration. */
  readonly attribute: RegExp;
  /**
   * What ends the lines above a declaration that belong to it, if its documentation and attributes can have any number of lines, in any
   * order.
   */
  readonly above?: RegExp;
  /** Whether a function is written as several declarations of one name, of which the first has what belongs to all. */
  readonly hasClauses?: true;
  /** Whether documentation stands in the body as well. */
  readonly docInside?: RegExp;
}

const NAME = String.raw`(?<name>[A-Za-z_]\w*)`;
const REST = '(?<rest>.*)$';
const words = (list: string): string => String.raw`^\s*(?<marks>(?:(?:${list.split(' ').join('|')})\s+)*)`;
const LOUD = (_marks: string, name: string): boolean => /^[A-Z][A-Z0-9_]+$/.test(name);
const BLOCK_END = /\*\/\s*$/;
const ANNOTATION = /^\s*@\w/;

const KOTLIN = words(
  regexSource`
    @\w+(?:\([^()]*\))? public private protected internal open final abstract sealed data enum annotation inner
      [ ]value inline suspend override operator infix tailrec external expect actual const lateinit companion fun
      (?=\s+interface)
  `,
);
const SWIFT = words(
  regexSource`
    @\w+(?:\([^()]*\))? public private(?:\(set\))? fileprivate internal open final static class
      (?=\s+(?:func|var|let)) override mutating nonmutating lazy weak unowned(?:\(\w+\))? indirect required
      [ ]convenience nonisolated isolated async package dynamic
  `,
);
const DART = words(
  'static final const late abstract base sealed interface mixin(?=\\s+class) external covariant required',
);
const SCALA = words(
  'private(?:\\[\\w+\\])? protected final sealed abstract implicit override lazy inline case given open',
);
const ELIXIR = words('');

/** By the id of the language in VS Code. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  kotlin: {
    forms: [
      { kind: 'class', form: new RegExp(`${KOTLIN}(?:class|object)\\s+${NAME}${REST}`), isType: true },
      { kind: 'interface', form: new RegExp(`${KOTLIN}interface\\s+${NAME}${REST}`), isType: true },
      { kind: 'type', form: new RegExp(`${KOTLIN}typealias\\s+${NAME}${REST}`) },
      {
        kind: 'function',
        form: new RegExp(`${KOTLIN}fun\\s+(?:<[^>]*>\\s*)?(?:[\\w.<>?, ]+\\.)?${NAME}\\s*(?<rest>\\(.*)$`),
        parameter: /(?:^|[(,])\s*(?:(?:vararg|noinline|crossinline)\s+)*(?<name>[A-Za-z_]\w*)\s*:/g,
      },
      {
        kind: 'variable',
        form: new RegExp(`${KOTLIN}(?:val|var)\\s+(?:<[^>]*>\\s*)?(?:[\\w<>?]+\\.)?${NAME}\\b(?<rest>(?!\\s*\\.).*)$`),
        isConstant: (marks) => /\bconst\b/.test(marks),
      },
    ],
    isExported: (marks) => !/\b(?:private|internal|protected)\b/.test(marks),
    doc: BLOCK_END,
    attribute: ANNOTATION,
  },
  swift: {
    forms: [
      {
        kind: 'class',
        form: new RegExp(`${SWIFT}(?:class|actor)\\s+(?!func\\b|var\\b|let\\b)${NAME}${REST}`),
        isType: true,
      },
      { kind: 'namespace', form: new RegExp(`${SWIFT}extension\\s+(?:\\w+\\.)*${NAME}${REST}`), isType: true },
      { kind: 'struct', form: new RegExp(`${SWIFT}struct\\s+${NAME}${REST}`), isType: true },
      { kind: 'enum', form: new RegExp(`${SWIFT}enum\\s+${NAME}${REST}`), isType: true },
      { kind: 'interface', form: new RegExp(`${SWIFT}protocol\\s+${NAME}${REST}`), isType: true },
      { kind: 'type', form: new RegExp(`${SWIFT}(?:typealias|associatedtype)\\s+${NAME}${REST}`) },
      {
        kind: 'function',
        form: new RegExp(`${SWIFT}func\\s+${NAME}\\s*(?:<[^>]*>)?\\s*(?<rest>\\(.*)$`),
        parameter: /(?:^|[(,])\s*(?:\w+\s+)?(?<name>[A-Za-z_]\w*)\s*:/g,
      },
      { kind: 'variable', form: new RegExp(`${SWIFT}(?:let|var)\\s+${NAME}\\b${REST}`) },
    ],
    isExported: (marks) => /\b(?:public|open)\b/.test(marks),
    doc: /^\s*\/\/\/|\*\/\s*$/,
    attribute: ANNOTATION,
  },
  dart: {
    forms: [
      {
        kind: 'class',
        form: new RegExp(`${DART}(?:class|mixin|extension type|extension)\\s+${NAME}${REST}`),
        isType: true,
      },
      { kind: 'enum', form: new RegExp(`${DART}enum\\s+${NAME}${REST}`), isType: true },
      { kind: 'type', form: new RegExp(`${DART}typedef\\s+${NAME}${REST}`) },
      {
        kind: 'function',
        form: regex()`
          ${DART}(?!(?:return|await|throw|new|else|yield|assert|if|for|while|switch|catch|case|in|is|as)\b)
            (?:[A-Za-z_][\w.]*(?:<[\w<>?, .]*>)?\??\s+)(?:get\s+)?(?!operator\b|set\b)${NAME}\s*(?:<[^>]*>)?\s*
            (?<rest>\([^;]*(?:\{|=>)\s*.*)$
        `,
      },
      {
        kind: 'variable',
        form: new RegExp(
          `^\\s*(?<marks>(?:(?:static|final|const|late|var)\\s+)+)(?:[A-Za-z_][\\w.]*(?:<[\\w<>?, .]*>)?\\??\\s+)?${NAME}\\s*(?<rest>(?:=|;).*)$`,
        ),
        isConstant: (marks) => /\bconst\b/.test(marks),
      },
    ],
    isExported: (_marks, name) => !name.startsWith('_'),
    doc: /^\s*\/\/\/|\*\/\s*$/,
    attribute: ANNOTATION,
  },
  scala: {
    forms: [
      { kind: 'class', form: new RegExp(`${SCALA}(?:class|object|enum)\\s+${NAME}${REST}`), isType: true },
      { kind: 'interface', form: new RegExp(`${SCALA}trait\\s+${NAME}${REST}`), isType: true },
      { kind: 'type', form: new RegExp(`${SCALA}type\\s+${NAME}${REST}`) },
      {
        kind: 'function',
        form: new RegExp(`${SCALA}def\\s+${NAME}\\s*(?:\\[[^\\]]*\\])?(?<rest>.*)$`),
        parameter: /[(,]\s*(?:(?:implicit|using)\s+)?(?<name>[A-Za-z_]\w*)\s*:/g,
      },
      { kind: 'variable', form: new RegExp(`${SCALA}(?:val|var)\\s+${NAME}\\b${REST}`) },
    ],
    isExported: (marks) => !/\b(?:private|protected)\b/.test(marks),
    doc: BLOCK_END,
    attribute: ANNOTATION,
  },
  lua: {
    forms: [
      {
        kind: 'method',
        form: new RegExp(`^\\s*(?<marks>)function\\s+(?:[\\w.]+:|\\w+\\.[\\w.]+\\.)${NAME}\\s*(?<rest>\\(.*)$`),
        parameter: /[(,]\s*(?<name>[A-Za-z_]\w*)/g,
      },
      {
        // With one name before it, it is a function of a module: `function M.get()`.
        kind: 'function',
        form: new RegExp(`^\\s*(?<marks>(?:local\\s+)?)function\\s+(?:\\w+\\.)?${NAME}\\s*(?<rest>\\(.*)$`),
        parameter: /[(,]\s*(?<name>[A-Za-z_]\w*)/g,
      },
      {
        // A function of an object: `row.text.show = function`, and `show = function(self)` in the braces of a table.
        kind: 'method',
        form: new RegExp(
          `^\\s*(?<marks>)(?:\\w+(?:\\.\\w+)+\\.(?=\\w+\\s*=)|(?=\\w+\\s*=\\s*function\\s*\\(\\s*self\\b))${NAME}\\s*=\\s*function\\s*(?<rest>\\(.*)$`,
        ),
        parameter: /[(,]\s*(?<name>[A-Za-z_]\w*)/g,
      },
      {
        kind: 'function',
        form: new RegExp(`^\\s*(?<marks>(?:local\\s+)?)(?:\\w+\\.)?${NAME}\\s*=\\s*function\\s*(?<rest>\\(.*)$`),
        parameter: /[(,]\s*(?<name>[A-Za-z_]\w*)/g,
      },
      {
        kind: 'variable',
        form: new RegExp(`^\\s*(?<marks>local\\s+)${NAME}\\s*(?:<const>\\s*)?(?<rest>(?:[=,].*)?)$`),
        isConstant: LOUD,
      },
    ],
    isExported: (marks) => !/\blocal\b/.test(marks),
    doc: /^\s*---/,
    attribute: /^(?!)/,
  },
  elixir: {
    forms: [
      { kind: 'namespace', form: new RegExp(`${ELIXIR}defmodule\\s+(?:\\w+\\.)*${NAME}${REST}`) },
      { kind: 'function', form: new RegExp(`^\\s*(?<marks>)def(?:macro|guard|delegate)?\\s+${NAME}[?!]?(?<rest>.*)$`) },
      {
        kind: 'function',
        form: new RegExp(`^\\s*(?<marks>def(?:p|macrop|guardp)\\s+)${NAME}[?!]?(?<rest>.*)$`),
      },
    ],
    isExported: (marks) => marks === '',
    doc: /^\s*@doc\b/,
    attribute: /^\s*@\w/,
    above: /^\s*(?:end|def\w*|use|import|alias|require)\b/,
    hasClauses: true,
  },
  powershell: {
    forms: [
      { kind: 'class', form: new RegExp(`^\\s*(?<marks>)class\\s+${NAME}${REST}`, 'i'), isType: true },
      { kind: 'enum', form: new RegExp(`^\\s*(?<marks>)enum\\s+${NAME}${REST}`, 'i'), isType: true },
      {
        kind: 'function',
        form: /^\s*(?<marks>)(?:function|filter)\s+(?:\w+:)?(?<name>[A-Za-z_][\w-]*)(?<rest>.*)$/i,
        parameter: /[(,]\s*(?:\[[^\]]+\]\s*)*\$(?<name>[A-Za-z_]\w*)/g,
      },
    ],
    isExported: () => true,
    doc: /#>\s*$|^\s*#/,
    attribute: /^\s*\[/,
    docInside: /^\s*<#/,
  },
  shellscript: {
    forms: [
      {
        kind: 'function',
        form: /^\s*(?<marks>)(?:function\s+(?<name>[A-Za-z_][\w:.-]*)\s*(?:\(\s*\))?|(?<other>[A-Za-z_][\w:.-]*)\s*\(\s*\))\s*(?<rest>(?:\{|\().*|)$/,
      },
      {
        kind: 'constant',
        form: new RegExp(`^\\s*(?<marks>(?:readonly|declare\\s+-\\w*r\\w*|local\\s+-r)\\s+)${NAME}(?<rest>=.*)$`),
      },
      {
        kind: 'variable',
        form: new RegExp(`^\\s*(?<marks>(?:local|declare|typeset)\\s+(?:-\\w+\\s+)*)${NAME}(?<rest>(?:=.*)?)$`),
      },
    ],
    isExported: () => true,
    doc: /^\s*#/,
    attribute: /^(?!)/,
  },
  r: {
    forms: [
      {
        kind: 'function',
        form: /^(?<marks>\s*)(?<name>[A-Za-z][\w.]*)\s*(?:<-|=)\s*function\s*(?<rest>\(.*)$/,
        parameter: /[(,]\s*(?<name>[A-Za-z][\w.]*)\s*(?=[=,)]|$)/g,
      },
      { kind: 'variable', form: /^(?<marks>\s*)(?<name>[A-Za-z][\w.]*)\s*<-\s*(?<rest>(?!function\b).*)$/ },
    ],
    isExported: () => true,
    doc: /^\s*#'/,
    attribute: /^(?!)/,
  },
  gdscript: {
    forms: [
      { kind: 'class', form: new RegExp(`^\\s*(?<marks>)(?:class_name|class)\\s+${NAME}${REST}`), isType: true },
      { kind: 'enum', form: new RegExp(`^\\s*(?<marks>)enum\\s+${NAME}${REST}`), isType: true },
      {
        kind: 'function',
        form: new RegExp(`^\\s*(?<marks>(?:static\\s+)?)func\\s+${NAME}\\s*(?<rest>\\(.*)$`),
        parameter: /[(,]\s*(?<name>[A-Za-z_]\w*)/g,
      },
      { kind: 'constant', form: new RegExp(`^\\s*(?<marks>)const\\s+${NAME}${REST}`) },
      {
        kind: 'variable',
        form: new RegExp(`^\\s*(?<marks>(?:@\\w+(?:\\([^()]*\\))?\\s+|static\\s+)*)var\\s+${NAME}${REST}`),
      },
    ],
    isExported: (_marks, name) => !name.startsWith('_'),
    doc: /^\s*##/,
    attribute: ANNOTATION,
  },
};

/** Languages without a grammar of whose declarations lines of text tell enough to check names and documentation. */
export const TEXT_LANGUAGES: ReadonlySet<string> = new Set(Object.keys(LANGUAGES));
