import { parseReply, type ParsedReply } from '../findings/replies/parse-reply.ts';
import type { Draft } from '../findings/types.ts';
import { blankSecrets, blankSecretsInProse } from '../text/secrets/blank-secrets.ts';
import type { Reading } from './conversation.ts';

/** Reads the answer of a review. If some of its comments could not be read, it is requested once more. */
export function readReview(text: string): Reading<ParsedReply> {
  const parsed = withoutSecrets(parseReply(text));
  const errors = [
    ...(parsed.complaint === undefined ? [] : [parsed.complaint]),
    ...parsed.leftOut.map(({ source, reason }) => `${source}: ${reason}`),
  ];
  if (parsed.kind === 'unreadable') {
    return { kind: 'unreadable', errors };
  }
  return errors.length === 0 ? { kind: 'read', answer: parsed } : { kind: 'unreadable', errors, partly: parsed };
}

/**
 * A reply without keys and passwords. Those of the change are hidden from a model, which may all the same decode one or put it
 * together. The path and the quote stay, because they say which code is meant.
 */
function withoutSecrets(reply: ParsedReply): ParsedReply {
  return {
    ...reply,
    summary: reply.summary === undefined ? undefined : blankSecretsInProse(reply.summary),
    drafts: reply.drafts.map((draft) => ({
      ...draft,
      title: blankSecretsInProse(draft.title),
      body: blankSecretsInProse(draft.body),
      ...(draft.suggestion === undefined ? {} : { suggestion: blankSecrets(draft.suggestion, draft.path) }),
    })),
    leftOut: reply.leftOut.map(({ said, ...draft }) => ({
      ...draft,
      ...(said === undefined ? {} : { said: blankSecretsInProse(said) }),
    })),
  };
}

/**
 * Merges two answers to one review. The second answer may repeat everything, or contain only the comments that could not be
 * read in the first. A comment of the first answer that could not be read and that the second one does not say either is still
 * missing.
 */
export function joinReviews(first: ParsedReply, second: ParsedReply): ParsedReply {
  const replaces = first.complaint !== undefined && second.drafts.length >= first.drafts.length;
  const kept = replaces ? [] : first.drafts;
  const before = new Set(first.drafts.map(identifyDraft));
  const said = new Set(second.drafts.map(identifyDraft));
  const added = second.drafts.filter((draft) => !before.has(identifyDraft(draft))).length;
  const summary = second.summary ?? first.summary;
  return {
    kind: 'read',
    summary,
    drafts: [...kept.filter((draft) => !said.has(identifyDraft(draft))), ...second.drafts],
    leftOut: [...first.leftOut.slice(added + second.leftOut.length), ...second.leftOut],
    notes: [...new Set([...first.notes, ...second.notes])],
  };
}

function identifyDraft({ path, line, side, title }: Draft): string {
  return JSON.stringify([path, line, side, title]);
}
