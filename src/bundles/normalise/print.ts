import { generate } from '@babel/generator';
import { file, isStatement, program, type Node } from '../syntax.ts';
import { splitNames } from '../tokens.ts';

/** A line of printed code. */
export interface PrintedLine {
  /** The line without its names; see `tokens.ts`. */
  readonly blind: string;
  /** The bindings of its names, in order. */
  readonly names: readonly number[];
  /** The line of the bundle that the code came from, counted from 1. */
  readonly line: number;
}

/** Prints code as lines. The nodes are statements, one member of an object or an array, or a program. */
export function printNodes(nodes: readonly Node[]): readonly PrintedLine[] {
  const [first] = nodes;
  if (first === undefined) {
    return [];
  }
  const { code, decodedMap } = generate(first.type === 'Program' ? file(first) : asOne(nodes, first), {
    comments: false,
    sourceMaps: true,
    sourceFileName: 'bundle',
    jsescOption: { quotes: 'double', wrap: true, minimal: false },
  });
  if (code === '') {
    return [];
  }
  let line = first.loc?.start.line ?? 1;
  return code.split('\n').map((text, index) => {
    line = firstLine(decodedMap?.mappings[index]) ?? line;
    return { ...splitNames(text), line };
  });
}

function asOne(nodes: readonly Node[], first: Node): Node {
  const statements = nodes.filter((node) => isStatement(node));
  return statements.length === nodes.length ? program(statements) : first;
}

/** A mapping is `[column, source, line, column, name]` with lines from 0, or only a column. */
function firstLine(mappings: readonly (readonly number[])[] | undefined): number | undefined {
  const line = mappings?.find((mapping) => mapping.length > 1)?.[2];
  return line === undefined ? undefined : line + 1;
}
