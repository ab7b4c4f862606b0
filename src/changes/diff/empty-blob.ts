/** The ids of the empty blob, by SHA-1 and by SHA-256. */
const EMPTY_BLOBS = [
  'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
];

/** Whether an id is that of an empty file. The id may be shortened, as in a diff. */
export function isEmptyBlob(id: string): boolean {
  return id !== '' && EMPTY_BLOBS.some((blob) => blob.startsWith(id));
}
