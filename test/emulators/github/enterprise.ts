import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer as createProxy,
  request as forwardRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer, type Server } from 'node:https';
import { connect, type AddressInfo, type Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import type { GithubEmulator } from './server.ts';

/** A name that no resolver knows: only a proxy gets there. */
export const HIDDEN_HOST = 'github.example.invalid';

/** An answer of a server that does not know an address yet. */
export interface Refusal {
  readonly path: RegExp;
  readonly status: 404 | 422;
}

export interface EnterpriseServer {
  /** As a runner of the server sets `GITHUB_API_URL`, `GITHUB_SERVER_URL` and `GITHUB_GRAPHQL_URL`. */
  readonly variables: (host?: string) => Readonly<Record<string, string>>;
  /** The file for `NODE_EXTRA_CA_CERTS`. */
  readonly certificate: string;
  readonly port: number;
  /** `METHOD /path` of each request. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * Starts an HTTPS server with the addresses of GitHub Enterprise Server (`/api/v3`, `/api/graphql`) and a certificate that
 * nobody trusts by default. The emulator answers.
 *
 * @param refusals addresses that this version of the server does not have
 */
export async function startEnterprise(
  github: Pick<GithubEmulator, 'url'>,
  refusals: readonly Refusal[] = [],
): Promise<EnterpriseServer> {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-enterprise-'));
  const certificate = join(folder, 'certificate.pem');
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2_048,
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: ['localhost', HIDDEN_HOST].map((value) => ({ type: 2, value })) },
    ],
  });
  writeFileSync(certificate, cert);
  const requests: string[] = [];
  const server = createServer({ key, cert });
  const port = await listen(server);
  const originOf = (request: IncomingMessage): string => `https://${request.headers.host ?? ''}/api/v3`;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const address = request.url ?? '';
    requests.push(`${request.method ?? ''} ${address}`);
    const refusal = refusals.find(({ path }) => path.test(address));
    const path = address.replace(/^\/api\/v3/, '').replace(/^\/api\/graphql/, '/graphql');
    if (refusal !== undefined || !address.startsWith('/api/')) {
      const status = refusal?.status ?? 404;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ message: status === 404 ? 'Not Found' : 'Validation Failed', status: String(status) }),
      );
      return;
    }
    forward(github.url, path, request, response, originOf(request));
  });
  return {
    variables: (host = 'localhost') => {
      const origin = `https://${host}:${port}`;
      return {
        GITHUB_SERVER_URL: origin,
        GITHUB_API_URL: `${origin}/api/v3`,
        GITHUB_GRAPHQL_URL: `${origin}/api/graphql`,
      };
    },
    certificate,
    port,
    requests,
    close: async () => {
      await close(server);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Passes a request on, and names the server instead of the emulator in the answer. */
function forward(url: string, path: string, request: IncomingMessage, response: ServerResponse, origin: string): void {
  const { host: _host, ...headers } = request.headers;
  const passed = forwardRequest(`${url}${path}`, { method: request.method, headers }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers;
      const renamed = Object.fromEntries(
        Object.entries(rest).map(([name, value]) => [
          name,
          typeof value === 'string' ? value.replaceAll(url, origin) : value,
        ]),
      );
      const body = Buffer.concat(chunks);
      const isText = /json|text/.test(answer.headers['content-type'] ?? '');
      response.writeHead(answer.statusCode ?? 500, renamed);
      response.end(isText ? body.toString('utf8').replaceAll(url, origin) : body);
    });
  });
  request.pipe(passed);
}

export interface ConnectProxy {
  readonly url: string;
  /** The `host:port` of each tunnel. */
  readonly tunnels: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts a proxy that leads every tunnel to a port of this machine, whatever its name is. */
export async function startProxy(port: number): Promise<ConnectProxy> {
  const tunnels: string[] = [];
  const proxy = createProxy((_request, response) => {
    response.writeHead(405);
    response.end();
  });
  proxy.on('connect', (request, client, head) => {
    tunnels.push(request.url ?? '');
    const server = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      server.write(head);
      server.pipe(client);
      client.pipe(server);
    });
    server.on('error', () => client.destroy());
    client.on('error', () => server.destroy());
  });
  return { url: `http://127.0.0.1:${await listen(proxy)}`, tunnels, close: () => close(proxy) };
}

async function listen(server: Server | NetServer): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has such an address.
  return (server.address() as AddressInfo).port;
}

async function close(server: NetServer): Promise<void> {
  if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function') {
    server.closeAllConnections();
  }
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
}
