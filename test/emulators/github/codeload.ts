import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { resolveRevision } from './revisions.ts';
import type { Repository, World } from './world.ts';

/** The host to which GitHub redirects requests for archives. */
export interface Codeload {
  readonly url: string;
  /** Tokens that were issued for archives of private repositories. */
  readonly tokens: Set<string>;
  readonly downloads: readonly Download[];
  /** Downloads that sent a token which only the API may receive. */
  readonly leaks: readonly Download[];
  /** Sets the repositories whose archives are served. Until then, no archive is found. */
  readonly serve: (world: World) => void;
  readonly close: () => Promise<void>;
}

interface Download {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly status: number;
}

/** A host name that differs from the API's, so that fetch treats it as another host. */
const HOST = 'localhost';

export async function startCodeload(): Promise<Codeload> {
  const server = createServer();
  const downloads: Download[] = [];
  const tokens = new Set<string>();
  await new Promise<void>((resolve) => {
    server.listen(0, HOST, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://${HOST}:${address.port}`,
    tokens,
    downloads,
    get leaks() {
      return downloads.filter(({ headers }) => headers.authorization !== undefined || headers.cookie !== undefined);
    },
    serve: (world) => {
      server.on('request', (request, response) => {
        void answer(world, request, response).then((status) =>
          downloads.push({ path: request.url ?? '', headers: request.headers, status }),
        );
      });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function answer(world: World, request: IncomingMessage, response: ServerResponse): Promise<number> {
  const { archive } = world.knobs;
  if (typeof archive === 'number') return refuse(response, archive);
  const target = new URL(request.url ?? '', world.codeload.url);
  const artifact = /^\/artifacts\/(\d+)\.zip$/.exec(target.pathname);
  if (artifact !== null) return sendArtifact(world, Number(artifact[1]), response);
  const [, owner = '', name = '', ref = ''] = /^\/([^/]+)\/([^/]+)\/legacy\.tar\.gz\/(.+)$/.exec(target.pathname) ?? [];
  const repository = world.repository(`${owner}/${name}`);
  const commit = repository === undefined ? undefined : await resolveRevision(world, repository, ref);
  const isHidden = (repository?.private ?? false) && !world.codeload.tokens.has(target.searchParams.get('token') ?? '');
  if (repository === undefined || commit === undefined || isHidden) return refuse(response, 404);
  await send(await pack(repository, commit), `${folderOf(repository, commit)}.tar.gz`, archive, response);
  return 200;
}

function sendArtifact(world: World, id: number, response: ServerResponse): number {
  const found = world.artifacts.find((one) => one.id === id);
  if (found === undefined) return refuse(response, 404);
  response.writeHead(200, { 'content-type': 'application/zip' }).end(found.zip);
  return 200;
}

function refuse(response: ServerResponse, status: number): number {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${status}: Not Found`);
  return status;
}

function folderOf({ owner, name }: Repository, commit: string): string {
  return `${owner}-${name}-${commit.slice(0, 7)}`;
}

async function pack(repository: Repository, commit: string): Promise<Buffer> {
  const prefix = `--prefix=${folderOf(repository, commit)}/`;
  return repository.git.bytes(['archive', '--format=tar.gz', prefix, commit]);
}

/** Sends the archive while it is built, so its length is not known in advance. */
async function send(
  bytes: Buffer,
  name: string,
  archive: Exclude<World['knobs']['archive'], number>,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(200, {
    'content-type': 'application/x-gzip',
    'content-disposition': `attachment; filename=${name}`,
    'cache-control': 'max-age=0, private, must-revalidate',
    vary: 'Authorization,Accept-Encoding,Origin',
    'x-content-type-options': 'nosniff',
  });
  const half = bytes.subarray(0, bytes.length >> 1);
  switch (archive) {
    case 'whole':
      response.end(bytes);
      return;
    case 'damaged':
      response.end(Buffer.concat([half, half.map((byte) => ~byte)]));
      return;
    case 'stalled':
      response.write(half);
      return;
    case 'cut':
      await new Promise((resolve) => {
        response.write(half, resolve);
      });
      response.destroy();
  }
}
