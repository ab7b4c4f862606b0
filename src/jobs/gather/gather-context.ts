import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import { openTools, type OpenedTools, type ToolTerms } from './open-tools.ts';
import { readSurroundings, type Surroundings } from './read-surroundings.ts';

/** What helps the reviewers in addition to the change: the code around it, and tools to look up more. */
export interface ReviewContext extends OpenedTools {
  readonly surroundings: Surroundings;
}

/** Gathers what a review and a dump of it offer to all reviewers. */
export async function gatherContext(subject: ReviewSubject, chosen: Chosen, terms: ToolTerms): Promise<ReviewContext> {
  const { changes, readHead } = subject;
  const surroundings = await readSurroundings(chosen.files, changes.source, readHead, terms.grammars);
  const opened = await openTools(subject, chosen, terms);
  return { ...opened, surroundings, leftOut: [...surroundings.leftOut, ...opened.leftOut] };
}
