const IGNORING: ReadonlySet<string> = new Set(['bat', 'powershell', 'sql', 'vb']);

/** Whether names and keywords of a language are the same in large and small letters: `varchar` is `VARCHAR`. */
export function ignoresLetterCase(languageId: string | undefined): boolean {
  return languageId !== undefined && IGNORING.has(languageId);
}
