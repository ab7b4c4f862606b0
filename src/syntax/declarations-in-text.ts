import { blankCommentsAndStrings } from '../text/languages/code-mask.ts';
import { LANGUAGES, type Form, type Kind, type Language } from './declaration-forms.ts';
import type { DeclarationFact } from './facts/types.ts';
import { splitLines } from './lines.ts';

/** Longer lines are none that somebody wrote. */
const MAX_LINE_CHARACTERS = 500;
/** A list of parameters that goes on below is read up to here. */
const MAX_LIST_LINES = 30;
/** Documentation that is longer is not looked for. */
const MAX_LINES_ABOVE = 300;

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
  /** The last declaration of each function that can have several. */
  const functions = new Map<string, DeclarationFact>();
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
    const kind = kindOf(form, marks, name, isInType, around !== undefined);
    const first = language.hasClauses === true ? functions.get(name) : undefined;
    const declaration = describe(language, {
      kind,
      marks,
      name,
      rest,
      line: index + 1,
      column: line.indexOf(name, marks.length),
      inside: around?.index,
      hasDoc: first?.hasDoc === true || hasDoc(language, language.above === undefined ? lines : code, index),
      above: `${first?.attributes.map((one) => `@${one}`).join(' ') ?? ''} ${attributesAbove(language, code, index)}`,
    });
    if (kind === 'function' && language.hasClauses === true) {
      functions.set(name, declaration);
    }
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
    isNameGiven:
      modifiers.includes('override') ||
      attributes.some((one) => one === 'override' || one === 'impl') ||
      modifiers.includes('extension'),
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
function attributesAbove(language: Language, code: readonly string[], index: number): string {
  return code.slice(lastAbove(language, code, index) + 1, index).join(' ');
}

/** The last line above a declaration that does not belong to it. */
function lastAbove({ attribute, above: end }: Language, lines: readonly string[], index: number): number {
  let above = index - 1;
  while (
    above >= Math.max(0, index - MAX_LINES_ABOVE) &&
    (end === undefined ? attribute.test(lines[above] ?? '') : !end.test(lines[above] ?? ''))
  ) {
    above -= 1;
  }
  return above;
}

function hasDoc(language: Language, lines: readonly string[], index: number): boolean {
  const { doc, docInside } = language;
  const above = lastAbove(language, lines, index);
  return (
    (language.above === undefined
      ? above >= 0 && doc.test(lines[above] ?? '')
      : lines.slice(above + 1, index).some((line) => doc.test(line))) ||
    (docInside !== undefined && lines.slice(index + 1, index + 3).some((line) => docInside.test(line)))
  );
}
