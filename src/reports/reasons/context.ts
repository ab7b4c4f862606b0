/** Why something that could help a model is not in its prompt. */

export const HEAD_NOT_READ = 'it is too large, not a text file, or not available';

export function beyondPromptSize(files: number): string {
  return `only as many of ${files} files are read as a prompt could hold`;
}

/** For a file that is reviewed. */
export function secretsHidden(lines: number): string {
  const subject =
    lines === 1 ? '1 line with values that may be secrets is' : `${lines} lines with values that may be secrets are`;
  return `${subject} hidden from models and reports`;
}

export function surroundingsNotRead(why: string): string {
  return `the code around its hunks was not read: ${why}`;
}

export function notAttached(why: string): string {
  return `it is not attached: ${why}`;
}

export function noPlaceInPrompt(purpose: string): string {
  return `a prompt for ${purpose} does not include it`;
}

/** For a provider of context, such as `definitions`. */
export function providerUnfinished(why: string): string {
  return `not all context of this kind is in the prompt: ${why}`;
}

export const PROVIDER_SWITCHED_OFF = 'prompts have no context of this kind (`leave-out-context`)';

export const NO_CONTEXT_TOKENS = 'it is not in the prompts (`context-tokens`)';
