import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectionWithTimeout } from '../../../src/models/wire/connection.ts';
import { readProxies, useProxies } from '../../../src/models/wire/proxies.ts';
import { startProxy } from '../../emulators/github/enterprise.ts';

describe('the proxies of the environment', () => {
  const DIRECT = 'localhost,127.0.0.1,::1';

  it.each<[string, Readonly<Record<string, string>>, ReturnType<typeof readProxies>]>([
    ['are none without a variable', { NO_PROXY: 'a' }, undefined],
    ['are none if they are empty', { HTTPS_PROXY: '', HTTP_PROXY: ' ' }, undefined],
    ['are none if they are no addresses', { HTTPS_PROXY: '::::' }, undefined],
    [
      'may be written in both cases, where the lower one wins, and without a scheme',
      { https_proxy: 'a:1', HTTPS_PROXY: 'http://b:2', HTTP_PROXY: 'http://c:3' },
      { httpsProxy: 'http://a:1', httpProxy: 'http://c:3', noProxy: DIRECT },
    ],
    [
      'do not count for hosts of no_proxy, and never for this machine',
      { https_proxy: 'http://a:1', NO_PROXY: '.acme.test' },
      { httpsProxy: 'http://a:1', noProxy: `.acme.test,${DIRECT}` },
    ],
    [
      'count for no host with *',
      { https_proxy: 'http://a:1', no_proxy: '*' },
      { httpsProxy: 'http://a:1', noProxy: '*' },
    ],
  ])('%s', (_name, environment, expected) => {
    expect(readProxies(environment)).toEqual(expected);
  });

  it('are used by requests to models and to GitHub, and not for this machine', async () => {
    const server = createServer((_request, response) => void response.end('answered'));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const proxy = await startProxy(port);
    onTestFinished(() => proxy.close());
    const before = process.env['http_proxy'];
    process.env['http_proxy'] = proxy.url;
    const end = await useProxies(process.env);
    onTestFinished(() => {
      end?.();
      if (before === undefined) {
        delete process.env['http_proxy'];
      } else {
        process.env['http_proxy'] = before;
      }
    });
    const ask = async (url: string, init = {}): Promise<string> => (await fetch(url, init)).text();
    expect(await ask('http://github.example.test/')).toBe('answered');
    expect(await ask('http://models.example.test/', connectionWithTimeout(60_000))).toBe('answered');
    expect(await ask(`http://127.0.0.1:${port}/`, connectionWithTimeout(60_000))).toBe('answered');
    expect(proxy.tunnels).toEqual(['github.example.test:80', 'models.example.test:80']);
  });
});
