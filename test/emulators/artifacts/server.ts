import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { blobError, jsonAnswer, twirpError, type Answer, type Call } from './answer.ts';
import { putBlob } from './block-blobs.ts';
import { callResults, type Results, type StoredArtifact } from './results-service.ts';
import { JOB, runtimeToken } from './runtime-token.ts';

/** The requests that an upload consists of, in this order. */
export type Step = 'create' | 'block' | 'commit' | 'finalize';

/** What goes wrong at a step: a status, or one of these. */
export interface Fault {
  readonly at: Step;
  readonly kind: number | 'cut' | 'hang' | 'quota' | 'not json' | 'not ok' | 'no artifact';
  /** How often; for ever where it is left out. */
  readonly times?: number;
}

export interface ArtifactsEmulator {
  /** What the runner gives to an Action so that it can attach artifacts. */
  readonly env: Readonly<Record<'ACTIONS_RUNTIME_TOKEN' | 'ACTIONS_RESULTS_URL', string>>;
  /** What must not be read anywhere: the token, and the signature of the address to write to. */
  readonly secrets: readonly string[];
  /** Those that were finished. */
  readonly artifacts: readonly StoredArtifact[];
  /** `create 200`; 0 for what was cut or left hanging. */
  readonly requests: readonly string[];
  /** What GitHub or its blob store would refuse in a request. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
}

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService';
const SIGNATURE = 'sVq+Kx/3n0tARealSignature=';

/** Starts the two servers behind artifacts, the results service and the blob store, as one on 127.0.0.1. */
export async function startArtifacts(faults: readonly Fault[] = []): Promise<ArtifactsEmulator> {
  const server = createServer();
  const origin = await listen(server);
  const token = runtimeToken(JOB);
  const results: Results = {
    job: JOB,
    token,
    begun: new Map(),
    stored: [],
    problems: [],
    signedUrl: (name) =>
      `${origin}/blobs/${encodeURIComponent(name)}?se=2026-01-05T10%3A00%3A00Z&sp=w&sig=${encodeURIComponent(SIGNATURE)}`,
  };
  const desk: Desk = {
    results,
    requests: [],
    left: faults.map((fault) => ({ fault, times: fault.times ?? Infinity })),
  };
  server.on('request', (request, response) => {
    void serve(desk, request, response);
  });
  return {
    env: { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: `${origin}/` },
    secrets: [token, SIGNATURE, encodeURIComponent(SIGNATURE)],
    artifacts: results.stored,
    requests: desk.requests,
    problems: results.problems,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

interface Desk {
  readonly results: Results;
  readonly requests: string[];
  readonly left: { readonly fault: Fault; times: number }[];
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

async function serve(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { method = '', headers } = request;
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const step = stepOf(url);
  const call = { method, url, headers, body: Buffer.concat(chunks) };
  const answer = answerOf(desk, step, call);
  desk.requests.push(`${step ?? url.pathname} ${answer.kind === 'sent' ? answer.status : 0}`);
  if (answer.kind === 'cut') request.socket.destroy();
  if (answer.kind === 'sent') response.writeHead(answer.status, answer.headers).end(answer.text);
}

function stepOf({ pathname, searchParams }: URL): Step | undefined {
  if (pathname === `${SERVICE}/CreateArtifact`) return 'create';
  if (pathname === `${SERVICE}/FinalizeArtifact`) return 'finalize';
  if (!pathname.startsWith('/blobs/')) return undefined;
  return searchParams.get('comp') === 'blocklist' ? 'commit' : 'block';
}

function answerOf(desk: Desk, step: Step | undefined, call: Call): Answer {
  const { results } = desk;
  const next = desk.left.find(({ fault, times }) => fault.at === step && times > 0);
  if (next !== undefined) {
    next.times -= 1;
    return faultyAnswer(next.fault);
  }
  if (step === undefined) {
    results.problems.push(`Nobody answers ${call.method} ${call.url.pathname}.`);
    return twirpError(404, 'bad_route', 'no such route');
  }
  return step === 'create' || step === 'finalize' ? callResults(results, call) : callBlobs(results, call);
}

function callBlobs(results: Results, call: Call): Answer {
  const blob = results.begun.get(decodeURIComponent(call.url.pathname.replace('/blobs/', '')));
  if (call.url.searchParams.get('sig') !== SIGNATURE) return refuseSignature();
  if (blob === undefined) return blobError(404, 'ContainerNotFound', 'The specified container does not exist.');
  return putBlob(blob, call, results.problems);
}

function faultyAnswer({ at, kind }: Fault): Answer {
  switch (kind) {
    case 'cut':
    case 'hang':
      return { kind };
    case 'quota':
      return twirpError(403, 'permission_denied', 'insufficient usage to create artifact');
    case 'not json':
      return { kind: 'sent', status: 200, text: '<html>Sign in to the proxy</html>', headers: {} };
    case 'not ok':
      return jsonAnswer(200, { ok: false });
    case 'no artifact':
      return jsonAnswer(200, { ok: true, artifact_id: '' });
    default:
      return at === 'create' || at === 'finalize' ? twirpStatus(kind) : blobStatus(kind);
  }
}

/** With all that a log must not be led by: a command for the runner, Markdown, and a line of its own. */
const HOSTILE = '**no**\n::error::a <b>message</b> ##[warning]x';

function twirpStatus(status: number): Answer {
  return twirpError(status, 'internal', HOSTILE);
}

function blobStatus(status: number): Answer {
  return status === 403 ? refuseSignature() : blobError(status, 'ServerBusy', 'The server is busy.');
}

/** Azure tells what it signed, and by which address. */
function refuseSignature(): Answer {
  return blobError(
    403,
    'AuthenticationFailed',
    `Server failed to authenticate the request: se=2026&amp;sig=${encodeURIComponent(SIGNATURE)}&amp;sp=w.`,
    '<AuthenticationErrorDetail>Signature not valid</AuthenticationErrorDetail>',
  );
}
