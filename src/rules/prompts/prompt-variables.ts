import { editsUpTo, isSwapped } from '../../text/near-misses.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { wordSet } from '../../structures/words-in.ts';

/** The variables that VS Code replaces in a prompt, except `input`, which is followed by a name. */
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

/** Variables that VS Code replaces in tasks and launch configurations, but not in prompts. */
const OF_TASKS: ReadonlySet<string> = wordSet(`
  cwd defaultBuildTask execPath extensionInstallFolder fileDirnameBasename fileExtname fileWorkspaceFolder lineNumber
  pathSeparator relativeFile relativeFileDirname userHome workspaceRoot workspaceRootFolderName
`);
/** Those that have a name after a colon: `${env:HOME}`. */
const OF_TASKS_WITH_NAME: ReadonlySet<string> = new Set(['command', 'config', 'env']);

/** Whether a variable is one of VS Code's that prompts do not have. Variables in code are skipped: the prompt may be about that code. */
export function isVariableOfTasks({ name, argument, start }: PromptVariable, checked: CheckedText): boolean {
  const isOfTasks = argument === undefined ? OF_TASKS.has(name) : OF_TASKS_WITH_NAME.has(name);
  return isOfTasks && !isInCode(checked, start);
}

/** Whether an offset is in code, where other languages have variables that look the same. */
export function isInCode({ markdown }: CheckedText, offset: number): boolean {
  return markdown.codeRanges.some(({ start, end }) => start <= offset && offset < end);
}

/** A variable in a prompt: `${name}` or `${name:argument}`. */
export interface PromptVariable extends TextRange {
  readonly name: string;
  readonly nameRange: TextRange;
  /** The text after the first colon, if there is one. */
  readonly argument?: string;
}

const MAX_LENGTH = 200;
const MAX_FOUND = 200;

/** Finds the variables in a prompt's text, except in code blocks, where they may belong to another language. */
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

/** Whether an offset is in a code block. A code span does not count: there VS Code replaces variables, as people expect. */
function isInCodeBlock({ text, markdown }: CheckedText, offset: number): boolean {
  const range = markdown.codeRanges.find(({ start, end }) => start <= offset && offset < end);
  return range !== undefined && !(text.startsWith('`', range.start) && !text.startsWith('```', range.start));
}

/** Made-up names, and the VS Code variable that people mean by each. */
const MADE_UP: Readonly<Record<string, (typeof VARIABLES)[number]>> = {
  activeFile: 'file',
  currentFile: 'file',
  currentSelection: 'selection',
  selectedCode: 'selection',
  workspace: 'workspaceFolder',
  workspacePath: 'workspaceFolder',
};

/** The variable that a made-up name stands for. Variables in code are skipped: the prompt may be about that code. */
export function variableFor({ name, argument, start }: PromptVariable, checked: CheckedText): string | undefined {
  if (isInCode(checked, start)) {
    return undefined;
  }
  const isNearlyInput = name !== 'input' && (editsUpTo(1, name, 'input') !== undefined || isSwapped(name, 'input'));
  const madeUp = Object.hasOwn(MADE_UP, name) ? MADE_UP[name] : undefined;
  return argument === undefined ? madeUp : isNearlyInput ? `input:${argument}` : undefined;
}

/** Finds the variable that was meant: one that differs only in letter case, `_` and `-`, or in one or two letters. */
export function meantVariable(name: string): { readonly name: string; readonly isCertain: boolean } | undefined {
  // `${FILE}` is a shell variable.
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

/** How many letters may differ. `section` is a word itself, and so are most words similar to `file`. */
function allowedEdits(known: string): number {
  return known.length > 10 ? 2 : known.length > 5 ? 1 : 0;
}

function plainName(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase();
}
