import type { Tokenizer } from '../prompt/tokens.ts';
import type { PromptDump } from '../reports/dump.ts';
import { composePrompt } from './compose-prompt.ts';
import type { Prepared, ReviewSubject } from './prepare-review.ts';

/** The model a dump is made for; nothing is sent to it. */
export interface DumpedFor {
  readonly model: string | undefined;
  readonly tokenizer: Tokenizer;
  readonly budget: number;
}

/** Composes the prompt exactly as a review of the same input does, with everything it left out. */
export function dumpPrompt(subject: ReviewSubject, prepared: Prepared, dumpedFor: DumpedFor): PromptDump {
  const { requests, tooLarge } = composePrompt({
    files: prepared.files,
    guidelines: prepared.applied,
    description: subject.description,
    budget: dumpedFor.budget,
    tokenizer: dumpedFor.tokenizer,
  });
  return {
    purpose: 'review',
    model: dumpedFor.model,
    encoding: dumpedFor.tokenizer.encoding,
    budget: dumpedFor.budget,
    leftOut: [
      ...prepared.leftOut.map(({ source, reason }) => ({ source, reason })),
      ...tooLarge.map((part) => ({ source: part.path, reason: 'a line of it exceeds the budget on its own' })),
    ],
    requests: requests.map(({ hash, tokens, messages, pieces }) => ({ hash, tokens, messages, pieces })),
  };
}
