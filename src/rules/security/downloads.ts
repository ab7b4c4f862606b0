import type { CheckedText } from '../checked-text.ts';

const known = new WeakMap<CheckedText, boolean>();

/** Whether a text names a program that loads something; three rules ask of each text. */
export function namesDownload(checked: CheckedText): boolean {
  const before = known.get(checked);
  if (before !== undefined) {
    return before;
  }
  const names = checked.text.includes('curl ') || checked.text.includes('wget ');
  known.set(checked, names);
  return names;
}
