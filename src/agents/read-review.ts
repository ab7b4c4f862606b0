import { parseReply, type ParsedReply } from '../findings/parse.ts';
import type { Draft } from '../findings/types.ts';
import type { Reading } from './conversation.ts';

/** Reads the answer of a review. If some of its comments could not be read, it is requested once more. */
export function readReview(text: string): Reading<ParsedReply> {
  const parsed = parseReply(text);
  if (parsed.kind === 'unreadable') {
    return { kind: 'unreadable', errors: [text.includes('{') ? NO_COMMENTS : NO_JSON] };
  }
  return parsed.leftOut.length === 0
    ? { kind: 'read', answer: parsed }
    : {
        kind: 'unreadable',
        errors: parsed.leftOut.map(({ source, reason }) => `${source}: ${reason}`),
        partly: parsed,
      };
}

const NO_JSON = 'there is no JSON in it';
const NO_COMMENTS = 'there is no JSON object with a list of `comments` in it';

/**
 * Merges two answers to one review. The second answer may repeat everything, or contain only the comments that could
 * not be read in the first.
 */
export function joinReviews(first: ParsedReply, second: ParsedReply): ParsedReply {
  const said = new Set(second.drafts.map(identifyDraft));
  const summary = second.summary ?? first.summary;
  return {
    kind: 'read',
    summary,
    drafts: [...first.drafts.filter((draft) => !said.has(identifyDraft(draft))), ...second.drafts],
    leftOut: second.leftOut,
  };
}

function identifyDraft({ path, line, side, title }: Draft): string {
  return JSON.stringify([path, line, side, title]);
}
