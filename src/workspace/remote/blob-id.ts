/** The id that git gives to a blob with these bytes. */
export function blobId(bytes: Uint8Array): string {
  const hash = process.getBuiltinModule('node:crypto').createHash('sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
