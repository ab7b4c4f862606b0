import { findSection, placeSection, type SectionKey } from '../../reports/describe/description-section.ts';
import type { GithubClient, PullRequest } from '../client.ts';
import { explainFailure, type NotPublished } from './write-failure.ts';
import { writeOnce, type WriteTerms } from './write-once.ts';

/** What is to be written on a pull request. */
export interface DescriptionDraft {
  /** The commit that the text describes. */
  readonly headSha: string;
  readonly content: string;
  readonly key: SectionKey;
  /** The new title, and the one it replaces; absent if the present title stays. */
  readonly title: { readonly from: string; readonly to: string } | undefined;
}

export type PublishedDescription =
  | { readonly kind: 'written'; readonly title: string | undefined }
  | { readonly kind: 'unchanged' }
  /** Nothing is written, for a reason that is not a failure. */
  | { readonly kind: 'kept'; readonly reason: string }
  | NotPublished;

interface DescriptionTerms extends WriteTerms {
  readonly client: Pick<GithubClient, 'pull' | 'updatePull'>;
  readonly number: number;
}

/** GitHub accepts 65,536 characters; it is not documented in which unit. */
const MAX_BODY_CHARACTERS = 65_000;

/**
 * Writes our section of a description, and the title. The pull request is read right before, because a person may have
 * edited it while the model wrote: the author's text is that of this moment.
 */
export async function publishDescription(
  terms: DescriptionTerms,
  draft: DescriptionDraft,
): Promise<PublishedDescription> {
  try {
    const pull = await terms.client.pull(terms.number);
    const fields = draftFields(pull, draft);
    return 'kind' in fields ? fields : await write(terms, fields);
  } catch (error) {
    return explainFailure(error);
  }
}

interface Fields {
  readonly title?: string;
  readonly body: string;
}

function draftFields(pull: PullRequest, draft: DescriptionDraft): Fields | PublishedDescription {
  if (pull.headSha !== draft.headSha) {
    return { kind: 'kept', reason: 'somebody pushed to the pull request; the run for the new commit describes it' };
  }
  if (!pull.isOpen) {
    return { kind: 'kept', reason: 'the pull request was closed meanwhile' };
  }
  const found = findSection(pull.body);
  const kept = explainKept(found);
  if (kept !== undefined) {
    return { kind: 'kept', reason: kept };
  }
  // A person may have changed the title while the model wrote.
  const title = draft.title?.from === pull.title ? draft.title.to : undefined;
  const body = placeSection(pull.body, found, draft.content, title === undefined ? withoutTitle(draft.key) : draft.key);
  if (body.length > MAX_BODY_CHARACTERS) {
    return { kind: 'kept', reason: "with the author's text, the description would be longer than GitHub accepts" };
  }
  const isTitled = title === undefined || title === pull.title;
  return body === pull.body && isTitled ? { kind: 'unchanged' } : { ...(isTitled ? {} : { title }), body };
}

function withoutTitle({ headSha, request }: SectionKey): SectionKey {
  return { headSha, request };
}

/** Why the section is left alone; undefined if it may be written. */
export function explainKept(found: ReturnType<typeof findSection>): string | undefined {
  switch (found.kind) {
    case 'off':
      return 'the description has the line `<!-- housestyle:describe off -->`';
    case 'edited':
      return `the section of the description stays as it is, because ${found.reason}. To have it written again, remove it with its marks`;
    case 'none':
    case 'ours':
      return undefined;
  }
}

async function write({ client, number, ...terms }: DescriptionTerms, fields: Fields): Promise<PublishedDescription> {
  await writeOnce<true>(
    {
      what: 'the description',
      send: async () => {
        await client.updatePull(number, fields);
        return true;
      },
      look: async () => {
        const { title, body } = await client.pull(number);
        return body === fields.body && (fields.title === undefined || fields.title === title) ? true : undefined;
      },
    },
    terms,
  );
  return { kind: 'written', title: fields.title };
}
