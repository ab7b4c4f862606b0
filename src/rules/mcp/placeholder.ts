/** Finds a placeholder in a value that people should have replaced: `<your-key>`, `{API_URL}`, `/path/to/it`. */
export function placeholderIn(value: string): string | undefined {
  const read = value.length > MAX_READ ? value.slice(0, MAX_READ) : value;
  if (!MAY_HOLD_ONE.test(read)) {
    return undefined;
  }
  for (const pattern of PLACEHOLDERS) {
    const found = pattern.exec(read)?.[0];
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

const MAX_READ = 2_000;

/** A fast first test: every placeholder matches this pattern, and most other values do not. */
const MAY_HOLD_ONE = /[<{]|\/(?:place|path)|your|replace|change|insert|xxx/i;

const PLACEHOLDERS: readonly RegExp[] = [
  /\/placeholder\/[\w./-]{0,100}/i,
  /(?<!\$)(?<!\{)\{[A-Z][A-Z0-9_]{2,60}\}(?!\})/,
  /(?<!\$)\{\{\s*[A-Za-z][\w.-]{1,60}\s*\}\}/,
  /<[a-z][a-z0-9]*(?:[-_ ][a-z0-9]+){0,8}>/i,
  /\/path\/to\/[\w./-]{0,100}/i,
  /\b(?:YOUR|your)[-_][A-Za-z0-9_-]{1,60}/,
  /\b(?:REPLACE_ME|REPLACE_WITH_[A-Z_]{1,40}|CHANGE_?ME|changeme|replace-me|INSERT_[A-Z_]{1,40}_HERE|xxx{3,40}|XXX{3,40})\b/,
];
