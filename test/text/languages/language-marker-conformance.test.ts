import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/changes/types.ts';
import { drawFile } from '../../../src/prompt/parts/change.ts';
import { commentSyntaxOf } from '../../../src/text/languages/comment-syntax.ts';
import { languageOf } from '../../../src/text/languages/languages.ts';
import { characterTokenizer } from '../../../src/tokens/tokens.ts';

interface Case {
  readonly area: string;
  readonly name: string;
  readonly input: { readonly text?: string; readonly languageId: string };
  readonly expected: { readonly comment?: string; readonly marker?: string };
}

const CASES_FILE = join(import.meta.dirname, '../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);
const cases: readonly Case[] = areCasesHere
  ? JSON.parse(readFileSync(CASES_FILE, 'utf8')).cases.filter(({ area }: Case) => area === 'language-marker')
  : [];

/** Languages in which Copilot writes what is not a comment there. */
const WRONG_COMMENTS: Readonly<Record<string, string>> = {
  coffeescript: 'its comments begin with `#`',
  vue: 'outside of its script, `//` is text',
};

/** The ways in which a language can comment a text, line by line. */
function commentsOf(text: string, languageId: string): readonly string[] {
  const { line, block } = commentSyntaxOf(languageId) ?? { line: ['//'], block: [] };
  const wrap = (start: string, end: string): string =>
    text.replaceAll(/[^\n]+/g, (one) => `${start.trim()} ${one}${end === '' ? '' : ` ${end}`}`);
  return [...line.map((start) => wrap(start, '')), ...block.map(([start, end]) => wrap(start, end))];
}

/** The head of a file whose name does not tell its language. */
function headOf(language: string): string {
  const file: FileChange = {
    path: 'run',
    status: 'modified',
    binary: false,
    additions: 0,
    deletions: 0,
    hunks: [],
  };
  return drawFile(file, 1_000, characterTokenizer(), undefined, new Map([['run', language]])).open;
}

/**
 * Copilot writes the path or the language of a file as a comment in its code. In our prompts both are in the head of the
 * file's block, outside of the code, so nothing in the code can imitate them. What is compared is what both must know: how
 * a language writes comments, which shebang belongs to it, and that its name is said.
 */
describe.skipIf(!areCasesHere)('languages of the conformance cases (skipped without ../shared)', () => {
  it.each(cases.filter(({ expected }) => expected.comment !== undefined))('$name', ({ input, expected }) => {
    const comments = commentsOf(input.text ?? '', input.languageId);
    const isWrong = Object.hasOwn(WRONG_COMMENTS, input.languageId);
    // Where we know no comments, Copilot may know some; where it knows none, it takes those of C.
    const isUnknown = commentSyntaxOf(input.languageId) === undefined;
    expect(comments.includes(expected.comment ?? '')).toBe(
      !isWrong && (!isUnknown || (expected.comment ?? '').startsWith('// ')),
    );
  });

  it.each(cases.filter(({ expected }) => expected.marker !== undefined))('$name: its marker', ({ input, expected }) => {
    const { languageId } = input;
    const named = expected.marker?.startsWith('#!') === true ? languageOf('run', expected.marker) : languageId;
    expect(named).toBe(languageId);
    expect(headOf(languageId)).toContain(`File: run (modified; language: ${languageId})\n`);
  });
});
