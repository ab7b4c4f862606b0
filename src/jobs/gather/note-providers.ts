import type { ContextProvider } from '../../context/provider.ts';
import type { ManifestFiles } from '../../context/traits/read-traits.ts';
import { traitsProvider } from '../../context/traits/traits-provider.ts';
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
export function noteProviders(from: NoteSources): readonly ContextProvider[] {
  return [traitsProvider(() => openManifests(from))];
}

/** Each read costs a request if `maxReads` limits them, so the large locks are not read then. */
async function openManifests({ subject, opened }: NoteSources): Promise<ManifestFiles> {
  const { entries, has } = await opened.sources.list('head');
  return {
    paths: entries.map(({ path }) => path),
    has,
    read: async (path) => {
      const file = await opened.sources.read(path, 'head');
      return file.kind === 'text' ? file.text : undefined;
    },
    readsLocks: subject.sides.maxReads === undefined,
  };
}
