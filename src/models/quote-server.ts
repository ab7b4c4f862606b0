import { shorten } from '../text/shown/shorten.ts';

/** Maximum length of a quotation from a server; a whole error page would fill the report. */
const MAX_QUOTED_CHARACTERS = 300;
/** Maximum length that is searched for text; pages begin with white space. */
const MAX_READ_CHARACTERS = 4_000;

/** A server's words for use in a message: on one line, without the final full stop, shortened, and with keys masked. */
export function quoteServer(text: string, secrets: readonly string[]): string {
  const line = collapse(maskSecrets(text, secrets).slice(0, MAX_READ_CHARACTERS));
  const cut = shorten(line, MAX_QUOTED_CHARACTERS);
  return cut.endsWith('.') ? cut.slice(0, -1) : cut;
}

/** An address that is safe to show: without user, password, query and fragment, which may contain a key. */
export function showServer(address: string): string {
  if (!URL.canParse(address)) {
    return 'the address in `base-url`';
  }
  const url = new URL(address);
  const path = url.pathname === '/' ? '' : url.pathname;
  return `${url.protocol}//${url.host}${path.endsWith('/') ? path.slice(0, -1) : path}`;
}

/** Texts that must never be shown: the key, and secrets inside the address. */
export function listSecrets({
  baseUrl,
  apiKey,
}: {
  readonly baseUrl?: string | undefined;
  readonly apiKey: string | undefined;
}): readonly string[] {
  const url = baseUrl !== undefined && URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const secrets = [apiKey, url?.username, url?.password, url?.search.slice(1)];
  return secrets.filter((secret) => secret !== undefined);
}

function maskSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
}

function collapse(text: string): string {
  return text.replaceAll(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();
}
