/** For languages without a grammar: patterns of import lines, with the imported name. */
const IMPORT_LINES: Readonly<Record<string, RegExp>> = {
  css: /^@import\s+(.+)/,
  dart: /^(?:import|export|part(?:\s+of)?)\s+(.+)/,
  elixir: /^(?:alias|import|require|use)\s+(.+)/,
  fsharp: /^open\s+(.+)/,
  groovy: /^import\s+(?:static\s+)?(.+)/,
  haskell: /^import\s+(?:qualified\s+)?(.+)/,
  kotlin: /^import\s+(.+)/,
  less: /^@import\s+(.+)/,
  lua: /^local\s+\w+\s*=\s*require\b(.+)/,
  'objective-c': /^[#@](?:import|include)\s+(.+)/,
  perl: /^(?:use|require)\s+(.+)/,
  proto3: /^import\s+(?:public\s+|weak\s+)?(.+)/,
  scala: /^import\s+(.+)/,
  scss: /^@(?:import|use|forward)\s+(.+)/,
  shellscript: /^(?:source|\.)\s+(.+)/,
  solidity: /^import\s+(.+)/,
  svelte: /^import\s+(?:.+\sfrom\s+)?(.+)/,
  swift: /^(?:@testable\s+)?import\s+(.+)/,
  vue: /^import\s+(?:.+\sfrom\s+)?(.+)/,
};

/** People do not write longer import lines. */
const MAX_LINE_CHARACTERS = 500;

/** The name that a line imports, without quotes. Undefined for lines that import nothing. */
export function importedOnLine(trimmed: string, language: string): string | undefined {
  const pattern = Object.hasOwn(IMPORT_LINES, language) ? IMPORT_LINES[language] : undefined;
  return trimmed.length > MAX_LINE_CHARACTERS ? undefined : bare(pattern?.exec(trimmed)?.[1]);
}

/** Reads the name from `"a" as b;` and `('a')`. Without quotes, the name ends at the semicolon. */
function bare(written: string | undefined): string | undefined {
  return written === undefined
    ? undefined
    : (/["'<]([^"'<>]+)["'>]/.exec(written)?.[1] ?? written.replace(/;.*$/, '').trim());
}
