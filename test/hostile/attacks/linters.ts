import type { FileLiteral } from '../../harness/repository.ts';
import type { Attack, Threat } from '../attack.ts';
import { ORDINARY } from '../ordinary.ts';

type Files = Readonly<Record<string, FileLiteral>>;

const CONFIGURATION = '{ "rules": { "no-var": "error" } }\n';
const OFF = '{ "rules": { "no-var": "off" } }\n';
const WORKFLOW = 'on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: npx eslint .\n';

/** What a change does so that a linter, to which a rule is left, no longer enforces it. */
const WEAKENED: readonly (readonly [does: string, head: Files, base?: Files])[] = [
  ['switches the rule of the linter off', { '.eslintrc.json': OFF }],
  ['removes the configuration of the linter', { '.eslintrc.json': null }],
  ['adds a configuration that counts instead', { 'src/.eslintrc.json': OFF }],
  ['adds files that the linter ignores', { '.eslintignore': 'src\n' }],
  ['empties a module of the configuration', { 'tools/eslint/rules.js': '' }, { 'tools/eslint/rules.js': 'rules();\n' }],
  [
    'no longer starts the linter in CI',
    { '.github/workflows/a.yml': WORKFLOW.replace('npx eslint .', 'true') },
    { '.github/workflows/a.yml': WORKFLOW },
  ],
  [
    'no longer has the script that starts the linter',
    { 'package.json': '{}\n' },
    { 'package.json': '{\n  "scripts": { "lint": "eslint ." }\n}\n' },
  ],
];

const SILENCED = '/* eslint-disable */\nvar linted = 1;\n';

function weaken(tries: string, head: Files, base: Files = {}): Attack {
  return {
    tries,
    by: 'author',
    scene: 'offline',
    alone: true,
    brings: { base: { '.eslintrc.json': CONFIGURATION, ...base }, head },
  };
}

export const LINTERS: Threat = {
  id: 'linters',
  title: 'Rules that are left to a linter',
  threat:
    'A rule is not checked because a linter of the repository enforces it, and the change takes the linter out: neither reports the code.',
  defence:
    'Which linters enforce what is read from the base. A change that touches their configuration, what they ignore or how CI starts them is checked by all rules, and so is a file that switches a linter off.',
  attacks: [
    ...WEAKENED.map(([does, head, base]) => ({
      ...weaken(`The change ${does}`, head, base),
      says: { findings: ORDINARY },
    })),
    {
      ...weaken('A file switches the linter off for itself', { 'linted/a.js': SILENCED }),
      says: { findings: 'linted/a.js' },
      never: { findings: ORDINARY },
    },
    {
      ...weaken(
        'The change empties a script that starts the linter',
        { 'scripts/check.sh': 'true\n' },
        { 'scripts/check.sh': 'npx eslint .\n' },
      ),
      never: { findings: ORDINARY },
      remains:
        'Which programs of a repository start a linter is not known. Its configuration, what it ignores, workflows, manifests and build files are watched; a script that they start is not. A model reads the change of the script.',
    },
  ],
};
