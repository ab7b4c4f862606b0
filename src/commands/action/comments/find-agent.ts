import { indexNames } from '../../../agents/route/agent-names.ts';
import { readMentions } from '../../../agents/route/mentions.ts';
import { agentFileName, identify } from '../../../customizations/places/identify.ts';
import type { CommentRun } from './comment-run.ts';
import { readOwnWords } from './parse-command.ts';

/** The agents that a comment mentions. */
export type Mentioned =
  | { readonly kind: 'nobody' }
  /** Teams of GitHub are not read as mentions. */
  | { readonly kind: 'people' }
  | { readonly kind: 'agent'; readonly name: string };

/** Our own name addresses us, and is not an agent. */
const OURS = 'housestyle';

/**
 * Finds the agent of the repository that a comment mentions, by the name of its file. A person is mentioned in the same way.
 * Costs a request only if somebody is mentioned. Throws a `GithubError`.
 */
export async function findMentioned({ client, comment, event }: CommentRun): Promise<Mentioned> {
  const { unknown } = readMentions(readOwnWords(comment.body), indexNames([]));
  const written = unknown.map((mention) => mention.written).filter((name) => name.toLowerCase() !== OURS);
  if (written.length === 0) {
    return { kind: 'nobody' };
  }
  const { entries } = await client.tree(comment.baseSha ?? event.sha, true);
  const agents = entries.filter(({ type, path }) => type === 'blob' && identify(path) === 'agent');
  const names = indexNames(agents.map(({ path }) => ({ name: agentFileName(path) })));
  const agent = written.map((name) => names.find(name)).find((found) => found !== undefined);
  return agent === undefined ? { kind: 'people' } : { kind: 'agent', name: agent.name };
}
