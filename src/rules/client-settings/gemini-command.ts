import { quote } from '../../text/shown/quote.ts';
import { isRecord } from '../../text/record.ts';
import { detachText } from '../../text/detach.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath } from '../../workspace/paths.ts';
import { findMeantKey } from '../reading/json/json-keys.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error } from '../effects.ts';
import type { FileRule, Said } from '../types.ts';
import { readData } from './client-files.ts';

interface CommandFault {
  readonly range: TextRange;
  /** What to report, unless the fault is a path that may exist. */
  readonly said?: Said;
  readonly path?: string;
}

export const geminiCommand: FileRule<readonly CommandFault[]> = {
  id: 'gemini-command',
  scope: 'file',
  kinds: ['gemini-command'],
  description: 'A command of the Gemini CLI has no prompt, a misspelled key, or names a file that does not exist',
  effects: [error(['gemini'], 'The Gemini CLI skips the command, or sends the prompt without the part.')],
  source: 'https://geminicli.com/docs/cli/custom-commands',
  collect(text) {
    const document = readData(text);
    const root = document?.value;
    if (document === undefined || !isRecord(root)) {
      return undefined;
    }
    const faults = [...findKeyFaults(text, root), ...findBrackets(text, root['prompt'])];
    return faults.length === 0 ? undefined : faults.slice(0, MAX_FAULTS);
  },
  check(faults, _file, report, { paths }) {
    for (const { range, said, path } of faults) {
      if (said !== undefined) {
        report(range, said);
      } else if (path !== undefined && !isThere(paths, path)) {
        report(range, {
          message: `${quote(path)}, which the prompt includes, does not exist`,
          hint: 'Correct the path. It counts from the root of the repository.',
        });
      }
    }
  },
};

const MAX_FAULTS = 50;
/** Each mark is followed to its end, so a prompt of nothing but marks would take long. */
const MAX_MARKS = 200;
const NAMES = ['prompt', 'description'];
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['instructions', 'prompt'],
  ['template', 'prompt'],
  ['content', 'prompt'],
  ['desc', 'description'],
]);

function isThere(paths: Parameters<FileRule['check']>[3]['paths'], path: string): boolean {
  const written = joinPath('', path.replace(/^\.\//, '').replace(/\/$/, ''));
  return paths.has(written) || paths.hasFolder(written);
}

function findKeyFaults({ json, text }: CheckedText, root: Readonly<Record<string, unknown>>): readonly CommandFault[] {
  const { prompt } = root;
  const misnamed = Object.keys(root).flatMap((key): readonly CommandFault[] => {
    const meant = findMeantKey(key, { names: NAMES, synonyms: SYNONYMS });
    const range = meant === undefined || Object.hasOwn(root, meant) ? undefined : json.rangeOfKey([key]);
    return range === undefined
      ? []
      : [{ range, said: { message: `${quote(key)} is not a key of a command`, hint: `Did you mean \`${meant}\`?` } }];
  });
  const whole = { start: 0, end: Math.min(1, text.length) };
  if (prompt === undefined) {
    const isSaid = misnamed.some(({ said }) => said?.hint.includes('`prompt`'));
    const said = { message: 'The command has no `prompt`', hint: 'Add `prompt = """…"""`.' };
    return isSaid ? misnamed : [{ range: whole, said }, ...misnamed];
  }
  if (typeof prompt !== 'string' || prompt.trim() === '') {
    const range = json.rangeOf(['prompt']) ?? whole;
    return [
      { range, said: { message: '`prompt` must be a text that is not empty', hint: 'Write `prompt = """…"""`.' } },
    ];
  }
  const { description } = root;
  const range =
    description === undefined || typeof description === 'string' ? undefined : json.rangeOf(['description']);
  const said = { message: '`description` must be a text', hint: 'Write `description = "…"`.' };
  return range === undefined ? misnamed : [...misnamed, { range, said }];
}

/** Finds `@{path}` and brackets that are never closed, where the file has them as the prompt does. */
function findBrackets({ json, text }: CheckedText, prompt: unknown): readonly CommandFault[] {
  const at = json.rangeOf(['prompt']);
  if (typeof prompt !== 'string' || at === undefined) {
    return [];
  }
  const faults: CommandFault[] = [];
  const marks = [...text.slice(at.start, at.end).matchAll(/[@!]\{/g)].slice(0, MAX_MARKS);
  for (const { 0: mark, index } of marks) {
    const start = at.start + index;
    const end = findClosing(text, start + mark.length, at.end);
    const range = { start, end: end ?? Math.min(start + mark.length, at.end) };
    if (end === undefined) {
      // Everything after it may be inside of it.
      return [...faults, { range, said: { message: `\`${mark}\` is never closed`, hint: 'Add `}`.' } }];
    }
    if (mark === '@{') {
      const path = text.slice(start + mark.length, end - 1).trim();
      faults.push(...(/[{}*$\\]|^(?:[~/]|[a-z]:)|^\.\.\/|^$/i.test(path) ? [] : [{ range, path: detachText(path) }]));
    }
  }
  return faults;
}

/** The offset after the bracket that closes the one before `start`. */
function findClosing(text: string, start: number, end: number): number | undefined {
  let depth = 1;
  for (let at = start; at < end; at += 1) {
    const character = text.charAt(at);
    depth += character === '{' ? 1 : character === '}' ? -1 : 0;
    if (depth === 0) {
      return at + 1;
    }
  }
  return undefined;
}
