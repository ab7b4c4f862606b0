import type { Grammar } from '../grammars.ts';
import { leadingRows } from '../leading-rows.ts';
import { MAX_DEPTH } from '../limits.ts';
import { begins } from '../place.ts';
import { splitLines } from '../lines.ts';
import type { SyntaxNode } from '../syntax-node.ts';
import { declare, type Around, type SymbolReading } from './declare.ts';
import { importNodes, passedNames, type PassedNames } from './imported-names.ts';
import { symbolRules } from './symbol-rules.ts';
import { typeOfValue, type WrittenType } from './written-type.ts';
import type { DeclaredSymbol, ExportedName, ImportedName, LocalName, Symbols } from './types.ts';

/** No file that people write has more names. */
const MAX_NAMES = 20_000;

const NO_NAMES: PassedNames = { imports: [], exports: [] };

/** Reads the names of a tree in the order of the text, without recursion, visiting each node once. */
export function readSymbols(root: SyntaxNode, text: string, { file, rules: outlined }: Grammar): Symbols {
  const rules = symbolRules(file, outlined);
  const importing = importNodes(outlined);
  const types = [
    ...rules.keys(),
    ...outlined.wrappers,
    ...outlined.comments,
    ...outlined.attributes,
    ...importing,
    RETURN,
  ];
  const nodes = root
    .descendantsOfType([...new Set(types)])
    .filter((node): node is SyntaxNode => node?.isNamed === true);
  const reading: SymbolReading = {
    grammar: file,
    text,
    lines: splitLines(text),
    leading: leadingRows(nodes, text, outlined),
  };
  const declarations: DeclaredSymbol[] = [];
  const locals: LocalName[] = [];
  const imports: ImportedName[] = [];
  const exports: ExportedName[] = [];
  const results = new Map<DeclaredSymbol, WrittenType>();
  const stack: Around[] = [];
  let wrapper: SyntaxNode | undefined;

  for (const node of nodes) {
    if (declarations.length + locals.length + imports.length > MAX_NAMES) {
      break;
    }
    for (let top = stack.at(-1); top !== undefined && top.endIndex <= node.startIndex; top = stack.at(-1)) {
      stack.pop();
    }
    if (node.type === RETURN) {
      addResult(node, text, stack, results);
      continue;
    }
    const passed = importing.has(node.type) ? passedNames(node, text) : NO_NAMES;
    imports.push(...passed.imports);
    exports.push(...passed.exports);
    if (outlined.wrappers.includes(node.type) && !(wrapper !== undefined && node.endIndex <= wrapper.endIndex)) {
      wrapper = node;
    }
    const rule = rules.get(node.type);
    if (rule === undefined || stack.length >= MAX_DEPTH || passed.imports.length > 0) {
      continue;
    }
    const first = wrapper !== undefined && begins(wrapper, node) ? wrapper : node;
    const declared = declare(first, node, rule, stack.at(-1), reading);
    declarations.push(...declared.declarations);
    locals.push(...declared.locals);
    if (declared.opened !== undefined) {
      stack.push(declared.opened);
    }
    if (declared.declarations.length > 0) {
      wrapper = undefined;
    }
  }
  return { declarations: declarations.map((one) => ({ ...one, ...results.get(one) })), locals, imports, exports };
}

const RETURN = 'return_statement';

/** The first value that a function without a written type returns tells its type. */
function addResult(
  node: SyntaxNode,
  text: string,
  stack: readonly Around[],
  results: Map<DeclaredSymbol, WrittenType>,
): void {
  const returning = stack.findLast((one) => one.returning !== undefined)?.returning;
  const value = node.children.find((child) => child?.isNamed === true);
  if (typeof returning === 'object' && value !== undefined && value !== null && !results.has(returning)) {
    const result = typeOfValue(value, text);
    if (result.type !== undefined || result.value !== undefined) {
      results.set(returning, result);
    }
  }
}
