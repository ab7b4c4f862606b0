import { listReply, READS_CODE, repositoryOf } from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import { nodeId, userObject } from '../objects/users.ts';

/** The route for the pushes to a repository, newest first. A test records them with the knob `pushes`. */
export const ACTIVITY_ROUTES: readonly Route[] = [
  { operation: 'GET /repos/{owner}/{repo}/activity', needs: READS_CODE, respond: listActivity },
];

const NO_COMMIT = '0'.repeat(40);

async function listActivity(call: Call): Promise<Reply> {
  const { world, query } = call;
  const { fullName } = repositoryOf(call);
  const ref = query.get('ref');
  const pushes = world.knobs.pushes.filter(
    (push) => push.repository === fullName && (ref === null || `refs/heads/${push.branch}` === ref),
  );
  return listReply(call, pushes, ({ head, branch, user, at }) => ({
    id: pushes.findIndex((push) => push.head === head) + 1,
    node_id: nodeId('PUSH', head),
    before: NO_COMMIT,
    after: head,
    ref: `refs/heads/${branch}`,
    timestamp: at,
    activity_type: 'push',
    actor: userObject(world.apiUrl, user),
  }));
}
