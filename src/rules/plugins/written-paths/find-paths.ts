import { detachText } from '../../../text/detach.ts';
import type { TextRange } from '../../../text/source-text.ts';
import type { CheckedText } from '../../reading/texts/checked-text.ts';
import { regex } from '../../../text/regex.ts';

/** A path in a text of a plugin, and how it is written. */
export interface WrittenPath {
  /** Without `./` in front. */
  readonly path: string;
  readonly range: TextRange;
  /** Whether a command runs the file from the folder in which it is started. */
  readonly isRun: boolean;
  /** Whether `${CLAUDE_PLUGIN_ROOT}` is in front of it. */
  readonly isOfPlugin?: true;
  /** Whether it is a folder behind `${CLAUDE_PLUGIN_ROOT}`. */
  readonly isOfFolder?: true;
  /** Whether the folder of Claude Code in the home folder is in front of it. */
  readonly isOfHome?: true;
  /** Whether it is the target of a link that leads out of the folder: `../../shared/steps.md`. */
  readonly isLink?: true;
  /** The name of a plugin in front of it: `review` for `@review:shared/steps.md`. */
  readonly ofPlugin?: string;
}

/** Finds the paths of files and folders in a text, in each of the forms in which a plugin can name its own. */
export function findPaths(checked: CheckedText): readonly WrittenPath[] {
  const { text, body } = checked;
  const hasVariable = text.includes('CLAUDE_PLUGIN_ROOT');
  return [
    ...findPlainPaths(checked),
    ...(hasVariable ? findEach(text, body, BEHIND_VARIABLE, (path) => ({ path, isOfPlugin: true })) : []),
    ...(hasVariable ? findEach(text, body, FOLDER_BEHIND_VARIABLE, (path) => ({ path, isOfFolder: true })) : []),
    ...(text.includes('/.claude/') ? findEach(text, body, BEHIND_HOME, (path) => ({ path, isOfHome: true })) : []),
    ...(text.includes('](../') ? findEach(text, body, OUT_OF_FOLDER, (path) => ({ path, isLink: true })) : []),
    ...(/^@/m.test(text)
      ? findEach(text, body, OF_NAMED_PLUGIN, (path, plugin) => ({ path, ofPlugin: detachText(plugin) }))
      : []),
  ];
}

/** Finds what a pattern finds, each path once. Its first group is the path, and the second the name of a plugin. */
function findEach(
  text: string,
  body: TextRange,
  pattern: RegExp,
  say: (path: string, plugin: string) => Omit<WrittenPath, 'isRun' | 'range'>,
): readonly WrittenPath[] {
  const found = new Map<string, WrittenPath>();
  for (const match of text.slice(body.start, body.start + MAX_CHARACTERS).matchAll(pattern)) {
    const [, path = '', plugin = ''] = match;
    if (!found.has(path) && found.size < MAX_PATHS) {
      const said = say(detachText(path), plugin);
      // A path below the home folder is reported with what is in front of it.
      const [from, to] = match.indices?.[said.isOfHome === true ? 0 : 1] ?? [0, 0];
      found.set(path, { ...said, range: { start: body.start + from, end: body.start + to }, isRun: false });
    }
  }
  return [...found.values()];
}

const BEHIND_VARIABLE =
  /\$\{CLAUDE_PLUGIN_ROOT\}["']?\/((?:\w[\w.-]{0,80}\/){0,12}\w[\w.-]{0,80}\.(?:bash|c?js|json|md|mjs|ps1|py|rb|sh|ts|ya?ml))(?![\w./<{*-])/dg;

const FOLDER_BEHIND_VARIABLE =
  /\$\{CLAUDE_PLUGIN_ROOT\}["']?\/((?:\w[\w-]{0,80}\/){1,12}\w[\w-]{0,80})(?![\w./<{*$-])/dg;

const BEHIND_HOME = regex('dg')`
  (?:~|\$HOME|\$\{HOME\})\/\.claude\/(?!plugins\/cache\/)
    ((?:\w[\w.-]{0,80}\/){1,12}\w[\w.-]{0,80}\.(?:bash|c?js|json|md|mjs|ps1|py|rb|sh|sql|ts|ya?ml))(?![\w./<{*-])
`;

const OUT_OF_FOLDER = /\]\(((?:\.\.\/){1,8}(?:[\w.-]{1,80}\/){0,12}[\w.-]{1,80}\.\w{1,5})(?:#[^)\s]{0,100})?\)/dg;

const OF_NAMED_PLUGIN = /:(?=((?:[\w.-]{1,80}\/){1,12}[\w.-]{1,80}\.md)[ \t]*$)(?<=^@([\w-]{1,60}):)/dgm;

/** Finds the paths in code, in quotes and behind words such as "run", each once. */
function findPlainPaths({ text, body, markdown }: CheckedText): readonly WrittenPath[] {
  const found = new Map<string, WrittenPath>();
  for (const { start, end } of findWrittenPaths(text, body.start)) {
    const written = text.slice(start, end);
    const path = written.replace(/^\.\//, '');
    const before = text.slice(Math.max(0, start - MAX_BEFORE), start);
    if (!found.has(path) && IN_CODE.test(before)) {
      const isRun =
        written.startsWith('./') ||
        RUNS.test(before) ||
        (before.endsWith('\n') && IS_PROGRAM.test(path) && markdown.isFenced(start));
      if (isRun && OTHER_FOLDER.test(text.slice(Math.max(0, start - MAX_BLOCK), start))) {
        continue;
      }
      found.set(path, { path: detachText(path), range: { start, end }, isRun });
    }
    if (found.size === MAX_PATHS) {
      break;
    }
  }
  return [...found.values()];
}

const MAX_CHARACTERS = 200_000;
const MAX_PATHS = 100;
const MAX_BEFORE = 40;
/** Commands in the same block that change the folder, also to a clone of the repository. */
const OTHER_FOLDER = /(?:^|\n|&& ?|; ?)[ \t]*(?:cd[ \t]+(?!"?\$\{?CLAUDE)|git clone[ \t])[^`]{0,300}$/;
const MAX_BLOCK = 400;
/** A path at the beginning of a line of code that is a program. */
const IS_PROGRAM = /^(?:bin|scripts)\/[\w-]+$|\.(?:bash|c?js|mjs|ps1|py|rb|sh)$/;

/** A path with at least one folder and an extension, or a program in `bin` or `scripts`, which no variable, address or other path is in front of. */
const PATH =
  /(?<![\\~$}{:@])(?:\.\/)?(?:(?:\.?\w[\w.-]{0,80}\/){1,12}\w[\w.-]{0,80}\.[A-Za-z]{1,5}|(?:bin|scripts)\/[\w-]{2,80}(?!\.\w))(?![\w/-])/y;
/** The end of a run of characters that paths consist of. */
const NO_PATH = /[^\w./-]/g;

/**
 * Finds the paths in a text. The search starts at slashes, which are rare: to try each word for the beginning of a path takes
 * longer than everything else that the rule does.
 */
function* findWrittenPaths(text: string, from: number): Generator<TextRange> {
  const last = Math.min(text.length, from + MAX_CHARACTERS);
  let end = from;
  for (let slash = text.indexOf('/', from); slash >= 0 && slash < last; slash = text.indexOf('/', end)) {
    const start = beginningOfRun(text, slash, end);
    PATH.lastIndex = start;
    const path = PATH.exec(text)?.[0];
    if (path !== undefined && start + path.length <= last) {
      yield { start, end: start + path.length };
    }
    NO_PATH.lastIndex = slash;
    end = NO_PATH.exec(text)?.index ?? text.length;
  }
}

function beginningOfRun(text: string, at: number, from: number): number {
  let start = at;
  while (start > from && /[\w.-]/.test(text.charAt(start - 1))) {
    start -= 1;
  }
  return start;
}

const RUNS =
  /(?:^|[\s`"'(;&|])(?:(?:bash|sh|zsh|node|python3?|uv run|bun|deno run|npx tsx|ruby|perl)[ \t]+["']?|(?:[Rr]un|[Ee]xecute)[ \t]+`)$/;
/**
 * What is in front of a path that is run or read: a backtick, a new line, a quote, or such a word. The ranges of code are
 * not asked for, because finding them takes longer than all else here.
 */
const IN_CODE =
  /(?:^|[`"'\n=]|\b(?:bash|bun|execute|follow|load|node|python3?|read|run|see|sh|source|zsh)[ \t]+["'@`]?)$/i;
