/** A path, perhaps with a line, lines or columns: `src/a.ts`, `src/a.ts:10`, `./src/a.ts:10-20`, `a.md#L3`. */
const CITATION = /^`?(?:\.?\/)?(?<path>[^\s:#`]*[^\s:#`/])(?:(?::|#L|:L)(?<line>\d{1,9})(?:[-:,].{0,40})?)?`?$/;

/** The file and the line that a citation names. Undefined if it names something else. */
export function readCitation(
  citation: string,
): { readonly path: string; readonly line: number | undefined } | undefined {
  const { path, line } = CITATION.exec(citation)?.groups ?? {};
  return path === undefined || !/[./]/.test(path)
    ? undefined
    : { path, line: line === undefined ? undefined : Number(line) };
}

const MAX_NAMES = 50;

/** Names that a fact mentions: code spans, and words that can only be identifiers. */
export function namesInFact(fact: string): readonly string[] {
  const spans = [...fact.matchAll(/`([^`\n]{1,100})`/g)].map((match) => match[1] ?? '');
  const identifiers = fact.match(/\b(?:[a-z\d]+[A-Z]\w*|[A-Z][a-z\d]+[A-Z]\w*|[A-Za-z\d]+_\w+)\b/g) ?? [];
  return [...new Set([...spans, ...identifiers])].filter((name) => name.trim() !== '').slice(0, MAX_NAMES);
}
