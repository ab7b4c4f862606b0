const DEFAULT_PORT = '11434';

/**
 * The address that `OLLAMA_HOST` means, in all the forms that Ollama takes: `host`, `host:port`, `:port`, `[::1]:port`,
 * with or without a scheme and a path. `undefined` for what is none of them.
 */
export function ollamaAddress(host: string): string | undefined {
  // Ollama passes over quotes around the whole, which survive in some environments.
  const text = host
    .trim()
    .replaceAll(/^["']+|["']+$/g, '')
    .trim();
  const scheme = /^https?:\/\//i.exec(text)?.[0];
  const rest = text.slice(scheme?.length ?? 0);
  if (rest.includes('://')) {
    return undefined;
  }
  const slash = rest.indexOf('/');
  const authority = slash < 0 ? rest : rest.slice(0, slash);
  const path = slash < 0 ? '' : rest.slice(slash).replace(/\/$/, '');
  const [name, port] = splitPort(authority);
  // A scheme brings its own port; without one Ollama's is meant.
  const shownPort = port ?? (scheme === undefined ? DEFAULT_PORT : undefined);
  const address = `${scheme ?? 'http://'}${reachable(name)}${shownPort === undefined ? '' : `:${shownPort}`}${path}`;
  return URL.canParse(address) ? address : undefined;
}

/** A bare IPv6 address has more than one colon, and no port. */
function splitPort(authority: string): readonly [name: string, port: string | undefined] {
  if (!authority.startsWith('[') && authority.split(':').length > 2) {
    return [`[${authority}]`, undefined];
  }
  const match = /^(\[[^\]]*\]|[^:]*):(\d{1,5})$/.exec(authority);
  return match === null ? [authority, undefined] : [match[1] ?? '', match[2]];
}

/** A server's "all addresses" is no address to call. */
function reachable(name: string): string {
  switch (name) {
    case '':
    case '0.0.0.0':
      return '127.0.0.1';
    case '[::]':
      return '[::1]';
    default:
      return name;
  }
}
