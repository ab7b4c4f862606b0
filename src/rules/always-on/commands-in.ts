import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { mayBeMissing } from '../reading/paths/may-be-missing.ts';
import { detachText } from '../../text/detach.ts';

/** A command line in a code span or a code block. */
export interface Command extends TextRange {
  readonly words: readonly string[];
  /** The words before the command on its line, such as `Never run`. */
  readonly before: string;
  /** Whether the sentence says that the command may not exist: `if the project has …`. */
  readonly isDoubtful: boolean;
  /** Whether a comment behind the command names another program: `npm test  # or bun/yarn`. */
  readonly isOneOfSeveral: boolean;
}

/** The programs whose commands the rules can check. */
const PROGRAMS = ['npm', 'pnpm', 'yarn', 'bun', 'make', 'just', 'pip', 'pip3', 'poetry', 'uv', 'pipenv'];
const MAX_COMMANDS = 200;

/** Finds the commands of package managers and task runners in the code spans and code blocks of a text. */
export function findCommands(text: CheckedText): readonly Command[] {
  return PROGRAMS.flatMap((program) => findCommandsOfProgram(program, text)).sort((a, b) => a.start - b.start);
}

function findCommandsOfProgram(program: string, { text, body, markdown }: CheckedText): readonly Command[] {
  const found: Command[] = [];
  const sign = `${program} `;
  for (let at = text.indexOf(sign, body.start); at >= 0; at = text.indexOf(sign, at + sign.length)) {
    const before = found.length < MAX_COMMANDS ? beforeCommand(text, at) : undefined;
    if (before !== undefined && (isInSpan(lineBefore(text, at, MAX_LINE)) || markdown.isFenced(at))) {
      const written = text
        .slice(at, at + MAX_CHARACTERS)
        .replace(/[\n`;&|)#"'].*$/s, '')
        .trimEnd();
      const words = written.split(/[ \t]+/).map(detachText);
      const range = { start: at, end: at + written.length };
      found.push({
        ...range,
        words,
        before: detachText(before),
        isDoubtful: mayBeMissing(text, range),
        isOneOfSeveral: OTHERS.test(text.slice(range.end, range.end + MAX_CHARACTERS)),
      });
    }
  }
  return found;
}

const MAX_CHARACTERS = 200;
const OTHERS = new RegExp(`^[^\\n]{0,80}(?:#|//|\\()[^\\n]{0,40}\\bor\\b[^\\n]{0,40}\\b(?:${PROGRAMS.join('|')})\\b`);

/** Whether a code span is still open after these words. */
function isInSpan(before: string): boolean {
  return before.split('`').length % 2 === 0;
}

/** The words before a command on its line; `undefined` if the match is only a word inside another command. */
function beforeCommand(text: string, at: number): string | undefined {
  const before = lineBefore(text, at, MAX_CHARACTERS);
  const last = before.trimEnd().at(-1);
  return last === undefined || (last === '`' ? before.endsWith('`') : ';&|(>$'.includes(last)) ? before : undefined;
}

/** The longest line in which code spans are counted. Some people write a paragraph as one line. */
const MAX_LINE = 4_000;

/** The beginning of the line of an offset, or its last characters if it is longer. */
function lineBefore(text: string, at: number, most: number): string {
  const from = Math.max(0, at - most);
  return text.slice(Math.max(from, text.slice(from, at).lastIndexOf('\n') + 1 + from), at);
}
