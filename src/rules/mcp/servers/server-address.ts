/** The parts of a web address that the rules need. */
export interface Address {
  readonly scheme: 'http' | 'https';
  /** In lower case, without the port. */
  readonly host: string;
  readonly hasPort: boolean;
}

/** Reads the address at the beginning of a value; `undefined` if there is none, or if a variable stands for its host. */
export function readAddress(value: string): Address | undefined {
  const match =
    /^(https?):\/\/(?:[^/?#@\s]{0,200}@)?(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(:\d{1,5})?(?=[/?#]|$)/i.exec(value);
  const [, scheme, host] = match ?? [];
  return scheme === undefined || host === undefined
    ? undefined
    : {
        scheme: scheme.toLowerCase() === 'http' ? 'http' : 'https',
        host: host.toLowerCase(),
        hasPort: match?.[3] !== undefined,
      };
}

/** Whether a host is the local machine, also as seen from a container on it. */
export function isThisMachine(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\]|\[::\]|host\.docker\.internal|[a-z0-9.-]{1,253}\.localhost)$/.test(
    host,
  );
}

/** Whether a host name has no domain, as the name of another container on the same machine. */
export function isUnqualified(host: string): boolean {
  return !host.includes('.') && !host.startsWith('[');
}

/** Whether a host can be reached only from inside a private network, such as a service of Kubernetes (`tools.default.svc`). */
export function isPrivate(host: string): boolean {
  return (
    /^(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|169\.254(?:\.\d{1,3}){2})$/.test(
      host,
    ) || /\.(?:internal|intranet|corp|lan|home\.arpa|local|svc)$/.test(host)
  );
}
