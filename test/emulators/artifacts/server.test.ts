import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { JOB } from './runtime-token.ts';
import { startArtifacts, type ArtifactsEmulator } from './server.ts';

const IDS = { workflow_run_backend_id: JOB.run, workflow_job_run_backend_id: JOB.job };
const CREATE = { ...IDS, name: 'a', version: 7 };
/** An archive without files. */
const EMPTY_ZIP = Buffer.from(`504b0506${'0'.repeat(36)}`, 'hex');
const BLOB_HEADERS = { 'x-ms-version': '2026-02-06', 'x-ms-blob-content-type': 'application/zip' };

async function start(): Promise<ArtifactsEmulator> {
  const artifacts = await startArtifacts();
  onTestFinished(() => artifacts.close());
  return artifacts;
}

async function call({ env }: ArtifactsEmulator, method: string, body: unknown, token?: string): Promise<Response> {
  const service = 'twirp/github.actions.results.api.v1.ArtifactService';
  return fetch(`${env.ACTIONS_RESULTS_URL}${service}/${method}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token ?? env.ACTIONS_RUNTIME_TOKEN}`,
    },
    body: JSON.stringify(body),
  });
}

/** Creates an artifact and returns the address to which its content is written. */
async function begin(artifacts: ArtifactsEmulator): Promise<string> {
  const created: unknown = await (await call(artifacts, 'CreateArtifact', CREATE)).json();
  return String(Object(created).signed_upload_url);
}

async function put(url: string, query: string, body: string | Buffer<ArrayBuffer>): Promise<number> {
  return (await fetch(`${url}&${query}`, { method: 'PUT', headers: BLOB_HEADERS, body })).status;
}

const listOf = (id: string): string => `<?xml version="1.0"?><BlockList><Latest>${id}</Latest></BlockList>`;

test('an artifact that is created, written and finalized is stored', async () => {
  const artifacts = await start();
  const url = await begin(artifacts);
  expect(await put(url, 'comp=block&blockid=MDA%3D', EMPTY_ZIP)).toBe(201);
  expect(await put(url, 'comp=blocklist', listOf('MDA='))).toBe(201);
  const hash = `sha256:${createHash('sha256').update(EMPTY_ZIP).digest('hex')}`;
  const finished = await call(artifacts, 'FinalizeArtifact', { ...IDS, name: 'a', size: '22', hash });
  expect(await finished.json()).toEqual({ ok: true, artifact_id: '9001' });
  expect(artifacts.artifacts).toEqual([{ id: 9001, name: 'a', files: new Map() }]);
  expect(artifacts.problems).toEqual([]);
});

test.each<readonly [string, Readonly<Record<string, unknown>>]>([
  ['of another job', { workflow_job_run_backend_id: JOB.run }],
  ['without a name', { name: '' }],
  ['with a character that is not allowed in names', { name: 'a:b' }],
  ['of an old version', { version: 4 }],
  ['with an expiry date', { expires_at: '2026-01-05T09:00:00Z' }],
])('a request %s is refused', async (_, change) => {
  const artifacts = await start();
  expect((await call(artifacts, 'CreateArtifact', { ...CREATE, ...change })).status).toBe(400);
  expect(artifacts.problems).toHaveLength(1);
});

test('a wrong token is refused, and so is a name that already exists', async () => {
  const artifacts = await start();
  expect((await call(artifacts, 'CreateArtifact', CREATE, 'x.y.z')).status).toBe(401);
  expect((await call(artifacts, 'CreateArtifact', CREATE)).status).toBe(200);
  expect((await call(artifacts, 'CreateArtifact', CREATE)).status).toBe(409);
});

test('the blob store refuses a wrong signature, a block that was not uploaded, and block ids of different lengths', async () => {
  const artifacts = await start();
  const url = await begin(artifacts);
  expect(await put(url.replace(/sig=[^&]*/, 'sig=x'), 'comp=block&blockid=MDA%3D', 'x')).toBe(403);
  expect(await put(url, 'comp=blocklist', listOf('MDA='))).toBe(400);
  expect(await put(url, 'comp=block&blockid=MDA%3D', 'x')).toBe(201);
  expect(await put(url, 'comp=block&blockid=MDAwMA%3D%3D', 'x')).toBe(400);
});

test('content that does not match the announced hash is refused', async () => {
  const artifacts = await start();
  const url = await begin(artifacts);
  await put(url, 'comp=block&blockid=MDA%3D', EMPTY_ZIP);
  await put(url, 'comp=blocklist', listOf('MDA='));
  const finished = await call(artifacts, 'FinalizeArtifact', { ...IDS, name: 'a', size: '22', hash: 'sha256:0' });
  expect({ status: finished.status, artifacts: artifacts.artifacts }).toEqual({ status: 400, artifacts: [] });
});
