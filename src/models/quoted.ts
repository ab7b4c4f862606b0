/** Of a server's own words; an error page would fill the report. */
const MAX_QUOTED_CHARACTERS = 300;
/** As much is read of it; pages begin with white space. */
const MAX_READ_CHARACTERS = 4_000;

/**
 * What a server said, for a sentence of ours: on one line, without its full stop, cut to a length, and with the secrets
 * that it repeated masked.
 */
export function quoteServer(text: string, secrets: readonly string[]): string {
  const line = collapse(maskSecrets(text, secrets).slice(0, MAX_READ_CHARACTERS));
  const cut = line.length > MAX_QUOTED_CHARACTERS ? `${line.slice(0, MAX_QUOTED_CHARACTERS - 1)}…` : line;
  return cut.endsWith('.') ? cut.slice(0, -1) : cut;
}

/** An address as it may be shown: without user, password, query and fragment, all of which may hold a key. */
export function showServer(address: string): string {
  if (!URL.canParse(address)) {
    return 'the address in `base-url`';
  }
  const url = new URL(address);
  const path = url.pathname === '/' ? '' : url.pathname;
  return `${url.protocol}//${url.host}${path.endsWith('/') ? path.slice(0, -1) : path}`;
}

/** What is never to be shown of how a server is reached: its key, and what an address may hold of one. */
export function secretsOf({
  baseUrl,
  apiKey,
}: {
  readonly baseUrl?: string | undefined;
  readonly apiKey: string | undefined;
}): readonly string[] {
  const url = baseUrl !== undefined && URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  return [apiKey ?? '', url?.username ?? '', url?.password ?? '', url?.search.slice(1) ?? ''];
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
