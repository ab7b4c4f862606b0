import { listMaskedCodes } from '../guidelines/code-spans.ts';
import type { Doubt } from './reading/doubts.ts';
import type { Check } from './types.ts';

/** Families whose rules name the files or names that they are about. */
const ABOUT_NAMED_THINGS: ReadonlySet<string> = new Set(['titles', 'secrets']);

/** Code that is meant wherever it stands: qualified, of several words, a call, a macro, an attribute. */
const EXACT_CODE =
  /^[@#]?\[?[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|->|-)[\p{L}_$][\p{L}\p{N}_$]*)+(?:\(.*\))?$|^[\p{L}_$]*\p{Ll}\p{Lu}[\p{L}\p{N}_$]*(?:\(.*\))?$|^[\p{L}_$]+_[\p{L}\p{N}_$]+(?:\(.*\))?!?$|^@[\p{L}]|^[\p{L}_]+!$/u;

/** Languages have these by their nature, so a topic above can be what is meant with them. */
const COMMON = /^(?:get|set|add|remove|map|filter|then|catch|any|object|null|undefined|self|this|new)(?:\(\))?$/;

/** Whether a check says itself what it is about, so that a heading or introduction that is not understood cannot limit it. */
export function saysItself({ family, clause, finder }: Check, { isTopic }: Doubt): boolean {
  if (ABOUT_NAMED_THINGS.has(family)) {
    return true;
  }
  const { scope, verb, polarity, object, codes } = clause;
  if (family === 'paths') {
    return polarity === 'forbidden' && finder.looksAt === 'change' && !/^(?:add|create|introduce)$/.test(verb);
  }
  if (scope.inside.some(({ kind }) => kind === 'paths')) {
    return true;
  }
  const named = listMaskedCodes(object, codes);
  const isRow = clause.statement.cells !== undefined && clause.instead !== undefined;
  return (
    (isTopic || isRow) &&
    (family === 'uses' || family === 'imports') &&
    named.length > 0 &&
    named.every((code) => EXACT_CODE.test(code.trim()) && !COMMON.test(code.trim()))
  );
}
