import { writeFileSync } from 'node:fs';
import { createServer as createPlainServer, type Socket } from 'node:net';
import { createServer, type Server } from 'node:https';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../end-to-end/stage-copilot.ts';
import { expectFaithful } from '../end-to-end/stage.ts';
import { makeCertificate, type Certificate } from './certificates.ts';
import { MODEL_KEY } from './ordinary.ts';
import { playedAction } from './played.ts';
import type { Play } from './play.ts';
import type { SceneName } from './scene-names.ts';
import { listen } from './server-faults.ts';
import { setUp } from './set-up.ts';

const ADDRESS = '127.0.0.1';

interface Secured {
  readonly server: NetServer;
  /** The certificate that the machine trusts; absent if it trusts none but those of well-known authorities. */
  readonly trusted?: Certificate;
}

type Answer = (headers: NodeJS.Dict<string | string[]>) => { readonly status: number; readonly location?: string };

/** How a server that should speak TLS misbehaves. `receive` notes the key of each request that arrives. */
const FAULTS = {
  'shows a certificate that nobody trusts': (receive): Secured => ({
    server: speak(makeCertificate(ADDRESS), receive),
  }),
  'shows a certificate that has expired': (receive): Secured => trustedOnly(makeCertificate(ADDRESS, -3, -2), receive),
  'shows a certificate that is not valid yet': (receive): Secured =>
    trustedOnly(makeCertificate(ADDRESS, 2, 3), receive),
  'shows a certificate for another address': (receive): Secured => trustedOnly(makeCertificate('10.0.0.1'), receive),
  'shows the certificate of somebody else': (receive): Secured => ({
    server: speak(makeCertificate(ADDRESS), receive),
    trusted: makeCertificate(ADDRESS),
  }),
  'speaks an old version of TLS': (receive): Secured => {
    const own = makeCertificate(ADDRESS);
    return { server: speak(own, receive, { maxVersion: 'TLSv1.1', minVersion: 'TLSv1' }), trusted: own };
  },
  'speaks no TLS': (): Secured => ({
    server: talk((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}')),
  }),
  'breaks off the handshake': (): Secured => ({ server: talk((socket) => socket.destroy()) }),
  'redirects to an address without TLS': (receive): Secured => trustedOnly(makeCertificate(ADDRESS), receive),
} satisfies Record<string, (receive: Answer) => Secured>;

export type TlsFault = keyof typeof FAULTS;
export const TLS_FAULTS = Object.keys(FAULTS) as readonly TlsFault[];

function trustedOnly(own: Certificate, receive: Answer): Secured {
  return { server: speak(own, receive), trusted: own };
}

function speak(own: Certificate, receive: Answer, more: Parameters<typeof createServer>[0] = {}): Server {
  return createServer({ ...own, ...more }, ({ headers }, response) => {
    const { status, location } = receive(headers);
    response.writeHead(status, location === undefined ? {} : { location }).end('{}');
  });
}

function talk(answer: (socket: Socket) => void): NetServer {
  return createPlainServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
  });
}

/** The scene in which the server of the model should be reached by TLS. */
export const SECURED_PLAYS = {
  secured: async (attacks) => {
    const received: string[] = [];
    const elsewhere = await listen(({ headers }, response) => {
      received.push(`elsewhere: ${JSON.stringify(headers)}`);
      response.end('{}');
    });
    const { tls = 'speaks no TLS' } = attacks[0]?.brings ?? {};
    const start = async (made: (receive: Answer) => Secured, location?: string) => {
      const secured = made((headers) => {
        received.push(`at the server: ${JSON.stringify(headers)}`);
        return location === undefined ? { status: 400 } : { status: 308, location };
      });
      await new Promise<void>((resolve) => {
        secured.server.listen(0, ADDRESS, resolve);
      });
      onTestFinished(() => void secured.server.close());
      const trusted = join(temporaryFolder(), 'trusted.pem');
      writeFileSync(trusted, secured.trusted?.cert ?? '');
      return {
        'base-url': `https://${ADDRESS}:${(secured.server.address() as AddressInfo).port}/v1`,
        env: secured.trusted === undefined ? {} : { NODE_EXTRA_CA_CERTS: trusted },
      };
    };
    const { github, run, inputs, env } = await setUp(attacks);
    const ask = (server: Awaited<ReturnType<typeof start>>) =>
      run({
        inputs: { model: 'gpt-4o', 'base-url': server['base-url'], 'api-key': MODEL_KEY, ...inputs },
        env: { ...env, ...server.env },
      });
    const location = tls === 'redirects to an address without TLS' ? `${elsewhere}/v1/chat/completions` : undefined;
    const result = await ask(await start(FAULTS[tls], location));
    const noted = received.splice(0).filter((one) => location === undefined || one.startsWith('elsewhere'));
    // Shows that the key does arrive at a server whose certificate is trusted and valid.
    hasArrived ??= ask(await start((receive) => trustedOnly(makeCertificate(ADDRESS), receive))).then(() =>
      received.some((one) => one.includes(MODEL_KEY)),
    );
    expectFaithful(github);
    const proof = (await hasArrived) ? 'an honest server got the key' : 'no server got the key';
    return playedAction(result, { github }, { files: noted.join('\n'), reads: proof });
  },
} satisfies Partial<Record<SceneName, Play>>;

let hasArrived: Promise<boolean> | undefined;
