/** For languages without a grammar here: what a line begins with that brings something in, and what it brings in. */
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

/** Longer lines are no imports that a person wrote. */
const MAX_LINE_CHARACTERS = 500;

/** What a line of a file brings in, without quotes; undefined for lines that bring nothing in. */
export function importedOnLine(trimmed: string, language: string): string | undefined {
  const pattern = Object.hasOwn(IMPORT_LINES, language) ? IMPORT_LINES[language] : undefined;
  return trimmed.length > MAX_LINE_CHARACTERS ? undefined : bare(pattern?.exec(trimmed)?.[1]);
}

/** `"a" as b;` and `('a')` into `a`; what stands in no quotes, up to its semicolon. */
function bare(written: string | undefined): string | undefined {
  return written === undefined
    ? undefined
    : (/["'<]([^"'<>]+)["'>]/.exec(written)?.[1] ?? written.replace(/;.*$/, '').trim());
}
