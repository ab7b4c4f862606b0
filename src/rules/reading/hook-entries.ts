import { isRecord } from '../../text/record.ts';
import type { CheckedText } from './checked-text.ts';

/** `copilot`: a file of `.github/hooks`; `claude`: the key `hooks` of Claude's settings. */
export type HooksDialect = 'copilot' | 'claude';

export type HookPath = readonly (string | number)[];

/** One thing to run at an event. */
export interface HookEntry {
  readonly event: string;
  readonly path: HookPath;
  readonly value: unknown;
  /** Whether it stands in the list `hooks` of a matcher, as Claude wants it. */
  readonly isNested: boolean;
}

/** Which of the two a file is, by its path. */
export function dialectOf(path: string): HooksDialect {
  return /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/i.test(path) ? 'claude' : 'copilot';
}

/** A file with more of them was made by a program. */
const MAX_ENTRIES = 500;

/** The events of a file, by name; nothing where it lists none. */
export function eventsOf({ json }: CheckedText): Readonly<Record<string, unknown>> | undefined {
  const hooks = isRecord(json.value) ? json.value['hooks'] : undefined;
  return isRecord(hooks) ? hooks : undefined;
}

/** All entries of a file, whatever they are. */
export function entriesOf(text: CheckedText): readonly HookEntry[] {
  const found: HookEntry[] = [];
  for (const [event, list] of Object.entries(eventsOf(text) ?? {})) {
    if (Array.isArray(list)) {
      for (const [index, value] of list.entries()) {
        found.push(...entriesIn(event, ['hooks', event, index], value));
        if (found.length > MAX_ENTRIES) {
          return found;
        }
      }
    }
  }
  return found;
}

function entriesIn(event: string, path: HookPath, value: unknown): readonly HookEntry[] {
  const nested = isRecord(value) ? value['hooks'] : undefined;
  return Array.isArray(nested)
    ? nested.map((inner: unknown, index) => ({ event, path: [...path, 'hooks', index], value: inner, isNested: true }))
    : [{ event, path, value, isNested: false }];
}

/** The keys under which an entry has a command for a shell. */
const COMMAND_KEYS = ['command', 'bash', 'powershell', 'windows', 'linux', 'osx'] as const;

export interface HookCommand {
  readonly key: (typeof COMMAND_KEYS)[number] | 'exec';
  readonly command: string;
  readonly path: HookPath;
  /** The folder that it is run in, from the repository's root; the root where none is given. */
  readonly cwd: string;
}

/** What entries run. */
export function commandsOf(text: CheckedText): readonly HookCommand[] {
  return entriesOf(text).flatMap(({ path, value }) => {
    if (!isRecord(value)) {
      return [];
    }
    const cwd = typeof value['cwd'] === 'string' ? value['cwd'] : '';
    const { exec, args = [] } = value;
    const program = typeof exec === 'string' && Array.isArray(args) ? programOf([exec, ...args]) : undefined;
    return [
      ...COMMAND_KEYS.flatMap((key) => {
        const command = value[key];
        return typeof command === 'string' ? [{ key, command, path: [...path, key], cwd }] : [];
      }),
      ...(program === undefined ? [] : [{ key: 'exec' as const, command: program, path: [...path, 'exec'], cwd }]),
    ];
  });
}

/** A program and its arguments as a line; nothing where a shell would read the line in another way. */
function programOf(words: readonly unknown[]): string | undefined {
  return words.every((word) => typeof word === 'string' && /^[\w./:=@+-]+$/.test(word)) ? words.join(' ') : undefined;
}
