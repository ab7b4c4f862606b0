import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openVertex, vertexModel, type VertexSettings } from '../../../src/models/vertex/vertex.ts';
import { ask, HELLO, recordingClock, SHAPE, startCanned, type Canned } from '../canned-server.ts';

beforeEach(() => {
  const home = mkdtempSync(join(tmpdir(), 'vertex-'));
  // The machine's own credentials must not matter, and nobody may ask a metadata server.
  for (const [name, value] of Object.entries({ HOME: home, METADATA_SERVER_DETECTION: 'none' })) {
    vi.stubEnv(name, value);
  }
  for (const name of ['GOOGLE_APPLICATION_CREDENTIALS', 'GOOGLE_CLOUD_PROJECT', 'GCLOUD_PROJECT', 'CLOUDSDK_CONFIG']) {
    vi.stubEnv(name, undefined);
  }
  return () => {
    vi.unstubAllEnvs();
    rmSync(home, { recursive: true, force: true });
  };
});

function settingsOf(url: string, settings: Partial<VertexSettings> = {}): VertexSettings {
  return {
    model: 'gemini-2.5-pro',
    baseUrl: url,
    apiKey: 'access-token',
    project: 'shop',
    location: 'europe-west1',
    maxOutputTokens: undefined,
    timeoutMs: 60_000,
    clock: recordingClock(),
    ...settings,
  };
}

const CHAT: Canned = { body: { choices: [{ message: { content: 'Fine.' }, finish_reason: 'stop' }] } };
const MESSAGE: Canned = {
  body: { type: 'message', content: [{ type: 'text', text: 'Fine.' }], stop_reason: 'end_turn' },
};

describe('a request to Vertex AI', () => {
  it.each([
    ['gemini-2.5-pro', 'google/gemini-2.5-pro'],
    ['meta/llama-4-maverick-17b-128e-instruct-maas', 'meta/llama-4-maverick-17b-128e-instruct-maas'],
  ])('for %s has the form of Chat Completions', async (model, sent) => {
    const server = await startCanned(CHAT);
    const reply = await ask(await vertexModel(settingsOf(server.url, { model })), { ...HELLO, shape: SHAPE });
    expect(reply).toMatchObject({ kind: 'answer', text: 'Fine.', answeredBy: `vertex:${model}` });
    expect(server.requests[0]).toMatchObject({
      path: '/v1/projects/shop/locations/europe-west1/endpoints/openapi/chat/completions',
      headers: { authorization: 'Bearer access-token' },
      body: { model: sent, response_format: { type: 'json_schema' } },
    });
  });

  it.each([
    ['claude-sonnet-4-5@20250929', undefined, 'rawPredict'],
    ['anthropic/claude-sonnet-4-5@20250929', 64_000, 'streamRawPredict'],
  ])('for %s with the limit %s has the form of the Messages API', async (model, maxOutputTokens, method) => {
    const server = await startCanned(MESSAGE);
    await ask(await vertexModel(settingsOf(`${server.url}/v1`, { model, maxOutputTokens })));
    const [request] = server.requests;
    expect(request?.path).toBe(
      `/v1/projects/shop/locations/europe-west1/publishers/anthropic/models/claude-sonnet-4-5%4020250929:${method}`,
    );
    expect(request?.headers.authorization).toBe('Bearer access-token');
    expect(request?.headers).not.toHaveProperty('x-api-key');
    expect(request?.body).toMatchObject({
      anthropic_version: 'vertex-2023-10-16',
      max_tokens: maxOutputTokens ?? 20_000,
    });
    expect(request?.body).not.toHaveProperty('model');
  });

  it.each([
    ['global', 'https://aiplatform.googleapis.com/v1/projects/shop/locations/global'],
    ['eu', 'https://aiplatform.eu.rep.googleapis.com/v1/projects/shop/locations/eu'],
    ['us-east5', 'https://us-east5-aiplatform.googleapis.com/v1/projects/shop/locations/us-east5'],
  ])('goes to the server of the location %s', async (location, address) => {
    const access = { project: 'shop', location, baseUrl: undefined, apiKey: 't' };
    expect(await openVertex(access)).toMatchObject({ address });
  });

  it('carries a token of a workload identity, as a workflow has one', async () => {
    const exchanged: string[] = [];
    const tokens = await startTokenServer((body) => {
      exchanged.push(body);
      return { access_token: 'federated', expires_in: 3_600, token_type: 'Bearer', issued_token_type: 'urn:x' };
    });
    writeCredentials(tokens);
    const server = await startCanned(CHAT);
    const model = await vertexModel(settingsOf(server.url, { apiKey: undefined }));
    await ask(model);
    await ask(model);
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer federated',
      'Bearer federated',
    ]);
    // The token is kept until it expires.
    expect(exchanged).toHaveLength(1);
    expect(exchanged[0]).toContain('identity-of-the-job');
  });
});

describe('a failure of Vertex AI', () => {
  it('is told before anything is sent if there are no credentials, without a warning of the library', async () => {
    const warnings: string[] = [];
    const keep = ({ name }: Error): void => void warnings.push(name);
    process.on('warning', keep);
    onTestFinished(() => void process.off('warning', keep));
    await expect(vertexModel(settingsOf('http://127.0.0.1:1', { apiKey: undefined }))).rejects.toMatchObject({
      code: 'no-key',
      message: expect.stringContaining('Could not load the default credentials') as string,
    });
    await setImmediate();
    expect(warnings).toEqual([]);
  });

  it('is told before anything is sent if there is no project', async () => {
    await expect(vertexModel(settingsOf('http://127.0.0.1:1', { project: undefined }))).rejects.toMatchObject({
      code: 'no-server',
      hint: 'Give GOOGLE_CLOUD_PROJECT.',
    });
  });

  it('is named in the words of the server, with what to check', async () => {
    const message = "Permission 'aiplatform.endpoints.predict' denied on resource";
    const server = await startCanned({
      status: 403,
      body: [{ error: { code: 403, message, status: 'PERMISSION_DENIED' } }],
    });
    expect(await ask(await vertexModel(settingsOf(server.url)))).toMatchObject({
      cause: 'denied',
      fatal: true,
      reason: expect.stringContaining(message) as string,
      hint: expect.stringContaining('whether their account may use this model') as string,
    });
  });
});

/** Credentials as `google-github-actions/auth` writes them for a workload identity. */
function writeCredentials(tokenUrl: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'vertex-identity-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'identity'), 'identity-of-the-job');
  const credentials = {
    type: 'external_account',
    audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/pool/providers/github',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    token_url: tokenUrl,
    credential_source: { file: join(folder, 'identity') },
  };
  writeFileSync(join(folder, 'credentials.json'), JSON.stringify(credentials));
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(folder, 'credentials.json'));
}

async function startTokenServer(answer: (body: string) => unknown): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer(decodeURIComponent(Buffer.concat(chunks).toString('utf8')))));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/token`;
}
