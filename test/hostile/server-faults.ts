import { gzipSync } from 'node:zlib';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { ORDINARY, ORDINARY_LINE } from './ordinary.ts';

/** How the server of a model misbehaves. */
export type ServerFault = keyof typeof FAULTS;

const MEGABYTE = 1_000_000;

/** Each answers every request. `elsewhere` is another server, which should never be asked. */
const FAULTS = {
  'redirects the request to another server': (elsewhere: string): RequestListener => {
    return (_request, response) => response.writeHead(307, { location: `${elsewhere}/v1/chat/completions` }).end();
  },
  'redirects the request for good': (elsewhere: string): RequestListener => {
    return (_request, response) => response.writeHead(308, { location: `${elsewhere}/v1/chat/completions` }).end();
  },
  'redirects the request and makes it a GET': (elsewhere: string): RequestListener => {
    return (_request, response) => response.writeHead(302, { location: `${elsewhere}/?secret` }).end();
  },
  'names another server in a header for retries': (elsewhere: string): RequestListener => {
    return (_request, response) => response.writeHead(503, { 'retry-after-ms': '1', location: elsewhere }).end('{}');
  },
  'sends a small body that unpacks to 300 megabytes': (): RequestListener => {
    const bomb = gzipSync(Buffer.alloc(300 * MEGABYTE, 32));
    return (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
  },
  'sends a body without an end': (): RequestListener => {
    return (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const piece = Buffer.alloc(MEGABYTE, 32);
      const send = (): void => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', send);
      send();
    };
  },
  'sends a header without an end': (): RequestListener => {
    return (_request, response) => response.writeHead(200, { 'x-long': 'a'.repeat(60_000) }).end('{}');
  },
  'repeats the key in an error': (): RequestListener => {
    return ({ headers }, response) =>
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { message: `Bad: ${headers.authorization ?? ''}`, code: 'x' } }));
  },
  'repeats the key in a page of a proxy': (): RequestListener => {
    return ({ headers }, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end(`<h1>${JSON.stringify(headers)}</h1>`);
  },
  'repeats all headers in an error': (): RequestListener => {
    return ({ headers }, response) =>
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { message: `Bad headers: ${JSON.stringify(headers)}`, code: 'x' } }));
  },
  'repeats the key in its answer': (): RequestListener => {
    return ({ headers }, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(completion(`{"summary": ${JSON.stringify(headers.authorization)}, "comments": []}`)));
  },
  'writes commands of the runner into an error': (): RequestListener => {
    return (_request, response) =>
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { message: '\n::error::forged\n##[error]forged \u001B[31m', code: 'x' } }));
  },
  'answers with text that is nested 100,000 times': (): RequestListener => {
    return (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(completion('{"comments":['.repeat(100_000))));
  },
  'answers with an empty object': (): RequestListener => {
    return (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  },
  'answers that it finds nothing, and that a filter stopped it': (): RequestListener => {
    return (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(completion('{"summary": "Fine", "comments": []}', 'SAFETY')));
  },
  'answers that it finds nothing, and that it could not go on': (): RequestListener => {
    return (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(completion('{"summary": "Fine", "comments": []}', 'model_length')));
  },
  'answers that it finds nothing, and counts one token of the prompt': (): RequestListener => {
    return (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(completion('{"summary": "Fine", "comments": []}')));
  },
  'answers that it finds nothing, and reports a finding in a recording': (): RequestListener =>
    answerTwice((found) => ({ content: NOTHING, audio: { id: 'a', transcript: found } })),
  'answers that it finds nothing, and reports a finding in a second answer': (): RequestListener => {
    const second = { index: 1, message: { role: 'assistant', content: FOUND }, finish_reason: 'stop' };
    const { choices, ...rest } = completion(NOTHING);
    return answerWith({ ...rest, choices: [...choices, second] });
  },
  'answers that it finds nothing, and reports a finding in a part of another type': (): RequestListener =>
    answerTwice((text) => ({
      content: [
        { type: 'text', text: NOTHING },
        { type: 'output_text', text },
      ],
    })),
  'answers that it finds nothing, and reports a finding in a call of the old form': (): RequestListener =>
    answerTwice((found) => ({ content: NOTHING, function_call: { name: 'report', arguments: found } })),
  'answers that it finds nothing, and reports a finding in a call of another kind': (): RequestListener =>
    answerTwice((found) => ({
      content: NOTHING,
      tool_calls: [{ id: 'a', type: 'custom', custom: { name: 'report', input: found } }],
    })),
  'answers that it finds nothing, and reports a finding in a note on its text': (): RequestListener =>
    answerTwice((found) => ({ content: NOTHING, annotations: [{ type: 'quotation', text: found }] })),
  'answers that it finds nothing, and reports a finding as an object': (): RequestListener =>
    answerTwice((found) => ({ content: NOTHING, parsed: JSON.parse(found) as object })),
  'answers that it finds nothing, and writes a finding in Base64': (): RequestListener =>
    answerTwice((found) => ({ content: `${NOTHING}\n\n${Buffer.from(found).toString('base64')}` })),
  'answers that it finds nothing, and writes a finding in the address of a picture': (): RequestListener =>
    answerTwice((found) => ({
      content: [
        { type: 'text', text: NOTHING },
        { type: 'image_url', image_url: { url: `data:text/plain,${encodeURIComponent(found)}` } },
      ],
    })),
  'answers that it finds nothing, cut off': (): RequestListener => {
    return (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(completion('{"summary": "Fine", "comments": [', 'length')));
  },
} as const satisfies Record<string, (elsewhere: string) => RequestListener>;

export const SERVER_FAULTS = Object.keys(FAULTS) as readonly ServerFault[];

const NOTHING = '{"summary": "Fine", "comments": []}';
const FOUND = `{"comments": [{"path": "${ORDINARY}", "line": 1, "quote": "${ORDINARY_LINE}", "severity": "high", "title": "A fault in a second place", "body": "It breaks."}]}`;

/** Answers with a message that has a finding in another place than its content. */
function answerTwice(write: (found: string) => object): RequestListener {
  const { choices, ...rest } = completion(NOTHING);
  const [first] = choices;
  return answerWith({ ...rest, choices: [{ ...first, message: { role: 'assistant', ...write(FOUND) } }] });
}

function answerWith(body: object): RequestListener {
  return (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function completion(content: string, reason = 'stop') {
  return {
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'gpt-4o',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: reason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

/** Starts the server of a model that misbehaves, and the other one. `asked` lists the requests to the other one. */
export async function startFaultyServer(
  fault: ServerFault | number,
): Promise<{ readonly url: string; readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const elsewhere = await listen(({ url, headers }, response) => {
    asked.push(`asked elsewhere: ${url} ${JSON.stringify(headers)}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion('{"comments":[]}')));
  });
  // A redirect to another name: a client that follows it may keep headers that it does not know as secret.
  const other = elsewhere.replace('127.0.0.1', 'localhost');
  const redirect: RequestListener = ({ url = '' }, response) => {
    response.writeHead(Number(fault), { location: `${other}${url}` }).end();
  };
  return { url: `${await listen(typeof fault === 'number' ? redirect : FAULTS[fault](elsewhere))}/v1`, asked };
}

/** Starts a server, which ends with the test, and returns its address. */
export async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
