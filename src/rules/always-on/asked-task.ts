import type { TextRange } from '../../text/source-text.ts';
import type { Command } from './commands-in.ts';
import { wordSet } from '../../structures/words-in.ts';

/** A script, target or recipe that a command runs. */
export interface AskedTask extends TextRange {
  readonly runner: 'scripts' | 'make' | 'just';
  readonly name: string;
  readonly written: string;
  /** Whether the command certainly runs a script. `pnpm lint` is not certain: `lint` may be a program as well. */
  readonly isCertain: boolean;
  /** Whether the command is only an example, as in "commands like `npm test`", or its name stands for others: `npm run X`. */
  readonly isExample: boolean;
}

/** The verbs by which a package manager runs a script of `package.json`. */
const RUN = new Set(['run', 'run-script']);
/** Scripts that package managers run without the word `run`. `start` is not one of them, as `npm start` has a default. */
const LIFECYCLE = new Set(['test']);

/** The built-in verbs of pnpm, yarn and bun. Any other word may be a script. */
const VERBS = wordSet(`
  add approve-builds audit bin build cache cat-file ci completion config create dedupe deploy dlx doctor env exec
  explain fetch generate-lock-entry global help i import info init install install-test it licenses link list ll ln
  login logout ls node npm outdated owner pack patch patch-commit patch-remove plugin pm policies prune publish rb
  rebuild recursive remove restart rm root run-script search self-update server set setup stage start store tag team
  test types un uninstall unlink unplug up update upgrade upgrade-interactive version versions view why workspace
  workspaces x
`);

/** Finds the task that a command runs, if it names the task literally and runs it in this folder. */
export function findAskedTask({ words, before, isDoubtful, start, end }: Command): AskedTask | undefined {
  const [program = '', ...rest] = words;
  // Another folder has other scripts, and a command that the text rules out does not have to exist.
  if (isDoubtful || rest.some((word) => ELSEWHERE.test(word)) || OTHER_FOLDER.test(before)) {
    return undefined;
  }
  const found = findTask(program, rest);
  return found !== undefined && NAME.test(found.name)
    ? {
        ...found,
        start,
        end,
        written: words.slice(0, MAX_WORDS).join(' '),
        isExample: EXAMPLE.test(before) || STANDS_FOR.test(found.name),
      }
    : undefined;
}

const ELSEWHERE =
  /^(?:-[wCFfr]|--?(?:workspace|workspaces|prefix|filter|dir|cwd|directory|recursive|if-present|file|justfile|working-directory)\b.*|-[Cfw].+)$/;
const OTHER_FOLDER = /\bcd\s|\b(?:never|not|don't|no longer|instead of|rather than|avoid)\b/i;
/** `(like `, `such as `, also before the last of several code spans. */
const EXAMPLE = /\b(?:like|such as)\s(?:`[^`]*`,?\s(?:or|and)?\s?)*`$/i;
/** Capitals stand for any name. Few tasks are written so. */
const STANDS_FOR = /^[A-Z][A-Z\d_-]*$/;
/** A literal name, unlike `<script>`, `test:*` or `$TARGET`. */
const NAME = /^[a-z\d][\w:.@/+-]*$/i;
/** Words that follow the verb `make` in a sentence. */
const WORDS = /^(?:an?|any|each|every|it|no|our|sure|that|the|them|these|this|those|your)$/i;
const MAX_WORDS = 4;

function findTask(
  program: string,
  rest: readonly string[],
): Pick<AskedTask, 'runner' | 'name' | 'isCertain'> | undefined {
  const [first = '', second = ''] = rest.filter((word) => !word.startsWith('-'));
  switch (program) {
    case 'npm':
    case 'pnpm':
    case 'yarn':
    case 'bun':
      if (RUN.has(first)) {
        return second === ''
          ? undefined
          : { runner: 'scripts', name: second, isCertain: program !== 'bun' && program !== 'yarn' };
      }
      if (program === 'npm') {
        return LIFECYCLE.has(first) ? { runner: 'scripts', name: first, isCertain: true } : undefined;
      }
      return first === '' || VERBS.has(first) ? undefined : { runner: 'scripts', name: first, isCertain: false };
    case 'make':
    case 'just':
      return first === '' || first.includes('=') || WORDS.test(first)
        ? undefined
        : { runner: program, name: first, isCertain: true };
    default:
      return undefined;
  }
}
