import type { ContextProvider } from '../../context/provider.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import type { OpenedSources, ToolTerms } from './open-tools.ts';

/** What providers of notes read from. */
export interface NoteSources {
  readonly subject: ReviewSubject;
  readonly chosen: Chosen;
  readonly terms: ToolTerms;
  readonly opened: OpenedSources;
}

/** The providers of texts from outside of the code, each of which may be slow or refused. */
export function noteProviders(_sources: NoteSources): readonly ContextProvider[] {
  return [];
}
