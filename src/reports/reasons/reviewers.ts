import type { ChosenAgent } from '../../agents/route/route.ts';
import type { ScorePart } from '../../agents/route/score-agents.ts';
import { at } from '../../structures/at.ts';
import { quote } from '../../text/shown/quote.ts';
import { listNames } from '../../text/shown/list-names.ts';
import { aboutPart } from '../review/agents.ts';

/** Why a reviewer reviews or does not, and how its answers came about. */

export const REVIEWS_EVERYTHING = 'it reviews the whole change';
export const NAMED_BY_OPTION = 'the option `agent` names it';
export const OPTION_CHOOSES = 'the option `agent` chooses who reviews';
export const UNKNOWN_TOOL = 'no program that reads agents has a tool of this name, as far as is known';
export const NO_READABLE_ANSWER = 'none of its answers could be read';
export const PROMPT_DIVIDED =
  'a prompt was longer than the model accepts and was divided into smaller ones; lower `max-input-tokens`';

export function calledBy(callers: readonly string[]): string {
  return `${listNames(callers)} called it`;
}

export function toolCallFailed(tool: string, problem: string): string {
  return `its call of ${quote(tool)} failed: ${problem}`;
}

/** Why routing chose an agent. */
export function explainChoice(decision: ChosenAgent): string {
  switch (decision.kind) {
    case 'named':
      return 'the message names it';
    case 'mandatory': {
      const { source, line, why } = decision.orders.find(({ applies }) => applies) ?? at(decision.orders, 0);
      return `${source}:${line} delegates to it: ${why}`;
    }
    case 'matched':
      return `its description matches: ${strongestParts(decision.parts).map(aboutPart).join('; ')}`;
  }
}

/** Parts of a score that are named; `housestyle agents` shows all of them. */
const MAX_PARTS = 2;

function strongestParts(parts: readonly ScorePart[]): readonly ScorePart[] {
  return parts.toSorted((a, b) => b.points - a.points).slice(0, MAX_PARTS);
}
