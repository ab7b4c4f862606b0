import { describe, expect, it, vi } from 'vitest';
import { openAiChatModel } from '../../../src/models/openai/chat.ts';
import { adviseOnProxy } from '../../../src/models/wire/proxy-advice.ts';
import { ask, HELLO, recordingClock } from '../canned-server.ts';

const API = 'https://api.acme.test/v1';
const PROXY = { HTTPS_PROXY: 'http://proxy.test:8080' };

describe('advice on the proxy of the environment', () => {
  it.each<[string, Readonly<Record<string, string>>, string, string, string | undefined]>([
    ['is none without a proxy', {}, API, '20.20.2', undefined],
    [
      'is to use a later Node if this one has no way to use it',
      PROXY,
      API,
      '20.20.2',
      '`HTTPS_PROXY` is set, but Node 20.20.2 does not use it: use Node 24.14 or later.',
    ],
    [
      'is to switch it on in a Node that can use it',
      PROXY,
      API,
      '22.21.0',
      '`HTTPS_PROXY` is set, but Node 22.21.0 does not use it: set `NODE_USE_ENV_PROXY=1`, or use Node 24.14 or later.',
    ],
    [
      'is about the first releases of Node 25 too',
      PROXY,
      API,
      '25.3.1',
      expect.stringContaining('Node 25.3.1') as never,
    ],
    [
      'is to check the proxy if it is switched on',
      { ...PROXY, NODE_USE_ENV_PROXY: '1' },
      API,
      '24.1.0',
      'Requests go through the proxy in `HTTPS_PROXY`: check it, and `NO_PROXY`.',
    ],
    ['is to check the proxy that Node uses', PROXY, API, '24.14.0', expect.stringContaining('go through') as never],
    [
      'is to check the proxy that a later Node uses',
      PROXY,
      API,
      '26.0.0',
      expect.stringContaining('go through') as never,
    ],
    ['is none for an address of this machine', PROXY, 'http://127.0.0.1:11434', '20.20.2', undefined],
    ['is none for this machine as IPv6', PROXY, 'https://[::1]:11434', '20.20.2', undefined],
    ['is none for a host of NO_PROXY', { ...PROXY, NO_PROXY: 'a.test, api.acme.test' }, API, '20.20.2', undefined],
    ['is none for a host below one of NO_PROXY', { ...PROXY, NO_PROXY: '.acme.test' }, API, '20.20.2', undefined],
    ['is none with *', { ...PROXY, no_proxy: '*' }, API, '20.20.2', undefined],
    [
      'is there for another port',
      { ...PROXY, NO_PROXY: 'acme.test:8443' },
      API,
      '24.14.0',
      expect.any(String) as never,
    ],
    [
      'is there for a host with a similar name',
      { ...PROXY, NO_PROXY: 'cme.test' },
      API,
      '24.14.0',
      expect.any(String) as never,
    ],
    [
      'names the variable for http if it counts for https too',
      { http_proxy: 'proxy.test:8080' },
      API,
      '24.14.0',
      expect.stringContaining('`http_proxy`') as never,
    ],
    ['is none for http if only https has a proxy', PROXY, 'http://api.acme.test', '20.20.2', undefined],
  ])('%s', (_name, environment, address, node, expected) => {
    expect(adviseOnProxy(address, environment, node)).toEqual(expected);
  });

  it('is the hint of a request to a model that did not reach its server', async () => {
    vi.stubEnv('http_proxy', 'http://127.0.0.1:9');
    const settings = {
      model: 'm',
      apiKey: 'k',
      maxOutputTokens: undefined,
      timeoutMs: 60_000,
      clock: recordingClock(),
    };
    const reply = await ask(openAiChatModel({ ...settings, baseUrl: 'http://models.acme.test/v1' }), HELLO);
    vi.unstubAllEnvs();
    expect(reply).toMatchObject({
      cause: 'unreachable',
      hint: expect.stringMatching(/`http_proxy`/),
    });
  });
});
