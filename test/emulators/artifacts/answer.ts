/** The response to send; `cut` and `hang` send nothing. */
export type Answer =
  | {
      readonly kind: 'sent';
      readonly status: number;
      readonly text: string;
      readonly headers: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'cut' }
  | { readonly kind: 'hang' };

/** One request with its whole body. */
export interface Call {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

export function jsonAnswer(status: number, body: unknown): Answer {
  return { kind: 'sent', status, text: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** An error as Twirp writes it: https://twitchtv.github.io/twirp/docs/spec_v7.html */
export function twirpError(status: number, code: string, msg: string): Answer {
  return jsonAnswer(status, { code, msg });
}

/** An error as the blob store writes it. */
export function blobError(status: number, code: string, message: string, detail = ''): Answer {
  const text = `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${message}\nRequestId:b1a2\nTime:2026-01-05T09:00:00Z</Message>${detail}</Error>`;
  return { kind: 'sent', status, text, headers: { 'content-type': 'application/xml', 'x-ms-error-code': code } };
}
