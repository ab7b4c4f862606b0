import { CLIENTS } from '../../customizations/known/clients.ts';
import { editsUpTo } from '../../text/near-misses.ts';
import { info, warning } from '../effects.ts';
import type { CheckedFile, CheckedKind, Effects, RepositoryRule } from '../types.ts';
import { findCommands } from './commands-in.ts';
import { ALWAYS_ON_KINDS, findScopeFolder } from './always-on-scope.ts';
import { findAskedTask, type AskedTask } from './asked-task.ts';
import { taskReader } from './known-tasks.ts';
import { quote } from '../../text/shown/quote.ts';
import { regex } from '../../text/regex.ts';

/** Files that are used on demand, or with some files. Skills come from elsewhere too often to be about this repository. */
const CALLED_KINDS = [
  'agent',
  'claude-rule',
  'command',
  'cursor-rule',
  'path-instructions',
  'prompt',
] as const satisfies readonly CheckedKind[];

export const commandNotFound: RepositoryRule<readonly AskedTask[]> = {
  id: 'command-not-found',
  scope: 'repository',
  kinds: [...ALWAYS_ON_KINDS, ...CALLED_KINDS],
  description: 'A text names a script or target that no `package.json`, Makefile or justfile defines',
  effects: [
    warning(CLIENTS, 'The agents of all clients run the command as it is written, and it fails.'),
    info(
      CLIENTS,
      'The agents of all clients run the command as it is written. It fails, unless it is for another project.',
    ),
  ],
  collect(text) {
    const tasks = findCommands(text).flatMap((command) => findAskedTask(command) ?? []);
    return tasks.length === 0 ? undefined : tasks;
  },
  async check(facts, report, repository) {
    const readTasks = taskReader(repository);
    for (const { file, fact } of facts.filter(
      ({ file }) => file.level === 'repository' && !FOR_OTHER_PROJECTS.test(file.path),
    )) {
      const isAlwaysOn = ALWAYS_ON.has(file.kind);
      const folder = isAlwaysOn ? findScopeFolder(file) : file.root;
      if (!isAlwaysOn && !(await isAboutProject(file, fact, folder, readTasks))) {
        continue;
      }
      for (const task of fact) {
        const known = await readTasks(task.runner, folder);
        const near = known && nearest(task.name, known.names);
        const isProgram = !task.isCertain && known?.packages.has(task.name) === true;
        const isPair = known !== undefined && namesSeveral(task.name, known.names);
        const isCertain = task.isCertain && !task.isExample;
        if (known?.names.has(task.name) === false && !isPair && !isProgram && (isCertain || near !== undefined)) {
          report(
            file,
            { start: task.start, end: task.end },
            {
              message: `${quote(task.written)} runs ${quote(task.name)}, which ${WHERE[task.runner]}`,
              hint: near === undefined ? 'Name an existing one, or add this one.' : `Did you mean ${quote(near)}?`,
            },
            isAlwaysOn ? {} : { effects: MAY_BE_ELSEWHERE },
          );
        }
      }
    }
  },
};

const ALWAYS_ON: ReadonlySet<CheckedKind> = new Set(ALWAYS_ON_KINDS);

const MAY_BE_ELSEWHERE: Effects = [
  info(
    CLIENTS,
    'The agents of all clients run the command as it is written. It fails, unless it is for another project.',
  ),
];

/** The folders of clients. Agents and prompts in other folders are for the projects that install them. */
const OF_PROJECT = /(?:^|\/)\.(?:github|claude|agents|cursor|windsurf|gemini|codex)\//;

/** Whether a file that is used on demand runs tasks of this repository: another one that it names exists. */
async function isAboutProject(
  { path, standing }: CheckedFile,
  tasks: readonly AskedTask[],
  folder: string,
  readTasks: ReturnType<typeof taskReader>,
): Promise<boolean> {
  if (standing !== 'in-place' || !OF_PROJECT.test(path)) {
    return false;
  }
  for (const { runner, name } of tasks) {
    const known = await readTasks(runner, folder);
    if (known?.names.has(name) === true && !EVERYWHERE.test(name)) {
      return true;
    }
  }
  return false;
}

/** Tasks that most projects have, so that they show nothing. */
const EVERYWHERE = /^(?:build|dev|test|lint|start|install|clean|format|all|run)$/;

/**
 * Folders with files for projects that do not exist yet, and with code of others, whose tasks are not run here. A hidden
 * folder of a tool, such as `.tool/integrations/AGENTS.md`, has no code of this project.
 */
const FOR_OTHER_PROJECTS = regex('i')`
  (?:^|\/)(?:templates?|scaffolds?|boilerplates?|starters?|skeletons?|vendor|third_party|external|refs?|upstream)
    \/
  |(?:^|\/)\.(?!(?:github|claude|copilot|agents?|cursor|windsurf|gemini|codex)\/)[\w-]+\/
`;

const WHERE: Readonly<Record<AskedTask['runner'], string>> = {
  scripts: 'is not a script in any `package.json` of the repository',
  make: 'is not a target of the Makefile',
  just: 'is not a recipe of the justfile',
};

/** Whether a name stands for several: `npm run lint/format` is short for both commands. */
function namesSeveral(name: string, known: ReadonlySet<string>): boolean {
  const parts = name.split('/');
  return parts.length > 1 && parts.some((part) => known.has(part));
}

function nearest(name: string, known: ReadonlySet<string>): string | undefined {
  return name.length < MIN_CHARACTERS
    ? undefined
    : [...known].find((other) => other.length >= MIN_CHARACTERS && editsUpTo(2, name, other) !== undefined);
}

/** For shorter names no suggestion is made: two different letters would be most of the name. */
const MIN_CHARACTERS = 4;
