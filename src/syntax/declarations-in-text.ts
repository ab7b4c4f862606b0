import { blankCommentsAndStrings } from '../text/languages/code-mask.ts';
import type { DeclarationFact } from './facts/types.ts';
import { splitLines } from './lines.ts';

type Kind = DeclarationFact['kind'];

/** One way in which a line declares names. Group `marks` has the words before it, `name` the name, `rest` what follows. */
interface Form {
  readonly kind: Kind;
  readonly form: RegExp;
  /** Whether the name stands for a type or module, so that functions below it are its methods. */
  readonly isType?: true;
  /** Whether the value is what an author calls a constant. */
  readonly isConstant?: (marks: string, name: string) => boolean;
  /** Whether `rest` begins with the list of parameters, and how one of them is written. */
  readonly parameter?: RegExp;
}

interface Language {
  readonly forms: readonly Form[];
  readonly isExported: (marks: string, name: string) => boolean;
  /** The line above a declaration that belongs to its documentation. */
  readonly doc: RegExp;
  /** A line between documentation and declaration. */
  readonly attribute: RegExp;
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
  String.raw`@\w+(?:\([^()]*\))? public private protected internal open final abstract sealed data enum annotation inner value inline suspend override operator infix tailrec external expect actual const lateinit companion fun(?=\s+interface)`,
);
const SWIFT = words(
  String.raw`@\w+(?:\([^()]*\))? public private(?:\(set\))? fileprivate internal open final static class(?=\s+(?:func|var|let)) override mutating nonmutating lazy weak unowned(?:\(\w+\))? indirect required convenience nonisolated isolated async package dynamic`,
);
const DART = words(
  'static final const late abstract base sealed interface mixin(?=\\s+class) external covariant required',
);
const SCALA = words(
  'private(?:\\[\\w+\\])? protected final sealed abstract implicit override lazy inline case given open',
);
const ELIXIR = words('');

const LANGUAGES: Readonly<Record<string, Language>> = {
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
        form: new RegExp(
          `${DART}(?!(?:return|await|throw|new|else|yield|assert|if|for|while|switch|catch|case|in|is|as)\\b)(?:[A-Za-z_][\\w.]*(?:<[\\w<>?, .]*>)?\\??\\s+)(?:get\\s+)?(?!operator\\b|set\\b)${NAME}\\s*(?:<[^>]*>)?\\s*(?<rest>\\([^;]*(?:\\{|=>)\\s*.*)$`,
        ),
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
        form: new RegExp(`^\\s*(?<marks>)function\\s+[\\w.]+[.:]${NAME}\\s*(?<rest>\\(.*)$`),
        parameter: /[(,]\s*(?<name>[A-Za-z_]\w*)/g,
      },
      {
        kind: 'function',
        form: new RegExp(`^\\s*(?<marks>(?:local\\s+)?)function\\s+${NAME}\\s*(?<rest>\\(.*)$`),
        parameter: /[(,]\s*(?<name>[A-Za-z_]\w*)/g,
      },
      {
        kind: 'function',
        form: new RegExp(`^\\s*(?<marks>(?:local\\s+)?)(?:[\\w.]+\\.)?${NAME}\\s*=\\s*function\\s*(?<rest>\\(.*)$`),
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
        form: new RegExp(`^\\s*(?<marks>)(?<private>)def(?:p|macrop|guardp)\\s+${NAME}[?!]?(?<rest>.*)$`),
      },
    ],
    isExported: () => true,
    doc: /^\s*(?:@doc\b|""")/,
    attribute: /^\s*@(?!doc\b)\w/,
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
        form: new RegExp(`^\\s*(?<marks>(?:readonly|declare\\s+-\\w*r\\w*|local\\s+-r)\\s+)${NAME}=(?<rest>.*)$`),
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

/** Longer lines are none that somebody wrote. */
const MAX_LINE_CHARACTERS = 500;
/** A list of parameters that goes on below is read up to here. */
const MAX_LIST_LINES = 30;

/**
 * Reads the declarations of a text in a language without a grammar, line by line, with the indentation as the only sign of what
 * is inside of what. It knows names, kinds, words before them and whether documentation stands above. It reads no types and no
 * bodies. Undefined for other languages. In doubt a declaration is left out.
 */
export function declarationsInText(text: string, languageId: string): readonly DeclarationFact[] | undefined {
  const language = LANGUAGES[languageId];
  if (language === undefined) {
    return undefined;
  }
  const lines = splitLines(text);
  const code = splitLines(blankCommentsAndStrings(text, languageId) ?? text);
  const found: DeclarationFact[] = [];
  const open: { readonly indent: number; readonly index: number; readonly isType: boolean }[] = [];
  for (const [index, line] of code.entries()) {
    if (line.length > MAX_LINE_CHARACTERS || line.trim() === '') {
      continue;
    }
    const indent = /^\s*/.exec(line)?.[0].length ?? 0;
    while ((open.at(-1)?.indent ?? -1) >= indent && !/^\s*[)}\]]/.test(line)) {
      open.pop();
    }
    const read = readForm(language, line);
    if (read === undefined) {
      continue;
    }
    const { form, marks, name, rest } = read;
    const around = open.at(-1);
    const isInType = around?.isType === true;
    const declaration = describe(language, {
      kind: kindOf(form, marks, name, isInType, around !== undefined),
      marks,
      name,
      rest,
      line: index + 1,
      column: line.indexOf(name, marks.length),
      inside: around?.index,
      hasDoc: hasDoc(language, lines, index),
      above: attributesAbove(language, code, index),
    });
    found.push(declaration);
    open.push({ indent, index: found.length - 1, isType: form.isType === true });
    if (form.parameter !== undefined) {
      found.push(...readParameters(form.parameter, code, index, rest, found.length - 1));
    }
  }
  return found;
}

function readForm(
  { forms }: Language,
  line: string,
): { readonly form: Form; readonly marks: string; readonly name: string; readonly rest: string } | undefined {
  for (const form of forms) {
    const { marks = '', name, other, rest = '' } = form.form.exec(line)?.groups ?? {};
    const said = name ?? other;
    if (said !== undefined) {
      return { form, marks, name: said, rest };
    }
  }
  return undefined;
}

function kindOf({ kind, isConstant }: Form, marks: string, name: string, isInType: boolean, isInside: boolean): Kind {
  if (isConstant?.(marks, name) === true) {
    return 'constant';
  }
  return kind === 'function' && isInType
    ? 'method'
    : kind === 'variable' && isInType
      ? 'property'
      : kind === 'constant' && isInside && !isInType
        ? 'variable'
        : kind;
}

function describe(
  { isExported }: Language,
  {
    kind,
    marks,
    name,
    rest,
    line,
    column,
    inside,
    hasDoc: documented,
    above,
  }: {
    readonly kind: Kind;
    readonly marks: string;
    readonly name: string;
    readonly rest: string;
    readonly line: number;
    readonly column: number;
    readonly inside: number | undefined;
    readonly hasDoc: boolean;
    readonly above: string;
  },
): DeclarationFact {
  const modifiers = marks.split(/\s+/).filter((word) => word !== '' && !word.startsWith('@'));
  const attributes = [...`${above} ${marks}`.matchAll(/@(\w+)/g)].map(([, attribute = '']) => attribute);
  return {
    kind,
    name,
    line,
    column: 0,
    endLine: line,
    endColumn: column + name.length,
    nameLine: line,
    nameColumn: column,
    ...(inside === undefined ? {} : { inside }),
    isExported: isExported(marks, name),
    modifiers,
    attributes,
    bases: [],
    hasDoc: documented,
    isNameGiven: modifiers.includes('override') || attributes.includes('override') || modifiers.includes('extension'),
    isLiteral: /=\s*(?:-?\d|["'])/.test(rest),
    hasBody: /\{|=|:\s*$/.test(rest) || rest === '',
  };
}

function readParameters(
  parameter: RegExp,
  code: readonly string[],
  index: number,
  rest: string,
  inside: number,
): readonly DeclarationFact[] {
  const found: DeclarationFact[] = [];
  let depth = 0;
  let text = rest;
  for (let number = index; number < Math.min(index + MAX_LIST_LINES, code.length); number += 1) {
    const end = endOfList(text, depth);
    for (const { groups } of end.text.matchAll(parameter)) {
      const name = groups?.['name'] ?? '';
      const column = (code[number] ?? '').indexOf(name);
      found.push({
        kind: 'parameter',
        name,
        line: number + 1,
        column,
        endLine: number + 1,
        endColumn: column + name.length,
        nameLine: number + 1,
        nameColumn: column,
        inside,
        isExported: false,
        modifiers: [],
        attributes: [],
        bases: [],
        hasDoc: false,
        isNameGiven: false,
        isLiteral: false,
        hasBody: false,
      });
    }
    ({ depth } = end);
    if (depth <= 0) {
      break;
    }
    text = code[number + 1] ?? '';
  }
  return found;
}

/** The part of a line up to the bracket that closes the list, with what is inside of inner brackets left out. */
function endOfList(text: string, from: number): { readonly text: string; readonly depth: number } {
  let depth = from;
  let kept = '';
  for (const sign of text) {
    depth += '({<'.includes(sign) ? 1 : ')}>'.includes(sign) ? -1 : 0;
    if (depth <= 0 && ')}'.includes(sign)) {
      return { text: kept, depth: 0 };
    }
    kept += depth <= 1 ? sign : ' ';
  }
  return { text: kept, depth };
}

/** The attributes on the lines right above a declaration. */
function attributesAbove({ attribute }: Language, code: readonly string[], index: number): string {
  let above = index - 1;
  while (above >= 0 && attribute.test(code[above] ?? '')) {
    above -= 1;
  }
  return code.slice(above + 1, index).join(' ');
}

function hasDoc({ doc, attribute, docInside }: Language, lines: readonly string[], index: number): boolean {
  let above = index - 1;
  while (above >= 0 && attribute.test(lines[above] ?? '')) {
    above -= 1;
  }
  return (
    (above >= 0 && doc.test(lines[above] ?? '')) ||
    (docInside !== undefined && lines.slice(index + 1, index + 3).some((line) => docInside.test(line)))
  );
}
