import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';
import type { Extent, Place } from '../types.ts';
import type { OracleInput } from './read-oracle.ts';

/** A function outside of others that a commit changes. */
export interface ChangedFunction extends Extent {
  readonly name: string;
  readonly position: number;
  readonly touched: readonly Place[];
}

/** Functions outside of others, with a changed line in them, that existed before. */
export function findChangedFunctions(
  root: string,
  { path, added, nextToRemoved }: OracleInput['files'][number],
): readonly ChangedFunction[] {
  const full = join(root, path);
  const source = ts.createSourceFile(full, readFileSync(full, 'utf8'), ts.ScriptTarget.ESNext, true);
  const found: ChangedFunction[] = [];
  const search = (node: ts.Node): void => {
    const name = functionName(node);
    if (name === undefined) {
      if (!ts.isFunctionLike(node)) {
        ts.forEachChild(node, search);
      }
      return;
    }
    const extent = { start: lineAt(source, node.getStart(source)), end: lineAt(source, node.getEnd()) };
    const lines = Array.from({ length: extent.end - extent.start + 1 }, (_, index) => extent.start + index);
    const touched = lines.filter((line) => added.has(line) || (nextToRemoved.has(line) && nextToRemoved.has(line + 1)));
    if (touched.length > 0 && !lines.every((line) => added.has(line))) {
      const position = name.getStart(source);
      found.push({
        ...extent,
        path,
        name: name.getText(source),
        line: lineAt(source, position),
        position,
        touched: touched.map((line) => ({ path, line })),
      });
    }
  };
  ts.forEachChild(source, search);
  return found;
}

function functionName(node: ts.Node): ts.Node | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) {
    return node.name !== undefined && ts.isIdentifier(node.name) ? node.name : undefined;
  }
  const isFunction =
    ts.isVariableDeclaration(node) &&
    ts.isIdentifier(node.name) &&
    node.initializer !== undefined &&
    (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer));
  return isFunction ? node.name : undefined;
}

/** The line of a position, from 1. */
export function lineAt(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}
