import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface NpmRegistry {
  readonly url: string;
  /** Paths that were asked for. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/** A registry on this machine that has one package in one version, as npm's own would answer. */
export async function startNpmRegistry(tarball: string, manifest: object): Promise<NpmRegistry> {
  const { name, version } = manifest as { readonly name: string; readonly version: string };
  const bytes = readFileSync(tarball);
  const requests: string[] = [];
  const file = `/${name}/-/${name}-${version}.tgz`;
  const server = createServer(({ url: path = '', headers: { host } }, response) => {
    requests.push(path);
    if (path === file) {
      response.end(bytes);
    } else if (path === `/${name}`) {
      const dist = {
        tarball: `http://${host}${file}`,
        integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
        shasum: createHash('sha1').update(bytes).digest('hex'),
      };
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } }),
      );
    } else {
      response.statusCode = 404;
      response.end('{"error":"Not found"}');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
