import type * as Crypto from 'node:crypto';

let crypto: typeof Crypto | undefined;

/**
 * The digest of a text or of bytes. Node's cryptography is asked for here and not imported: an import loads the web's
 * too, which takes longer than reading a hundred files.
 */
export function digest(algorithm: 'sha1' | 'sha256', content: string | Uint8Array, encoding: 'base64' | 'hex'): string {
  crypto ??= process.getBuiltinModule('node:crypto');
  return crypto.hash(algorithm, content, encoding);
}
