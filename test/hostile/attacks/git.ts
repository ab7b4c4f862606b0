import type { Attack, Threat } from '../attack.ts';

/** Settings with which git starts a program, and what a change brings along to make it do so. */
const SETTINGS: readonly (readonly [setting: string, head?: Attack['brings']['head']])[] = [
  ['core.fsmonitor'],
  ['core.hooksPath'],
  ['core.pager'],
  ['pager.diff'],
  ['pager.log'],
  ['core.editor'],
  ['core.sshCommand'],
  ['core.askPass'],
  ['core.gitProxy'],
  ['core.alternateRefsCommand'],
  ['diff.external'],
  ['diff.evil.textconv', { 'git/a.evil': 'var a = 1;\n', 'git/.gitattributes': '*.evil diff=evil\n' }],
  ['diff.evil2.command', { 'git/b.evil2': 'var b = 1;\n', 'git2/.gitattributes': '*.evil2 diff=evil2\n' }],
  ['filter.evil.clean', { 'git3/c.js': 'var c = 1;\n', 'git3/.gitattributes': '*.js filter=evil\n' }],
  ['filter.evil.smudge'],
  ['filter.evil.process'],
  ['merge.evil.driver', { 'git4/.gitattributes': '* merge=evil\n' }],
  ['gpg.program'],
  ['gpg.ssh.program'],
  ['credential.helper'],
  ['uploadpack.packObjectsHook'],
  ['interactive.diffFilter'],
  ['sequence.editor'],
  ['alias.rev-parse'],
  ['alias.diff'],
  ['remote.origin.uploadpack'],
];

/** Variables of the job with which git starts a program. Those that do so in this version of git are proven to. */
const VARIABLES: readonly (readonly [name: string, value: string, isProven?: true])[] = [
  ['GIT_EXTERNAL_DIFF', 'RUN', true],
  ['GIT_SSH_COMMAND', 'RUN', true],
  ['GIT_SSH', 'RUN'],
  ['GIT_CONFIG_PARAMETERS', "'core.fsmonitor'='RUN'", true],
  ['GIT_ASKPASS', 'RUN'],
  ['SSH_ASKPASS', 'RUN'],
  ['GIT_EDITOR', 'RUN'],
  ['GIT_SEQUENCE_EDITOR', 'RUN'],
  ['EDITOR', 'RUN'],
  ['VISUAL', 'RUN'],
  ['GIT_PAGER', 'RUN'],
  ['PAGER', 'RUN'],
  ['LESSOPEN', '|RUN %s'],
  ['GIT_PROXY_COMMAND', 'RUN'],
  ['HOME', 'RUN', true],
  ['XDG_CONFIG_HOME', 'RUN', true],
];

const BY_VARIABLES = VARIABLES.map(([name, value, isProven = false]): Attack => ({
  tries: `The variable \`${name}\` makes git start a program`,
  by: 'author',
  scene: 'variables',
  brings: { env: { [name]: value } },
  never: { files: `ran ${name}\n` },
  says: { terminal: 'rule out `var`', ...(isProven ? { log: `ran ${name}\n` } : {}) },
}));

/** Variables that a program of npm, its shell or its libraries obey. */
const OBEYED = [
  'NODE_OPTIONS',
  'NODE_PATH',
  'NODE_TLS_REJECT_UNAUTHORIZED',
  'LD_PRELOAD',
  'LD_LIBRARY_PATH',
  'LD_AUDIT',
  'DYLD_INSERT_LIBRARIES',
  'BASH_ENV',
  'ENV',
  'PYTHONPATH',
  'PERL5OPT',
  'RUBYOPT',
  'JAVA_TOOL_OPTIONS',
  'GIT_SSH_COMMAND',
  'GIT_CONFIG_GLOBAL',
  'GIT_EXEC_PATH',
  'NPM_CONFIG_REGISTRY',
  'npm_config_prefix',
  'COPILOT_ALLOW_ALL',
  'COPILOT_MODEL',
  'COPILOT_PROVIDER_BASE_URL',
  'COPILOT_CUSTOM_INSTRUCTIONS_DIRS',
  'XDG_CONFIG_HOME',
  'GITHUB_ENV',
  'GITHUB_OUTPUT',
  'GITHUB_PATH',
  'GITHUB_STEP_SUMMARY',
  'ACTIONS_RUNTIME_TOKEN',
] as const;

/** Values that our own process survives; the last part is what must not be passed on. */
function obeyed(name: string): readonly [value: string | undefined, sign: string] {
  switch (name) {
    case 'NODE_OPTIONS':
      return ['--title=canary-node-options', 'canary-node-options'];
    case 'NODE_TLS_REJECT_UNAUTHORIZED':
      return ['0', '"NODE_TLS_REJECT_UNAUTHORIZED"'];
    case 'GITHUB_ENV':
    case 'GITHUB_OUTPUT':
    case 'GITHUB_PATH':
    case 'GITHUB_STEP_SUMMARY':
      // The runner sets these itself.
      return [undefined, `"${name}"`];
    default:
      return [`/nonexistent/canary-${name.toLowerCase()}`, `canary-${name.toLowerCase()}`];
  }
}

const PASSED_ON = OBEYED.map((name): Attack => {
  const [value, sign] = obeyed(name);
  return {
    tries: `The variable \`${name}\` of the job reaches the Copilot CLI`,
    by: 'author',
    scene: 'delegated',
    brings: value === undefined ? {} : { env: { [name]: value } },
    never: { files: sign },
    says: { files: '"COPILOT_GITHUB_TOKEN"' },
  };
});

export const GIT: Threat = {
  id: 'git',
  title: 'Programs that are started',
  threat:
    'A clone is set up, or a change brings files along, so that reading it with git starts a program, or a variable of the job changes what a program does that we start.',
  defence:
    'git is called with its hooks, monitors, pagers, external diffs and text conversions switched off, and reads objects, not files through filters. git gets no variable of its own from the job, and the Copilot CLI only named ones.',
  attacks: [...SETTINGS.map(startsProgram), ...BY_VARIABLES, ...PASSED_ON],
};

function startsProgram([setting, head]: (typeof SETTINGS)[number]): Attack {
  return {
    tries: `The clone sets \`${setting}\` to a program`,
    by: 'author',
    scene: 'git',
    brings: { settings: { [setting]: 'RUN' }, ...(head === undefined ? {} : { head }) },
    never: { files: `ran ${setting}\n` },
    says: { terminal: 'rule out `var`' },
  };
}
