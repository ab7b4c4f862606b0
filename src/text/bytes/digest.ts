import type * as Crypto from 'node:crypto';

let crypto: typeof Crypto | undefined;

/**
 * The digest of a text or of bytes. It gets Node's cryptography at the first call: an `import` of `node:crypto` takes
 * ten milliseconds, as long as reading a hundred files, because it also loads the web's cryptography.
 */
export function digest(algorithm: 'sha1' | 'sha256', content: string | Uint8Array, encoding: 'base64' | 'hex'): string {
  crypto ??= process.getBuiltinModule('node:crypto');
  return crypto.hash(algorithm, content, encoding);
}
