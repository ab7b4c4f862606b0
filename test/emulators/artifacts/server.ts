import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { blobError, jsonAnswer, twirpError, type Answer, type Call } from './answer.ts';
import { putBlob } from './block-blobs.ts';
import { callResults, type Results, type StoredArtifact } from './results-service.ts';
import { JOB, runtimeToken } from './runtime-token.ts';

/** The requests of an upload, in this order. */
export type Step = 'create' | 'block' | 'commit' | 'finalize';

/** A failure at one step of an upload. `kind` is the status to answer with, or the name of a failure. */
export interface Fault {
  readonly at: Step;
  readonly kind: number | 'cut' | 'hang' | 'quota' | 'not json' | 'not ok' | 'no artifact';
  /** How many times the step fails. By default it always fails. */
  readonly times?: number;
}

export interface ArtifactsEmulator {
  /** The variables with which the runner lets an Action attach artifacts. */
  readonly env: Readonly<Record<'ACTIONS_RUNTIME_TOKEN' | 'ACTIONS_RESULTS_URL', string>>;
  /** Values that must not be printed anywhere: the token, and the signature of the upload address. */
  readonly secrets: readonly string[];
  /** Artifacts that were finalized. */
  readonly artifacts: readonly StoredArtifact[];
  /** Each request as its step and status, such as `create 200`. The status is 0 if the emulator sent no answer. */
  readonly requests: readonly string[];
  /** Reasons for which GitHub or its blob store would refuse a request. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
}

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService';
const SIGNATURE = 'sVq+Kx/3n0tARealSignature=';

/** Starts one server on 127.0.0.1 for both services behind artifacts: the results service and the blob store. */
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
    results.problems.push(`The emulator has no route for ${call.method} ${call.url.pathname}.`);
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

/** Text that must reach a log only in escaped form: a command for the runner, Markdown, and a line break. */
const HOSTILE = '**no**\n::error::a <b>message</b> ##[warning]x';

function twirpStatus(status: number): Answer {
  return twirpError(status, 'internal', HOSTILE);
}

function blobStatus(status: number): Answer {
  return status === 403 ? refuseSignature() : blobError(status, 'ServerBusy', 'The server is busy.');
}

/** Azure's error contains the text that it signed, with the signature of the address. */
function refuseSignature(): Answer {
  return blobError(
    403,
    'AuthenticationFailed',
    `Server failed to authenticate the request: se=2026&amp;sig=${encodeURIComponent(SIGNATURE)}&amp;sp=w.`,
    '<AuthenticationErrorDetail>Signature not valid</AuthenticationErrorDetail>',
  );
}
