import { parse, type ParserOptions } from '@babel/parser';
import traverse from '@babel/traverse';
// Questions to nodes, not to paths: the types of the latter keep a type-aware linter busy for half a minute.
import {
  isExpression,
  isFunctionDeclaration,
  isIdentifier,
  isLiteral,
  isStatement,
  isSuper,
  isTemplateLiteral,
  type File,
  type Node,
} from '@babel/types';

/** A stretch of a text, from its first offset to that after its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The places of a program at which something can be put in or changed. */
export interface Places {
  readonly statements: readonly Span[];
  /** Statements with the next one of the same list, but functions, which mean the same at any place of it. */
  readonly neighbours: readonly (readonly [Span, Span])[];
  readonly expressions: readonly Span[];
  readonly identifiers: readonly Span[];
  readonly literals: readonly Span[];
}

const OPTIONS: ParserOptions = { sourceType: 'unambiguous', allowReturnOutsideFunction: true };

/** Reads a text as Babel does. */
export function parseText(text: string): File {
  return parse(text, OPTIONS);
}

/** Finds the places of a program by Babel's own traversal. */
export function findPlaces(text: string): Places {
  const found: { -readonly [K in keyof Places]: Places[K][number][] } = {
    statements: [],
    neighbours: [],
    expressions: [],
    identifiers: [],
    literals: [],
  };
  traverse(parseText(text), {
    enter({ node, inList, key, container }) {
      const span = spanOf(node);
      if (isStatement(node) && inList && typeof key === 'number' && Array.isArray(container)) {
        found.statements.push(span);
        const next = container[key + 1];
        if (isStatement(next) && !isFunctionDeclaration(node) && !isFunctionDeclaration(next)) {
          found.neighbours.push([span, spanOf(next)]);
        }
      }
      if (isIdentifier(node)) {
        found.identifiers.push(span);
      }
      if (isLiteral(node) && !isTemplateLiteral(node)) {
        found.literals.push(span);
      }
      if (isExpression(node) && !isSuper(node)) {
        found.expressions.push(span);
      }
    },
  });
  return found;
}

function spanOf({ start, end }: Node): Span {
  return { start: start ?? 0, end: end ?? 0 };
}

/** Puts a text in the place of a stretch of another. */
export function replaceSpan(text: string, { start, end }: Span, by: string): string {
  return `${text.slice(0, start)}${by}${text.slice(end)}`;
}

/** Whether a text is a program. */
export function parses(text: string): boolean {
  try {
    parseText(text);
    return true;
  } catch {
    return false;
  }
}
