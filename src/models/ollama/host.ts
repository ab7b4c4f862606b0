import { at } from '../../structures/at.ts';

const DEFAULT_PORT = '11434';

/**
 * Reads the address in `OLLAMA_HOST`, in all forms that Ollama accepts: `host`, `host:port`, `:port`, `[::1]:port`,
 * with or without scheme and path. Returns `undefined` for any other text.
 */
export function ollamaAddress(host: string): string | undefined {
  // Ollama ignores quotes around the value, which some environments keep.
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
  // A scheme has its own default port; without one, Ollama's default port is used.
  const shownPort = port ?? (scheme === undefined ? DEFAULT_PORT : undefined);
  const address = `${scheme ?? 'http://'}${reachable(name)}${shownPort === undefined ? '' : `:${shownPort}`}${path}`;
  return URL.canParse(address) ? address : undefined;
}

/** An IPv6 address without brackets has more than one colon and no port. */
function splitPort(authority: string): readonly [name: string, port: string | undefined] {
  if (!authority.startsWith('[') && authority.split(':').length > 2) {
    return [`[${authority}]`, undefined];
  }
  const match = /^(\[[^\]]*\]|[^:]*):(\d{1,5})$/.exec(authority);
  return match === null ? [authority, undefined] : [at(match, 1), match[2]];
}

/** "All addresses" is where a server listens; clients cannot call it. */
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
