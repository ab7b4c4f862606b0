import { sourceText } from '../../../text/source-text.ts';
import { readYaml } from '../../../text/yaml/yaml.ts';
import { findComments } from '../find-comments.ts';
import type { FoundComment } from '../read-comment.ts';
import { valueFromData } from '../values.ts';

const FENCED = /^[ \t]*(?:```|~~~)[ \t]*(?:ya?ml)?[ \t]*\r?\n([\s\S]*?)(?:^[ \t]*(?:```|~~~)|(?![\s\S]))/gim;
const DOCUMENT_START = /^---[ \t]*\r?$/m;
/** A line that only a list of comments or a comment has. */
const KEY = /^[ \t]*(?:-[ \t]+)?["']?[A-Za-z][\w -]{1,30}["']?:(?:[ \t]|\r?$)/m;
/** Longer texts are read line by line. */
const MAX_CHARACTERS = 100_000;
const MAX_DOCUMENTS = 200;

/** Reads comments that are written in YAML: the whole text, its documents, or its fences. */
export function readYamlComments(text: string): readonly FoundComment[] {
  if (text.length > MAX_CHARACTERS || !KEY.test(text)) {
    return [];
  }
  const fenced = [...text.matchAll(FENCED)].map(([, code = '']) => code);
  const parts = fenced.length > 0 ? fenced : [fromFirstKey(text)];
  return parts
    .flatMap((part) => part.split(DOCUMENT_START))
    .slice(0, MAX_DOCUMENTS)
    .flatMap(readDocument);
}

/** The text without the sentences before its first key. */
function fromFirstKey(text: string): string {
  return text.slice(KEY.exec(text)?.index ?? 0);
}

function readDocument(text: string): readonly FoundComment[] {
  if (text.trim() === '') {
    return [];
  }
  const { value } = readYaml(sourceText('reply', text), { start: 0, end: text.length });
  return value === undefined ? [] : (findComments(valueFromData(withoutLastLineEnds(value)))?.comments ?? []);
}

/** Texts in blocks end with a line end that is not meant. */
function withoutLastLineEnds(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(data, (_key, value: unknown) => (typeof value === 'string' ? value.replace(/\n$/, '') : value)),
  );
}
