import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sent } from './protocol.ts';

/** What happens to an answer during its transport. */
export type Answer =
  | ({ readonly kind: 'whole' | 'broken off' | 'trickle' } & Sent)
  | { readonly kind: 'hang' | 'reset' };

const TRICKLE_MS = 20;

/** Sends an answer; stops if the client disconnected or the server closes. */
export async function give(response: ServerResponse, answer: Answer, signal: AbortSignal): Promise<void> {
  switch (answer.kind) {
    case 'hang':
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'whole':
      response.writeHead(answer.status, headersOf(answer));
      response.end(answer.text);
      return;
    case 'broken off':
      response.writeHead(answer.status, {
        ...headersOf(answer),
        'content-length': String(Buffer.byteLength(answer.text)),
      });
      response.write(answer.text.slice(0, Math.ceil(answer.text.length / 2)), () => {
        response.destroy();
      });
      return;
    case 'trickle':
      response.writeHead(answer.status, headersOf(answer));
      for (const character of answer.text) {
        if (signal.aborted) return;
        response.write(character);
        await wait(TRICKLE_MS, undefined, { signal });
      }
      response.end();
      return;
    default:
      answer satisfies never;
  }
}

function headersOf({ headers }: Sent): Readonly<Record<string, string>> {
  return { 'content-type': 'application/json', 'x-request-id': 'req_emulated', ...headers };
}
