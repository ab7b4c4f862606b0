import type { Finding } from '../../findings/types.ts';
import { codeBlock } from '../markdown/markdown-text.ts';

/**
 * Draws the code that a finding suggests: with GitHub's button if it is proven to fit, otherwise as plain code with the
 * reason. Undefined if it suggests none.
 */
export function drawSuggestion({ suggestion, proposal }: Finding): string | undefined {
  if (suggestion !== undefined) {
    return codeBlock('suggestion', suggestion);
  }
  if (proposal === undefined) {
    return undefined;
  }
  const { kind, text, reason } = proposal;
  return kind === 'diff'
    ? `**Check this change before you make it:** ${reason}, so it has no button.\n\n${codeBlock('diff', text)}`
    : `Suggested code, without a button because ${reason}:\n\n${codeBlock('', text)}`;
}

/** Draws the code that a finding suggests where nothing can be changed by a button, such as in the summary. */
export function drawSuggestedCode({ suggestion, proposal }: Finding): string | undefined {
  const code = proposal?.text ?? suggestion;
  if (code === undefined) {
    return undefined;
  }
  return code.length > MAX_CODE_CHARACTERS
    ? "It suggests code that is too long to be shown here; the run's JSON has it."
    : `Suggested code:\n\n${codeBlock(proposal?.kind === 'diff' ? 'diff' : '', code)}`;
}

const MAX_CODE_CHARACTERS = 4_000;
