import { CLIENTS } from '../../customizations/known/clients.ts';
import { warning } from '../effects.ts';
import type { CheckedFile, ReportInFile, RepositoryRule } from '../types.ts';
import { findCommands, type Command } from './commands-in.ts';
import { ALWAYS_ON_KINDS, findScopeFolder, shareClient } from './always-on-scope.ts';
import { quote } from '../../text/shown/quote.ts';

/** The first command in a file that uses a package manager, with the family that this package manager belongs to. */
interface ToolUse extends Pick<Command, 'start' | 'end'> {
  readonly family: string;
  readonly tool: string;
  readonly written: string;
}

export const alwaysOnConflict: RepositoryRule<readonly ToolUse[]> = {
  id: 'always-on-conflict',
  scope: 'repository',
  kinds: ALWAYS_ON_KINDS,
  description: 'Two files that go with every request name different tools for the same work',
  effects: [
    warning(
      CLIENTS,
      'A client that reads both files, as VS Code and the Copilot CLI do, may run either tool; the wrong one writes a second lock file.',
    ),
  ],
  collect(text) {
    const uses = findToolUses(findCommands(text));
    return uses.length === 0 ? undefined : uses;
  },
  check(facts, report) {
    const scopes = new Map<string, (typeof facts)[number][]>();
    for (const fact of facts.filter(({ file }) => file.level === 'repository')) {
      const scope = findScopeFolder(fact.file);
      scopes.set(scope, [...(scopes.get(scope) ?? []), fact]);
    }
    for (const files of scopes.values()) {
      compareAll(files, report);
    }
  },
};

const FAMILIES: Readonly<Record<string, string>> = {
  npm: 'JavaScript packages',
  pnpm: 'JavaScript packages',
  yarn: 'JavaScript packages',
  bun: 'JavaScript packages',
  pip: 'Python packages',
  pip3: 'Python packages',
  poetry: 'Python packages',
  uv: 'Python packages',
  pipenv: 'Python packages',
};

/** Words before a command that rule it out, such as `Never run` or `instead of`: that tool is not in use. */
const RULED_OUT = /\b(?:never|not|don't|avoid|instead of|rather than|no longer|replaces?|without)\b/i;
/** Words of commands that do not show which tool a project uses: `npm install -g pnpm` installs another one. */
const GLOBAL = /^(?:-g|--global|publish|login|version|view|pack)$/;

/** The tool that a file uses for each family. A family with two different tools in the file is skipped. */
function findToolUses(commands: readonly Command[]): readonly ToolUse[] {
  const uses = new Map<string, ToolUse>();
  const mixed = new Set<string>();
  for (const { words, before, start, end, isOneOfSeveral } of commands) {
    const [program = ''] = words;
    const tool = program.replace('pip3', 'pip');
    const family = FAMILIES[program];
    if (family !== undefined && !RULED_OUT.test(before) && !words.some((word) => GLOBAL.test(word))) {
      const known = uses.get(family);
      if (known === undefined) {
        uses.set(family, { family, tool, written: words.join(' '), start, end });
      }
      if (isOneOfSeveral || (known !== undefined && known.tool !== tool)) {
        mixed.add(family);
      }
    } else if (family !== undefined) {
      mixed.add(`${family} ${tool}`);
    }
  }
  return [...uses.values()].filter(({ family }) => !mixed.has(family));
}

interface UsesOfFile {
  readonly file: CheckedFile;
  readonly fact: readonly ToolUse[];
}

function compareAll(files: readonly UsesOfFile[], report: ReportInFile): void {
  for (const { file, fact } of files) {
    for (const use of fact) {
      const other = files
        .filter((candidate) => candidate.file !== file && shareClient(candidate.file, file))
        .flatMap((candidate) => candidate.fact.map((otherUse) => ({ path: candidate.file.path, ...otherUse })))
        .find(({ family, tool }) => family === use.family && tool !== use.tool);
      if (other !== undefined) {
        report(
          file,
          { start: use.start, end: use.end },
          {
            message: `This file says ${quote(use.written)}, but ${quote(other.path)} says ${quote(other.written)}`,
            hint: `Use either \`${use.tool}\` or \`${other.tool}\` in both files.`,
          },
        );
      }
    }
  }
}
