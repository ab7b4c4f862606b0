import type { Attack, Threat } from '../attack.ts';
import { TLS_FAULTS } from '../secured-scenes.ts';
import { SERVER_FAULTS, type ServerFault } from '../server-faults.ts';

const KEY = 'secret-key';

/** What the run says if it got a part of an answer. Without one, it ends as failed. */
const PARTS: Partial<Record<ServerFault, string>> = {
  'repeats the key in its answer': '#### Remarks of the model',
  'answers that it finds nothing, and that it could not go on': 'Not judged: 1 answer of a model that breaks off',
  'answers that it finds nothing, and counts one token of the prompt': '',
  'answers that it finds nothing, and writes a finding in Base64': '',
  'answers that it finds nothing, and writes a finding in the address of a picture': '',
  ...Object.fromEntries(
    SERVER_FAULTS.filter((fault) => fault.includes('reports a finding')).map((fault) => [fault, 'in a second place']),
  ),
  'answers that it finds nothing, cut off': 'Not judged: 1 comment of a model that could not be read',
  'answers with text that is nested 100,000 times': 'Not judged: 1 comment of a model that could not be read',
};

const REMAINS: Partial<Record<ServerFault, string>> = {
  'answers that it finds nothing, and counts one token of the prompt':
    'A server that leaves out a part of the prompt, and answers, does not say so. Ollama is asked not to, and a count that is too small is noticed there. Gateways of other servers count in ways of their own, such as without what is cached, so that a small count proves nothing.',
  'answers that it finds nothing, and writes a finding in Base64':
    'Answers are not decoded: a person could not read such an answer either. The summary shows its letters as they came. No server is known to answer like this.',
  'answers that it finds nothing, and writes a finding in the address of a picture':
    'No text is asked of a picture, and its address can be in any encoding. No server was seen to answer so.',
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

/** Each provider sends its key in a header of its own. */
const PROVIDERS: readonly (readonly [name: string, inputs: Readonly<Record<string, string>>])[] = [
  ['OpenAI (Chat Completions)', { provider: 'openai', 'openai-api': 'chat' }],
  ['OpenAI (Responses)', { provider: 'openai', 'openai-api': 'responses' }],
  ['Azure', { provider: 'azure-openai' }],
  ['Azure (a deployment)', { provider: 'azure-openai', 'api-version': '2024-10-21' }],
  ['Anthropic', { provider: 'anthropic', model: 'claude-sonnet-4-5' }],
  ['Ollama', { provider: 'ollama', model: 'llama3' }],
];

const REDIRECTED_PROVIDERS = PROVIDERS.flatMap(([name, inputs]) =>
  ([301, 302, 303, 307, 308] as const).map((redirects): Attack => ({
    tries: `The server of ${name} sends the request to another host (status ${redirects})`,
    by: 'server',
    scene: 'servers',
    alone: true,
    brings: { redirects, inputs },
    never: { files: 'asked elsewhere', log: KEY, requests: KEY, comment: KEY, summary: KEY },
    says: { log: 'The server redirects, and a key is never sent to another address' },
    ends: { outputs: { conclusion: 'failed' } },
  })),
);

const REPEATED_BY_PROVIDERS = PROVIDERS.map(([name, inputs]): Attack => ({
  tries: `The server of ${name} repeats the headers of the request in an error`,
  by: 'server',
  scene: 'servers',
  alone: true,
  brings: { server: 'repeats all headers in an error', inputs },
  never: { log: KEY, requests: KEY, comment: KEY, summary: KEY, outputs: KEY, report: KEY, inline: KEY },
  says: { log: 'Bad headers' },
  ends: { outputs: { conclusion: 'failed' } },
}));

const UNTRUSTED = TLS_FAULTS.map((tls): Attack => ({
  tries: `The server of the model ${tls}`,
  by: 'server',
  scene: 'secured',
  alone: true,
  brings: { tls },
  never: { files: KEY, log: KEY, comment: KEY, requests: KEY },
  says: { log: /failed/i },
  ends: { outputs: { conclusion: 'failed' } },
}));

export const SERVERS: Threat = {
  id: 'servers',
  title: 'Servers that misbehave',
  threat: 'A server, or a proxy before it, sends the key elsewhere, fills the memory, or makes a review look finished.',
  defence:
    'Redirects are not followed. A certificate that is not valid ends the request before the key is sent. Bodies have a limit after they are unpacked. A request that failed is reported, and the run does not end as clean. The keys of the run are cut from all that leaves it.',
  attacks: [
    ...REDIRECTED,
    ...REDIRECTED_PROVIDERS,
    ...REPEATED_BY_PROVIDERS,
    ...UNTRUSTED,
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
      ...(REMAINS[fault] === undefined ? {} : { remains: REMAINS[fault] }),
      ends: { outputs: { conclusion: PARTS[fault] === undefined ? 'failed' : 'findings' } },
    })),
  ],
};
