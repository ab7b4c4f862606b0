/** What is kept in all, and of one blob. Texts that guide are small; what else is read, is read once. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
const MAX_BLOB_BYTES = 1024 * 1024;

/**
 * Reads each blob once, whatever paths it stands at. Beyond a limit those are forgotten that were read first; a
 * reading that failed is tried again.
 */
export function rememberBlobs<Blob>(
  read: (id: string) => Promise<Blob>,
  bytesOf: (blob: Blob) => number,
): (id: string) => Promise<Blob> {
  const known = new Map<string, { readonly blob: Promise<Blob>; bytes: number }>();
  let kept = 0;

  const remember = async (id: string): Promise<Blob> => {
    try {
      const blob = await read(id);
      weigh(id, bytesOf(blob));
      return blob;
    } catch (error) {
      known.delete(id);
      throw error;
    }
  };
  const weigh = (id: string, bytes: number): void => {
    const entry = known.get(id);
    if (entry === undefined || bytes > MAX_BLOB_BYTES) {
      known.delete(id);
      return;
    }
    entry.bytes = bytes;
    kept += bytes;
    for (const [oldest, { bytes }] of known) {
      if (kept <= MAX_KEPT_BYTES) {
        return;
      }
      known.delete(oldest);
      kept -= bytes;
    }
  };
  return (id) => {
    const entry = known.get(id) ?? { blob: remember(id), bytes: 0 };
    known.set(id, entry);
    return entry.blob;
  };
}
