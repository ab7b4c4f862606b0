import { editsUpTo } from '../../text/near-misses.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/checked-text.ts';

/** The variables that VS Code fills into a prompt, but for `input`, which has a name of its own behind it. */
const VARIABLES = [
  'file',
  'fileBasename',
  'fileBasenameNoExtension',
  'fileDirname',
  'selectedText',
  'selection',
  'workspaceFolder',
  'workspaceFolderBasename',
] as const;

/** What VS Code fills into tasks and launch configurations, and not into prompts. */
const OF_TASKS: ReadonlySet<string> = new Set([
  'cwd',
  'defaultBuildTask',
  'execPath',
  'extensionInstallFolder',
  'fileDirnameBasename',
  'fileExtname',
  'fileWorkspaceFolder',
  'lineNumber',
  'pathSeparator',
  'relativeFile',
  'relativeFileDirname',
  'userHome',
  'workspaceRoot',
  'workspaceRootFolderName',
]);
/** With a name behind a colon: `${env:HOME}`. */
const OF_TASKS_WITH_NAME: ReadonlySet<string> = new Set(['command', 'config', 'env']);

/** Whether a variable is one of VS Code's, but not for prompts, and no code that the prompt is about. */
export function isVariableOfTasks({ name, argument, start }: PromptVariable, checked: CheckedText): boolean {
  const isOfTasks = argument === undefined ? OF_TASKS.has(name) : OF_TASKS_WITH_NAME.has(name);
  return isOfTasks && !isInCode(checked, start);
}

/** Whether an offset is in code, where other languages have variables that look the same. */
export function isInCode({ markdown }: CheckedText, offset: number): boolean {
  return markdown.codeRanges.some(({ start, end }) => start <= offset && offset < end);
}

/** `${name}` or `${name:argument}` of a prompt. */
export interface PromptVariable extends TextRange {
  readonly name: string;
  readonly nameRange: TextRange;
  /** What stands behind the first colon; absent without one. */
  readonly argument?: string;
}

const MAX_LENGTH = 200;
const MAX_FOUND = 200;

/** The variables of a prompt's text; not those of code blocks, where other languages have theirs. */
export function readVariables(checked: CheckedText): readonly PromptVariable[] {
  const { text } = checked;
  const found: PromptVariable[] = [];
  for (let at = text.indexOf('${'); at >= 0 && found.length < MAX_FOUND; at = text.indexOf('${', at + 2)) {
    const written = /^\$\{([A-Za-z_][\w-]*)(?::([^{}\n]*))?\}/.exec(text.slice(at, at + MAX_LENGTH));
    const [whole = '', name = '', argument] = written ?? [];
    if (written !== null && at >= checked.body.start && !isInCodeBlock(checked, at)) {
      const nameRange = { start: at + 2, end: at + 2 + name.length };
      found.push({
        start: at,
        end: at + whole.length,
        name,
        nameRange,
        ...(argument === undefined ? {} : { argument }),
      });
    }
  }
  return found;
}

/** In a code span VS Code fills variables in too, and people mean it to. */
function isInCodeBlock({ text, markdown }: CheckedText, offset: number): boolean {
  const range = markdown.codeRanges.find(({ start, end }) => start <= offset && offset < end);
  return range !== undefined && !(text.startsWith('`', range.start) && !text.startsWith('```', range.start));
}

/** Names that people make up for what VS Code calls otherwise. */
const MADE_UP: Readonly<Record<string, (typeof VARIABLES)[number]>> = {
  activeFile: 'file',
  currentFile: 'file',
  currentSelection: 'selection',
  selectedCode: 'selection',
  workspace: 'workspaceFolder',
  workspacePath: 'workspaceFolder',
};

/** The variable that a made-up name stands for, but for code that the prompt is about. */
export function variableFor({ name, argument, start }: PromptVariable, checked: CheckedText): string | undefined {
  if (isInCode(checked, start)) {
    return undefined;
  }
  const isNearlyInput = name !== 'input' && editsUpTo(1, name, 'input') !== undefined;
  const madeUp = Object.hasOwn(MADE_UP, name) ? MADE_UP[name] : undefined;
  return argument === undefined ? madeUp : isNearlyInput ? `input:${argument}` : undefined;
}

/** A variable that a name was meant to be: the same but for case and `_` or `-`, or but for one or two letters. */
export function meantVariable(name: string): { readonly name: string; readonly isCertain: boolean } | undefined {
  // `${FILE}` is a shell's.
  if (VARIABLES.some((known) => known === name) || name === name.toUpperCase()) {
    return undefined;
  }
  const plain = plainName(name);
  const same = VARIABLES.find((known) => plainName(known) === plain);
  if (same !== undefined) {
    return { name: same, isCertain: true };
  }
  const near = VARIABLES.find(
    (known) => editsUpTo(allowedEdits(known), name.toLowerCase(), known.toLowerCase()) !== undefined,
  );
  return near === undefined ? undefined : { name: near, isCertain: false };
}

/** `section` is a word of its own, and so is nearly everything that is like `file`. */
function allowedEdits(known: string): number {
  return known.length > 10 ? 2 : known.length > 5 ? 1 : 0;
}

function plainName(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase();
}
