import { OPTIONS } from '../../options/options.ts';

/** A flag of the command alone, beside those of the options table. */
interface FlagSpec {
  readonly name: string;
  readonly type: 'text' | 'switch' | 'choice' | 'list';
  readonly choices?: readonly string[];
  readonly description: string;
  readonly commands: readonly CommandName[] | 'all';
}

export interface CommandSpec {
  readonly name: string;
  readonly description: string;
  readonly formats: readonly string[];
  /** Named in the help after the command. */
  readonly operands?: string;
}

export const COMMANDS = [
  {
    name: 'review',
    description: "review a change by the repository's own guidelines",
    formats: ['text', 'json', 'markdown', 'sarif', 'github'],
  },
  {
    name: 'validate',
    description: 'check the instruction and settings files',
    formats: ['text', 'compact', 'json', 'markdown', 'sarif', 'github'],
    operands: '[PATH…]',
  },
  {
    name: 'dump',
    description: 'show the exact prompt a review, or an editor, would send',
    formats: ['json', 'markdown', 'html'],
  },
  {
    name: 'guidelines',
    description: 'show what became of every instruction file, agent, prompt and skill for a change',
    formats: ['text', 'json'],
  },
  {
    name: 'agents',
    description: 'show the agents there are, and for a message or a change who would review it and why',
    formats: ['text', 'json'],
  },
  {
    name: 'changes',
    description: 'show the change as it was read: files, hunks, commentable lines',
    formats: ['text', 'json'],
  },
  {
    name: 'rules',
    description: "the validator's rules, or what one of them means, with examples",
    formats: ['text', 'json'],
    operands: '[ID]',
  },
] as const satisfies readonly CommandSpec[];
export type CommandName = (typeof COMMANDS)[number]['name'];

const OF_A_CHANGE = ['review', 'dump', 'guidelines', 'agents', 'changes'] as const;
export const FLAGS: readonly FlagSpec[] = [
  {
    name: 'base',
    type: 'text',
    commands: OF_A_CHANGE,
    description:
      'revision to compare with, and whose instructions guide; default: where the branch left the default branch',
  },
  { name: 'head', type: 'text', commands: OF_A_CHANGE, description: 'revision to review; default: HEAD' },
  { name: 'staged', type: 'switch', commands: OF_A_CHANGE, description: 'review what is staged' },
  {
    name: 'working-tree',
    type: 'switch',
    commands: OF_A_CHANGE,
    description: 'review tracked files as they are on disk',
  },
  {
    name: 'diff',
    type: 'text',
    commands: OF_A_CHANGE,
    description: 'review a unified diff from a file, or from standard input with `-`',
  },
  {
    name: 'repo',
    type: 'text',
    commands: 'all',
    description: 'folder of the repository; default: the one around the working directory',
  },
  {
    name: 'user-folder',
    type: 'text',
    commands: ['review', 'dump', 'guidelines', 'agents', 'validate'],
    description: "folder with the user's own customizations, such as `~`: `.copilot/`, `.claude/`, `.agents/`",
  },
  {
    name: 'message',
    type: 'text',
    commands: ['review', 'dump', 'agents'],
    description:
      'what is asked for, with `@name` for an agent that is to do it; dump: by default what the purpose says',
  },
  {
    name: 'attach',
    type: 'list',
    commands: ['dump'],
    description: 'file of the head to put into the prompt; can be given several times',
  },
  {
    name: 'history',
    type: 'text',
    commands: ['dump'],
    description: 'file with the conversation so far: a JSON list of `{"role": "user" or "assistant", "content": "…"}`',
  },
  {
    name: 'memory',
    type: 'text',
    commands: ['dump'],
    description: 'file with what was learned of the repository: a JSON list of `{"subject": "…", "fact": "…"}`',
  },
  {
    name: 'compare',
    type: 'text',
    commands: ['dump'],
    description: 'with `--format html`: an earlier dump as JSON, to show what differs',
  },
  {
    name: 'fix',
    type: 'switch',
    commands: ['validate'],
    description: 'mend what has one certain answer; with `--dry-run` show it only',
  },
  {
    name: 'write-baseline',
    type: 'switch',
    commands: ['validate'],
    description: 'make all problems of today known ones: writes the file of `--baseline`',
  },
  { name: 'format', type: 'text', commands: 'all', description: 'how to print the result' },
  {
    name: 'output',
    type: 'text',
    commands: 'all',
    description: 'file to write the result to instead of standard output',
  },
  { name: 'quiet', type: 'switch', commands: 'all', description: 'no messages on standard error but errors' },
  {
    name: 'color',
    type: 'choice',
    choices: ['auto', 'always', 'never'],
    commands: 'all',
    description: '`auto`, `always` or `never`',
  },
  { name: 'help', type: 'switch', commands: 'all', description: 'this text' },
  { name: 'version', type: 'switch', commands: 'all', description: 'the version' },
];

/** The options that are flags too. */
export function commandOptions(): readonly (typeof OPTIONS)[number][] {
  return OPTIONS.filter((spec) => spec.actionOnly !== true);
}
