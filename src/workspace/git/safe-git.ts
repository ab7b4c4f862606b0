import { devNull } from 'node:os';
import { runGit, splitNull, type Git, type Run } from './process.ts';

/**
 * Returns how to call git in a folder that is not trusted: no setting of the folder or the user starts a program. The
 * names of a working tree's filters are not known beforehand, so `diff.ts` turns them off.
 */
export function safeGit(directory: string, environment: NodeJS.ProcessEnv): Git {
  return { directory, environment: safeEnvironment(environment), settings: SETTINGS };
}

/**
 * Reads the folders that the user trusts. Git accepts them only from the user's and the system's configuration, which our
 * calls ignore, and from `-c` (git 2.38 and later).
 */
export async function readSafeDirectories(
  directory: string,
  environment: NodeJS.ProcessEnv,
): Promise<readonly string[]> {
  const git: Git = { directory, environment: withoutGitVariables(environment), settings: [] };
  const read = (scope: string): Promise<Run> => runGit(git, ['config', scope, '--null', '--get-all', 'safe.directory']);
  const answers = await Promise.all([read('--system'), read('--global')]);
  return answers.flatMap(({ stdout }) => splitNull(stdout)).flatMap((folder) => ['-c', `safe.directory=${folder}`]);
}

/**
 * Overrides the settings of a repository that could start a program or change the form of a diff. An empty
 * `core.fsmonitor` turns it off, both for git before 2.36, where it names a hook, and later, where it is a boolean.
 */
const SETTINGS: readonly string[] = [
  'core.quotePath=true',
  'core.fsmonitor=',
  `core.hooksPath=${devNull}`,
  'core.untrackedCache=false',
  // A file whose content changed, but not its size and time, is compared. These are the defaults.
  'core.trustctime=true',
  'core.checkStat=default',
  // Git warns of the empty `GIT_GRAFT_FILE`.
  'advice.graftFileDeprecated=false',
  // Says if a branch and a tag have the same name.
  'core.warnAmbiguousRefs=true',
  // git calls larger files binary, and does not show their lines. This is its default.
  'core.bigFileThreshold=512m',
  // Attributes count from the base alone.
  `core.attributesFile=${devNull}`,
  // A repository could name a pipe.
  `core.excludesFile=${devNull}`,
  'diff.noprefix=false',
  'diff.mnemonicPrefix=false',
  'diff.suppressBlankEmpty=false',
  'diff.autoRefreshIndex=false',
  'diff.renameLimit=1000',
  'diff.algorithm=default',
  'submodule.recurse=false',
].flatMap((setting) => ['-c', setting]);

/**
 * Removes every variable that names another repository, program or configuration, except the index of a commit in
 * progress. No transport is allowed, because a partial clone would fetch missing objects with programs of its choice.
 */
function safeEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const index = environment['GIT_INDEX_FILE'];
  return {
    ...withoutGitVariables(environment),
    ...(index === undefined ? {} : { GIT_INDEX_FILE: index }),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    // `info/grafts` gives commits other parents.
    GIT_GRAFT_FILE: devNull,
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: '',
  };
}

/** The user's environment, by which git reads the configuration of the user and the system. */
export function withoutGitVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.toUpperCase().startsWith('GIT_')));
}
