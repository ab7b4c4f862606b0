import { parse, type ParserOptions } from '@babel/parser';
import traverse from '@babel/traverse';
// This file checks nodes instead of paths, because the types of paths slow a type-aware linter down by half a minute.
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

/** A range of a text. `end` is the offset after its last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The places of a program at which code can be inserted or changed. */
export interface Places {
  readonly statements: readonly Span[];
  /** Statements, each with the next one in its list. Functions are left out, as their order has no meaning. */
  readonly neighbours: readonly (readonly [Span, Span])[];
  readonly expressions: readonly Span[];
  readonly identifiers: readonly Span[];
  readonly literals: readonly Span[];
}

const OPTIONS: ParserOptions = { sourceType: 'unambiguous', allowReturnOutsideFunction: true };

/** Parses a text with Babel. */
export function parseText(text: string): File {
  return parse(text, OPTIONS);
}

/** Finds the places of a program with Babel's own traversal. */
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

/** Replaces a range of a text. */
export function replaceSpan(text: string, { start, end }: Span, by: string): string {
  return `${text.slice(0, start)}${by}${text.slice(end)}`;
}

/** Whether a text can be parsed as a program. */
export function parses(text: string): boolean {
  try {
    parseText(text);
    return true;
  } catch {
    return false;
  }
}
