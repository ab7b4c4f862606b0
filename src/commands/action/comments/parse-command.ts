import { nearestNames } from '../../../customizations/agents/nearest-names.ts';
import { readCodeRanges } from '../../../text/markdown/code.ts';
import { codeSpan } from '../../../reports/markdown/markdown-text.ts';
import { findUnseenRanges } from './unseen-ranges.ts';

/** What a person asks for by a line that begins with `/housestyle`. */
export type Command =
  | { readonly kind: 'review'; readonly agent: string | undefined; readonly full: boolean }
  | { readonly kind: 'ask' | 'remember'; readonly text: string }
  /** `what`: a statement, by its id or words of it; undefined: the finding of the thread. */
  | { readonly kind: 'ignore'; readonly what: string | undefined }
  | { readonly kind: 'explain' | 'help' }
  | { readonly kind: 'pause' | 'resume' }
  /** A command that does not exist, or lacks its text. `message` is Markdown. */
  | { readonly kind: 'wrong'; readonly message: string };

/** The names of the commands, as people write them. */
export const COMMAND_NAMES = ['review', 'ask', 'explain', 'ignore', 'pause', 'resume', 'remember', 'help'] as const;

/** GitHub takes no longer comments. */
const MAX_BODY_CHARACTERS = 65_536;
/** A question or a fact is a few sentences. */
const MAX_TEXT_CHARACTERS = 4_000;

/**
 * Reads the command of a comment: the first line that begins with `/housestyle`, in any letter case. A line in a quote, in
 * code, or where no page shows it, such as in an HTML comment, does not count.
 *
 * @param body the comment's text, as its author wrote it
 * @returns undefined if the comment has no command
 */
export function parseCommand(body: string): Command | undefined {
  const { text, isHidden } = readBody(body);
  const [first, second] = [...text.matchAll(COMMAND_LINE)].filter(({ index }) => !isHidden(index));
  if (first === undefined) {
    return undefined;
  }
  const [line, rest = ''] = first;
  const [, name = 'help', argument = ''] = /^([^ ]+)(?: +(.*))?$/.exec(rest.replaceAll('\t', ' ').trim()) ?? [];
  const below = visibleText(text, first.index + line.length, second?.index ?? text.length, isHidden);
  return readCommand(name, argument.trim(), below);
}

/** A line that begins with the command. Other blanks than tabs have become spaces. */
const COMMAND_LINE = /^ {0,3}\/housestyle(?![^ \t\n])([^\n]*)/gim;

/**
 * Returns a comment without its quotes, code and HTML comments, and with line feeds as line ends: what its author says.
 *
 * @param body the comment's text, as its author wrote it
 */
export function readOwnWords(body: string): string {
  const { text, isHidden } = readBody(body);
  const words = text.split(/(?<=\n)/);
  let offset = 0;
  const kept = words.filter((line) => {
    const start = offset;
    offset += line.length;
    return !/^ {0,3}>/.test(line) && !isHidden(start + (line.length - line.trimStart().length));
  });
  return withoutSpans(kept.join('')).trim();
}

function withoutSpans(text: string): string {
  let from = 0;
  const parts = readCodeRanges(text).map(({ start, end }) => {
    const part = text.slice(from, start);
    from = end;
    return part;
  });
  return [...parts, text.slice(from)].join('');
}

interface Body {
  /** With line feeds as line ends and spaces as blanks. */
  readonly text: string;
  /** Whether the character at an offset is in code, or is not shown. */
  readonly isHidden: (offset: number) => boolean;
}

function readBody(body: string): Body {
  const text = body
    .slice(0, MAX_BODY_CHARACTERS)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\p{Zs}/gu, ' ');
  const ranges = [...readCodeRanges(text), ...findUnseenRanges(text)];
  return { text, isHidden: (offset) => ranges.some(({ start, end }) => start <= offset && offset < end) };
}

/** Marks that editors and phones leave in a text, which nobody sees. */
const INVISIBLE = /[\u200B\u2060\uFEFF]/g;

/** The lines below a command that belong to its text. */
function visibleText(text: string, from: number, to: number, isHidden: Body['isHidden']): string {
  let offset = from;
  const lines = text.slice(from, to).split(/(?<=\n)/);
  return lines
    .filter((line) => {
      const start = offset;
      offset += line.length;
      return !(line.trimStart().startsWith('<!--') && isHidden(start + line.length - line.trimStart().length));
    })
    .join('')
    .trim();
}

function readCommand(written: string, argument: string, below: string): Command {
  const name = COMMAND_NAMES.find((one) => one === written.toLowerCase().replace(/[:,.!?]+$/, ''));
  if (name === undefined) {
    return { kind: 'wrong', message: unknownCommand(written) };
  }
  switch (name) {
    case 'review':
      return readReview(argument);
    case 'ask':
    case 'remember':
      return readText(name, [argument, below].filter((part) => part !== '').join('\n'));
    case 'ignore':
      return { kind: name, what: argument === '' ? undefined : argument.slice(0, MAX_TEXT_CHARACTERS) };
    case 'explain':
    case 'help':
      return { kind: name };
    case 'pause':
    case 'resume':
      return { kind: name };
  }
}

/** `review`, `review full`, `review security-reviewer`, `review "Security Reviewer" full`. */
function readReview(argument: string): Command {
  const full = /(?:^| )full$/i.test(argument);
  const agent = (full ? argument.slice(0, -'full'.length) : argument)
    .trim()
    .replace(/^@/, '')
    .replace(/^"(.*)"$/, '$1')
    .trim();
  return { kind: 'review', agent: agent === '' ? undefined : agent.slice(0, MAX_AGENT_CHARACTERS), full };
}

const MAX_AGENT_CHARACTERS = 100;

const MISSING: Readonly<Record<'ask' | 'remember', string>> = {
  ask: '`/housestyle ask` needs a question, such as `/housestyle ask Why does this call need a lock?`.',
  remember: '`/housestyle remember` needs a fact, such as `/housestyle remember Prices are integers, in cents.`',
};

function readText(kind: 'ask' | 'remember', text: string): Command {
  if (text === '') {
    return { kind: 'wrong', message: MISSING[kind] };
  }
  return text.length > MAX_TEXT_CHARACTERS
    ? {
        kind: 'wrong',
        message: `The text of \`/housestyle ${kind}\` is longer than ${MAX_TEXT_CHARACTERS} characters.`,
      }
    : { kind, text };
}

function unknownCommand(written: string): string {
  const [nearest] = nearestNames(written.slice(0, MAX_NAME_CHARACTERS), COMMAND_NAMES);
  const said = `There is no command ${codeSpan(written.slice(0, MAX_NAME_CHARACTERS))}.`;
  return nearest === undefined ? said : `${said} Did you mean \`/housestyle ${nearest}\`?`;
}

const MAX_NAME_CHARACTERS = 40;

/**
 * Whether a text asks something or addresses us by name, without its quotes and code.
 *
 * @param body the comment's text, as its author wrote it
 */
export function asksSomething(body: string): boolean {
  const words = readOwnWords(body);
  return /[?\u037E\u061F\uFF1F]/.test(words) || /(?<![\w/.])@?housestyle\b(?![/-])/i.test(words);
}
