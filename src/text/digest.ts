/**
 * The digest of a text or of bytes. Node's cryptography is asked for here and not imported: an import loads the web's
 * too, which takes longer than reading a hundred files.
 */
export function digest(algorithm: 'sha1' | 'sha256', content: string | Uint8Array, encoding: 'base64' | 'hex'): string {
  return process.getBuiltinModule('node:crypto').hash(algorithm, content, encoding);
}
