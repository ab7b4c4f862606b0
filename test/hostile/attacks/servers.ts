import type { Attack, Threat } from '../attack.ts';
import { SERVER_FAULTS, type ServerFault } from '../server-faults.ts';

const KEY = 'secret-key';

/** What the run says if it got a part of an answer. Without one, it ends as failed. */
const PARTS: Partial<Record<ServerFault, string>> = {
  'repeats the key in its answer': '#### Remarks of the model',
  'answers that it finds nothing, cut off': 'Not judged: 1 comment of a model that could not be read',
  'answers with text that is nested 100,000 times': 'Not judged: 1 comment of a model that could not be read',
};

/** The token of GitHub goes to the configured server alone. */
const REDIRECTED = ([301, 302, 307, 308] as const).map((redirects): Attack => ({
  tries: `GitHub's API sends each request to another server (status ${redirects})`,
  by: 'server',
  scene: 'stocked',
  alone: true,
  brings: { redirects },
  never: { files: 'test-token', terminal: 'test-token' },
  says: { files: 'asked elsewhere with no token' },
}));

export const SERVERS: Threat = {
  id: 'servers',
  title: 'Servers that misbehave',
  threat: 'A server, or a proxy before it, sends the key elsewhere, fills the memory, or makes a review look finished.',
  defence:
    'Redirects are not followed. Bodies have a limit after they are unpacked. A request that failed is reported, and the run does not end as clean. The keys of the run are cut from all that leaves it.',
  attacks: [
    ...REDIRECTED,
    ...SERVER_FAULTS.map((fault): Attack => ({
      tries: `The server of the model ${fault}`,
      by: 'server',
      scene: 'servers',
      alone: true,
      brings: { server: fault },
      never: {
        files: 'asked elsewhere',
        comment: KEY,
        inline: KEY,
        summary: KEY,
        outputs: KEY,
        report: KEY,
        requests: KEY,
        log: [KEY, /^::error::forged|##\[error\]|\u001B/m],
      },
      ...(PARTS[fault] === undefined ? {} : { says: { comment: PARTS[fault] } }),
      ends: { outputs: { conclusion: PARTS[fault] === undefined ? 'failed' : 'findings' } },
    })),
  ],
};
