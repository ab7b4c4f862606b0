import { detachText } from '../../text/detach.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath, parentsOf } from '../../workspace/paths.ts';
import { readIgnored } from '../reading/paths/git-ignored.ts';
import { info } from '../effects.ts';
import type { CheckedFile, Effects, RepositoryRule, RepositoryView } from '../types.ts';
import { readServers } from './servers/servers.ts';

interface Program {
  readonly path: string;
  readonly range: TextRange;
  /** Whether the folder of the plugin is in front of it. */
  readonly isOfPlugin: boolean;
}

export const mcpProgramMissing: RepositoryRule<readonly Program[]> = {
  id: 'mcp-program-missing',
  scope: 'repository',
  kinds: ['mcp', 'plugin'],
  looksFor: { noFrontmatter: true },
  description: 'An MCP server runs a program that is not in the repository',
  effects: [
    info(
      ['vscode', 'claude', 'copilot-cli', 'cursor', 'gemini'],
      'VS Code, Claude Code, the Copilot CLI, Cursor and Gemini start the server and report that it fails.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#mcp-servers',
  collect(text) {
    const programs = readServers(text).flatMap(({ value, rangeOf }) => {
      const { command, args, cwd } = value;
      const words = [command, ...(Array.isArray(args) ? args : [])];
      const first = typeof command === 'string' && INTERPRETERS.test(command) ? 1 : 0;
      const word: unknown = cwd === undefined ? words[first] : undefined;
      const [, root, path = ''] = typeof word === 'string' ? (PATH.exec(word) ?? []) : [];
      return path === ''
        ? []
        : [
            {
              path: detachText(path),
              range: rangeOf(first === 0 ? ['command'] : ['args', 0]),
              isOfPlugin: root !== undefined,
            },
          ];
    });
    return programs.length === 0 ? undefined : programs;
  },
  async check(facts, report, repository) {
    const { paths } = repository;
    const all = facts.flatMap(({ file, fact }) =>
      file.level !== 'repository' ? [] : fact.map((program) => ({ file, ...program })),
    );
    for (const { file, range, path } of all.filter((program) => isOnlyInPlugin(program, paths))) {
      const message = `${quote(path)} is looked for in the project in which the plugin is used`;
      report(file, range, { message, hint: `Write ${quote(`\${CLAUDE_PLUGIN_ROOT}/${path}`)}.` }, { effects: OUTSIDE });
    }
    const missing = all
      .filter((program) => !isOnlyInPlugin(program, paths))
      .flatMap((program) => {
        const target = joinPath(
          program.isOfPlugin ? program.file.root : folderOfProject(program.file.path),
          program.path,
        );
        const isHere = paths.has(target) || parentsOf(target).some((folder) => paths.has(folder));
        return isHere ? [] : [{ ...program, target }];
      });
    const ignoredBy = await readIgnored(
      repository,
      missing.map(({ target }) => target),
    );
    for (const { file, target, range, path, isOfPlugin } of missing) {
      const isBuilt = ignoredBy(target) !== undefined;
      // A project is built before its server is used, a plugin is not.
      if (isOfPlugin || !isBuilt) {
        report(
          file,
          range,
          {
            message: `${quote(path)} is not in the repository${isBuilt ? ', because git ignores it' : ''}`,
            hint: isBuilt
              ? 'Commit the built program, or build it before it is started.'
              : 'Correct the path, or add the file.',
          },
          isOfPlugin ? { effects: IN_PLUGIN } : {},
        );
      }
    }
  },
};

/** Whether a plugin below the root has the program, which it names as if the server ran in its folder. */
function isOnlyInPlugin(
  { file: { root }, path, isOfPlugin }: Program & { readonly file: Pick<CheckedFile, 'root'> },
  paths: RepositoryView['paths'],
): boolean {
  const isPlugin = root !== '' && paths.has(joinPath(root, '.claude-plugin/plugin.json'));
  return isPlugin && !isOfPlugin && !paths.has(path) && paths.has(joinPath(root, path));
}

const OUTSIDE: Effects = [
  info(
    ['claude', 'copilot-cli', 'vscode'],
    'Claude Code, the Copilot CLI and VS Code start the server in the folder of the project, where the program does not exist.',
  ),
];

const IN_PLUGIN: Effects = [
  info(
    ['claude', 'copilot-cli'],
    'Claude Code and the Copilot CLI install what is in the repository and build nothing, so the server does not start.',
  ),
];

const INTERPRETERS = /^(?:bash|bun|deno|node|python3?|ruby|sh|tsx)$/;
/** A path with a folder and the ending of a program, from the folder of the plugin or of the project. */
const PATH =
  /^(\$\{CLAUDE_PLUGIN_ROOT\}\/)?(?:\$\{workspaceFolder\}\/|\.\/)?((?:[\w.-]{1,80}\/){1,10}[\w.-]{1,80}\.(?:bash|c?js|mjs|py|rb|sh|ts))$/;

/** The folder in which clients start a server of a project. */
function folderOfProject(path: string): string {
  return path.replace(/(?:^|\/)(?:\.(?:vscode|cursor|github|copilot|gemini)\/)?[^/]+$/, '');
}
