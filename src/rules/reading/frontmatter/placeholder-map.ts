import { isRecord } from '../../../text/record.ts';

/** Whether a value is `{ NAME }` in a template, which YAML reads as a map with an empty value. */
export function isPlaceholderMap(value: unknown): boolean {
  if (!isRecord(value)) {
    return false;
  }
  const entries = Object.entries(value);
  return (
    entries.length === 1 &&
    entries.every(([key, inner]) => inner === null && /^[A-Z][A-Z\d]*(?:[_ -][A-Z\d]+)*$/.test(key))
  );
}
