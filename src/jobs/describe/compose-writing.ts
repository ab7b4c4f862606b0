import type { Options } from '../../options/options.ts';
import type { WritingPurpose } from '../../guidelines/instructions-for.ts';
import type { Grammars } from '../../syntax/types.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import { composeForPurpose } from '../compose/compose-purpose.ts';
import type { PromptRequest, TokenBudget } from '../compose/fit-request.ts';
import { concealSecrets } from '../gather/conceal-secrets.ts';
import { filesToName } from '../gather/files-to-name.ts';
import { gatherForWriting, type EarlierCommits, type GatheredParts } from '../gather/gather-writing.ts';
import type { Given } from '../gather/read-given.ts';

/** A change to write about. */
export interface WritingSubject extends ReviewSubject {
  /** Absent if there is no repository to read commits from. */
  readonly earlier?: EarlierCommits;
}

/** The one prompt of a purpose other than a review. A dump shows it, and `describe` sends it. */
export async function composeWriting(
  purpose: WritingPurpose,
  opened: WritingSubject,
  everything: Chosen,
  given: Given,
  options: Pick<Options, 'contentExclusion'>,
  { budget, tokenizer, grammars }: TokenBudget & { readonly grammars: Grammars },
): Promise<{ readonly request: PromptRequest; readonly leftOut: GatheredParts['leftOut'] }> {
  const { subject, chosen } = concealSecrets(opened, everything);
  const { parts, leftOut } = await gatherForWriting(purpose, subject, chosen, given, options, grammars);
  const named = filesToName(subject, chosen);
  const request = composeForPurpose({ purpose, parts, files: chosen.files, named, budget, tokenizer });
  return { request, leftOut };
}
