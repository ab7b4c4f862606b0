/** The most bytes that are kept in total, and of one blob. Guidance is small, and larger files are read once anyway. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
const MAX_BLOB_BYTES = 1024 * 1024;

/**
 * Reads each blob once, even if it is at several paths. Beyond a limit, the blobs that were read first are forgotten. If
 * reading fails, the next call tries again.
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
