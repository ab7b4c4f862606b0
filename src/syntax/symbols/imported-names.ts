import type { GrammarRules } from '../grammar-rules.ts';
import type { SyntaxNode } from '../syntax-node.ts';
import { lastRow } from '../place.ts';
import { textOf } from './names.ts';
import { namesOfStatement } from './import-statements.ts';
import type { ExportedName, ImportedName } from './types.ts';

/** Nodes of scripts that import names in addition to imports, or export them under another name. */
const SCRIPT_NODES = ['assignment_expression', 'export_statement', 'variable_declarator'];

/** The types of the nodes of a grammar that import names or export them under another name. */
export function importNodes({ imports }: GrammarRules): ReadonlySet<string> {
  const types = Object.keys(imports);
  return new Set(types.includes('export_statement') ? [...types, ...SCRIPT_NODES] : types);
}

const MAX_STATEMENT_CHARACTERS = 16_384;

export interface PassedNames {
  readonly imports: readonly ImportedName[];
  readonly exports: readonly ExportedName[];
}

/** Reads the names that a statement imports, and those that it exports under another name. */
export function passedNames(node: SyntaxNode, text: string): PassedNames {
  const lines = { startLine: node.startPosition.row + 1, endLine: lastRow(node) + 1 };
  const written = textOf(node, text, MAX_STATEMENT_CHARACTERS);
  const { imports, exports = [] } = namesOfStatement(node.type, written);
  return { imports: imports.map((one) => ({ ...one, ...lines })), exports };
}
