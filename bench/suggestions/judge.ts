import { replaceLines } from './lines.ts';
import type { RanCase } from './run-cases.ts';
import type { CountErrors } from './syntax.ts';
import type { SuggestionCase } from './types.ts';

/**
 * `right`: the button makes exactly the file that is meant. `equivalent`: the files differ only in white space at the end
 * of lines. `withheld`: there is no button. `lost`: the comment is not reported. `harmful`: everything else.
 */
export type Outcome = 'right' | 'equivalent' | 'withheld' | 'lost' | 'harmful';

export interface Verdict {
  readonly case: SuggestionCase;
  readonly outcome: Outcome;
  /** The lines that the button replaces, and the text. Undefined if there is no button. */
  readonly button: Button | undefined;
  /** Whether the button replaces other lines than those that are meant, and does not make the file that is meant. */
  readonly isMisplaced: boolean;
  /** Whether the button makes a file with more syntax errors. */
  readonly breaksSyntax: boolean;
}

export interface Button {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies the button of a comment, if it has one, and compares the file with the one that is meant. */
export function judgeCase({ case: one, finding }: RanCase, countErrors: CountErrors): Verdict {
  const none = { case: one, button: undefined, isMisplaced: false, breaksSyntax: false };
  if (finding === undefined) {
    return { ...none, outcome: 'lost' };
  }
  const { suggestion, line, startLine, placement, side } = finding;
  if (suggestion === undefined || placement !== 'inline' || line === undefined) {
    return { ...none, outcome: 'withheld' };
  }
  const button = { start: startLine ?? line, end: line, text: suggestion };
  const result = replaceLines(one.head, button.start, button.end, button.text);
  const outcome = side === 'LEFT' ? 'harmful' : compareFiles(result, one.wanted);
  return {
    case: one,
    outcome,
    button,
    isMisplaced: outcome === 'harmful' && (button.start !== one.edit.start || button.end !== one.edit.end),
    breaksSyntax: (countErrors(result) ?? 0) > (countErrors(one.head) ?? 0),
  };
}

function compareFiles(result: string, wanted: string | undefined): Outcome {
  if (wanted === undefined) {
    return 'harmful';
  }
  if (result === wanted) {
    return 'right';
  }
  return trimLines(result) === trimLines(wanted) ? 'equivalent' : 'harmful';
}

function trimLines(text: string): string {
  return text.replaceAll(/[ \t\r]+$/gm, '').trimEnd();
}
