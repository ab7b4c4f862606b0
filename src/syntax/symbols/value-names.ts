import { wordSet } from '../../structures/words-in.ts';

/** A longer expression is not followed. */
const MAX_CHARACTERS = 400;
const MAX_NAMES = 8;

/**
 * The names that lead to the value of an expression, joined by dots, without arguments and indexes: `this.a.b` for
 * `this.a(1)?.b[2]`, and for `this.a?.b ?? c`. Undefined for an expression that is something else.
 */
export function valueNames(expression: string): string | undefined {
  if (expression.length > MAX_CHARACTERS) {
    return undefined;
  }
  const names: string[] = [];
  let depth = 0;
  let joins = true;
  for (const [token] of expression.matchAll(TOKEN)) {
    if (OPENING.has(token)) {
      depth += 1;
    } else if (CLOSING.has(token)) {
      depth -= 1;
    } else if (depth === 0 && ENDS.test(token)) {
      break;
    } else if (depth === 0 && IS_NAME.test(token)) {
      if (!joins || KEYWORDS.has(token)) {
        return undefined;
      }
      names.push(token.replace('#', ''));
    } else if (depth === 0 && !JOINS.has(token) && token.trim() !== '' && token !== '!') {
      return undefined;
    }
    joins = JOINS.has(token) || (joins && token.trim() === '');
    if (names.length === 0 || depth < 0) {
      return undefined;
    }
  }
  return depth === 0 && names.length > 0 && names.length <= MAX_NAMES ? names.join('.') : undefined;
}

const TOKEN =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|#?[\p{ID_Start}_$][\p{ID_Continue}$]*|\?\.|\?\?|\|\||->|::|\s+|[^]/gu;
const IS_NAME = /^#?[\p{ID_Start}_$]/u;
const OPENING: ReadonlySet<string> = new Set(['(', '[', '{']);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}']);
const JOINS: ReadonlySet<string> = new Set(['.', '?.', '->', '::']);
/** What follows only counts if the first part has no value. */
const ENDS = /^(?:\?\?|\|\||or)$/;
const KEYWORDS: ReadonlySet<string> = wordSet(`
  async await class def false False fn func function if lambda match move new nil None not null switch true True
  typeof undefined void yield
`);
