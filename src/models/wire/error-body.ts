import { parseJson } from '../../text/json/parse-json.ts';
import { isRecord } from '../../text/record.ts';

/** The contents of an error response, in any format. */
export interface ErrorDetails {
  readonly message: string;
  /** Codes and types, including those of an inner error, such as `context_length_exceeded`. */
  readonly codes: readonly string[];
  /** Name of the parameter that caused the error. */
  readonly parameter?: string;
}

const MAX_DETAILS = 20;

/**
 * Reads the body of an error response: OpenAI's `{error: {message, type, param, code}}`, Azure's with an `innererror`,
 * `{error: "…"}` of Ollama and LM Studio, Anthropic's, Google's list, FastAPI's `{detail: […]}`, `{message}` of
 * gateways, Amazon's `{Message}`, or plain text.
 *
 * @param body the text, or the value that JSON.parse returned for it
 */
export function readErrorBody(body: unknown): ErrorDetails {
  const read = typeof body === 'string' ? (parseJson(body) ?? body) : body;
  const first: unknown = Array.isArray(read) ? read[0] : read;
  if (!isRecord(first)) {
    return { message: typeof first === 'string' ? plainText(first) : '', codes: [] };
  }
  const error = isRecord(first['error']) ? first['error'] : first;
  const parameter = readText(error['param']);
  return {
    message: readMessage(first, error),
    codes: [...readCodes(error), ...readCodes(error['innererror']), ...readCodes(error['inner_error'])],
    ...(parameter === undefined ? {} : { parameter }),
  };
}

function readMessage(body: Readonly<Record<string, unknown>>, error: Readonly<Record<string, unknown>>): string {
  const own =
    readText(error['message']) ??
    readText(body['error']) ??
    readText(body['message']) ??
    readText(body['Message']) ??
    '';
  // OpenRouter sends the message of the model's own server next to its own.
  const metadata = error['metadata'];
  const upstream = isRecord(metadata) ? readText(metadata['raw']) : undefined;
  return [own === '' ? describeDetail(body['detail'] ?? body['errors']) : own, upstream ?? '']
    .filter((part) => part !== '')
    .join(': ');
}

/** FastAPI names the location of each error: `body.max_completion_tokens: Extra inputs are not permitted`. */
function describeDetail(detail: unknown): string {
  if (!Array.isArray(detail)) {
    return readText(detail) ?? '';
  }
  return detail
    .slice(0, MAX_DETAILS)
    .map((one: unknown) => {
      if (!isRecord(one)) {
        return readText(one) ?? '';
      }
      const place = Array.isArray(one['loc']) ? one['loc'].slice(0, MAX_DETAILS).map(String).join('.') : '';
      const message = readText(one['msg']) ?? readText(one['message']) ?? '';
      return place === '' ? message : `${place}: ${message}`;
    })
    .filter((part) => part !== '')
    .join('; ');
}

function readCodes(error: unknown): readonly string[] {
  if (!isRecord(error)) {
    return [];
  }
  return [error['code'], error['type'], error['status']].flatMap((code) => {
    const text = typeof code === 'number' ? String(code) : readText(code);
    return text === undefined ? [] : [text];
  });
}

/** Reduces an HTML error page of a gateway to its title, because the rest is layout. */
function plainText(text: string): string {
  if (!text.trimStart().startsWith('<')) {
    return text;
  }
  const start = text.search(/<title>/i);
  const end = start < 0 ? -1 : text.indexOf('<', start + '<title>'.length);
  const title = end < 0 ? '' : text.slice(start + '<title>'.length, end).trim();
  return title === '' ? 'an HTML page' : `an HTML page: ${title}`;
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
