import { replacedLines, type Target } from '../replacement.ts';
import { findPlaceholder } from '../judge/placeholders.ts';
import { isProse } from '../judge/prose.ts';
import { isUnclear, type Cleaned, type CleaningStep } from './cleaned.ts';
import { takeNewSide } from './diff-signs.ts';
import { decodeJsonEscapes, decodeReferences } from './escapes.ts';
import { unwrapFence } from './fences.ts';
import { removeNumbers } from './line-numbers.ts';
import { unwrapJson } from './json-wrapping.ts';
import { dropIntroduction } from './introduction.ts';
import { unwrapQuotes } from './quotes.ts';
import { restoreIndentation } from './restore-indentation.ts';
import { takeReplacement } from './search-and-replace.ts';
import { straightenQuotes } from './typographic-quotes.ts';
import { trimNeighbours } from './trim-neighbours.ts';

/** In the order from the outermost wrapping to the innermost. */
const STEPS: readonly CleaningStep[] = [
  unwrapJson,
  decodeJsonEscapes,
  unwrapFence,
  dropIntroduction,
  unwrapQuotes,
  removeNumbers,
  takeReplacement,
  takeNewSide,
  decodeReferences,
  straightenQuotes,
  trimNeighbours,
  restoreIndentation,
  trimTrailingBlanks,
];

/** A wrapping in a wrapping in a wrapping is not worth more rounds. */
const MAX_ROUNDS = 4;

/**
 * Removes what models write around code, and gives the rest the indentation of the replaced lines. Cleaning the result
 * again changes nothing.
 */
export function cleanSuggestion(text: string, target: Target): Cleaned {
  let lines = splitText(text);
  if (lines.every((line) => line.trim() === '')) {
    return { kind: 'useless', reason: 'it is empty' };
  }
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = lines.join('\n');
    for (const step of STEPS) {
      const next = step(lines, target);
      if (isUnclear(next)) {
        return { kind: 'unclear', lines, reason: next.unclear };
      }
      lines = next;
    }
    if (lines.join('\n') === before) {
      const left = findUseless(lines, target);
      return left === undefined ? { kind: 'code', lines } : { kind: 'useless', reason: left };
    }
  }
  return { kind: 'unclear', lines, reason: 'it is wrapped in too many ways' };
}

function splitText(text: string): readonly string[] {
  return text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
}

function findUseless(lines: readonly string[], target: Target): string | undefined {
  return findPlaceholder(lines, target) ?? (isProse(lines, target) ? 'it is a sentence, not code' : undefined);
}

/** Blanks at the end of a line mean something only in Markdown, and where the replaced line has them too. */
function trimTrailingBlanks(lines: readonly string[], target: Target): readonly string[] {
  if (['markdown', 'mdx', 'instructions', 'prompt', 'diff'].includes(target.language)) {
    return lines;
  }
  const kept = new Set(replacedLines(target));
  return lines.map((line) => (kept.has(line) ? line : line.replace(/[ \t]{1,200}$/, '')));
}
