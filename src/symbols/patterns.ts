import { outlineByIndentation } from '../syntax/outline-by-indentation.ts';
import { splitLines } from '../syntax/lines.ts';
import type { Symbols, DeclaredSymbol } from '../syntax/symbols/types.ts';
import type { Declaration } from '../syntax/types.ts';
import { blankCommentsAndStrings } from '../text/languages/code-mask.ts';
import { readImports } from './imports/read-imports.ts';
import { regex } from '../text/regex.ts';

/** Nobody writes a longer line of code by hand. */
const MAX_LINE_CHARACTERS = 500;
const MAX_NAMES = 20_000;

/** Words of many languages after which a name is declared, with the kind of declaration. */
const DECLARING: readonly (readonly [kind: string, words: string])[] = [
  ['class', 'class object actor defmodule contract mixin'],
  ['struct', 'struct'],
  ['record', 'record'],
  ['interface', 'interface protocol trait'],
  ['enum', 'enum'],
  ['type', 'type typealias typedef data newtype'],
  ['function', 'function func fun fn def defp defn proc sub macro defmacro procedure'],
  ['namespace', 'namespace module package extension library'],
  ['constant', 'const val let var'],
];

const KINDS = new Map(DECLARING.flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)));
const DECLARATION = regex()`
  ^(\s*)(
    (?:
      (?:
        export|default|public|private|protected|internal|open|final|abstract|sealed|data|override|static|async
        |suspend|inline|pub|declare|local|extern|partial|lazy|implicit|case
      )\s+
    ){0,6}
  )(${[...KINDS.keys()].join('|')})\s+(?:\([^)]{0,100}\)\s*)?([A-Za-z_$][\w$]*(?:[.:][A-Za-z_][\w]*)?)
`;

/**
 * Finds the names of a text in a language without a grammar: lines that begin with a word such as `class` or `fun`. The
 * indentation tells where they end.
 */
export function symbolsByPatterns(path: string, text: string, language: string): Symbols {
  const code = blankCommentsAndStrings(text, language) ?? text;
  const blocks = new Map<number, Declaration>();
  listBlocks(outlineByIndentation(text, language).declarations, blocks);
  const declarations: DeclaredSymbol[] = [];
  const open: { readonly indent: number; readonly name: string; readonly isType: boolean; readonly endLine: number }[] =
    [];
  for (const [index, line] of splitLines(code).entries()) {
    const [, space = '', marks = '', word = '', name] =
      line.length > MAX_LINE_CHARACTERS ? [] : (DECLARATION.exec(line) ?? []);
    const number = index + 1;
    if (name === undefined || declarations.length >= MAX_NAMES) {
      continue;
    }
    for (
      let top = open.at(-1);
      top !== undefined && (top.endLine < number || top.indent >= space.length);
      top = open.at(-1)
    ) {
      open.pop();
    }
    const around = open.at(-1);
    const kind = KINDS.get(word) ?? 'constant';
    const block = blocks.get(number);
    const endLine = block?.endLine ?? number;
    if (around === undefined || around.isType || kind !== 'constant') {
      declarations.push({
        name: name.split(/[.:]/).at(-1) ?? name,
        kind: kind === 'function' && around?.isType === true ? 'method' : kind,
        container: around?.name,
        isExported: !/\bprivate\b|\blocal\b/.test(marks),
        type: undefined,
        value: undefined,
        bases: [],
        startLine: block?.startLine ?? number,
        signatureLine: number,
        nameLine: number,
        headEndLine: number,
        endLine,
      });
    }
    open.push({
      indent: space.length,
      name: around === undefined ? name : `${around.name}.${name}`,
      isType: kind !== 'function' && kind !== 'constant',
      endLine,
    });
  }
  return { declarations, locals: [], imports: importsByLine(path, text), exports: [] };
}

function listBlocks(declarations: readonly Declaration[], blocks: Map<number, Declaration>): void {
  for (const one of declarations) {
    blocks.set(one.signatureLine, one);
    listBlocks(one.children, blocks);
  }
}

/** The modules that lines import, with the names in braces or the last part of the module's name. */
function importsByLine(path: string, text: string): Symbols['imports'] {
  return splitLines(text).flatMap((line, index) =>
    readImports(path, [line]).flatMap((specifier) => {
      const lines = { startLine: index + 1, endLine: index + 1, isPassedOn: false };
      const listed = /\{([^}]*)\}/.exec(line)?.[1] ?? '';
      const names = [...listed.matchAll(/([\w$]+)(?:\s+as\s+([\w$]+))?/g)].map(([, name = '', local = name]) => ({
        specifier,
        imported: name,
        local,
        ...lines,
      }));
      const first = /^\s*import\s+(?:type\s+)?([A-Za-z_$][\w$]*)\s*(?:,|from\b)/.exec(line)?.[1];
      const last = /([\w$]+)$/.exec(specifier)?.[1];
      const own = first ?? (line.includes('from') ? undefined : last);
      return [
        ...names,
        ...(own === undefined
          ? names.length === 0
            ? [{ specifier, imported: '*', local: undefined, ...lines }]
            : []
          : [{ specifier, imported: first === undefined ? own : 'default', local: own, ...lines }]),
      ];
    }),
  );
}
