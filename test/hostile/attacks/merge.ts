import type { FileLiteral } from '../../harness/repository.ts';
import type { Attack, Threat } from '../attack.ts';

const REVIEW = '.github/workflows/review.yml';

/** Files that the workflow of the review uses, and files that steer it without being its configuration. */
const PARTS: readonly (readonly [
  tries: string,
  base: Readonly<Record<string, string>>,
  path: string,
  text: string | null,
  effect: string,
])[] = [
  [
    'A reusable workflow that the workflow of the review calls is edited',
    { [REVIEW]: 'jobs:\n  a:\n    uses: ./.github/workflows/inner.yml\n', '.github/workflows/inner.yml': 'on: push\n' },
    '.github/workflows/inner.yml',
    'on: workflow_call\n',
    'The workflow that runs this review uses this file',
  ],
  [
    'A reusable workflow that the workflow of the review calls is removed',
    { [REVIEW]: 'jobs:\n  a:\n    uses: ./.github/workflows/inner.yml\n', '.github/workflows/inner.yml': 'on: push\n' },
    '.github/workflows/inner.yml',
    null,
    'would not exist any more',
  ],
  [
    'A local action of the workflow of the review is edited',
    { [REVIEW]: 'steps:\n  - uses: ./tools/action\n', 'tools/action/action.yml': 'runs:\n  steps: []\n' },
    'tools/action/action.yml',
    'runs: {}\n',
    'The workflow that runs this review uses this file',
  ],
  [
    'A script of a local action of the workflow of the review is edited',
    { [REVIEW]: 'steps:\n  - uses: ./.github/actions/a\n', '.github/actions/a/action.yml': 'runs: {}\n' },
    '.github/actions/a/run.sh',
    'exit 0\n',
    'The workflow that runs this review uses this file',
  ],
  [
    'Another workflow that runs reviews is edited',
    { '.github/workflows/nightly.yml': 'steps:\n  - uses: housestyle/housestyle@v1\n' },
    '.github/workflows/nightly.yml',
    'on: push\n',
    'This file runs Housestyle',
  ],
  [
    'A workflow that runs another Housestyle is added',
    {},
    '.github/workflows/own.yml',
    'steps:\n  - uses: mallory/housestyle@v1\n',
    'This file runs Housestyle',
  ],
  [
    'What was learned of past findings is written by hand',
    {},
    '.github/housestyle-learned.json',
    '{"a": 1}\n',
    'would decide which findings become comments',
  ],
];

/** An instruction file that no client reads any more, although a file of that name is there. */
const REPLACED: readonly (readonly [what: string, file: FileLiteral, more?: Readonly<Record<string, string>>])[] = [
  ['a link to nothing', { symlink: 'none.md' }],
  ['a link out of the repository', { symlink: '/etc/hostname' }],
  ['a link to itself', { symlink: 'AGENTS.md' }],
  ['a link to a text without rules', { symlink: 'docs/empty.md' }, { 'docs/empty.md': 'Hello.\n' }],
  ['a submodule', { submodule: '1234567890123456789012345678901234567890' }],
];

function blinds(tries: string, path: string, text: string, effect: string | RegExp): Attack {
  return {
    tries,
    by: 'author',
    scene: 'offline',
    alone: true,
    brings: { head: { [path]: text } },
    says: { comment: ['### After this merge', `\`${path}\``, effect], report: '"afterMerge"' },
  };
}

export const MERGE: Threat = {
  id: 'merge',
  title: 'A merge that blinds later reviews',
  threat: 'A change looks harmless and edits what decides which files are reviewed, by what, and what fails.',
  defence:
    'The section "After this merge" says which files would not be reviewed any more and which options would change. Both versions are compared by the reader that reviews use.',
  attacks: [
    blinds(
      'The configuration ignores all files',
      '.github/housestyle.yml',
      'ignore: ["**"]\n',
      'would not be reviewed any more',
    ),
    blinds(
      'The configuration switches failing off',
      '.github/housestyle.yml',
      'fail-on: never\n',
      '`fail-on` would be `never`',
    ),
    blinds(
      'The configuration names other paths',
      '.github/housestyle.yml',
      'paths: ["docs/**"]\n',
      'not among `paths`',
    ),
    blinds(
      'The configuration leaves out comments',
      '.github/housestyle.yml',
      'comment: never\n',
      '`comment` would be `never`',
    ),
    blinds(
      'Attributes mark all files as generated',
      '.gitattributes',
      '* linguist-generated\n',
      'marked `linguist-generated`',
    ),
    blinds('Attributes of a folder hide its diffs', 'src/.gitattributes', '*.js -diff\n', 'marked `-diff`'),
    blinds('`.copilotignore` excludes the code', '.copilotignore', 'src/\n', 'excluded by `src/`'),
    blinds('Content exclusion excludes the code', '.github/content-exclusion.yml', '- "*.js"\n', 'excluded by `*.js`'),
    blinds('The baseline grows', '.github/housestyle-baseline.json', '{}\n', 'would not report the problems'),
    blinds(
      'An agent is added',
      '.github/agents/kind.agent.md',
      '---\ndescription: Kind\n---\n\nBe kind.\n',
      'which can review changes',
    ),
    blinds('Hooks are added', '.github/hooks/all.json', '{}\n', 'run commands in clients'),
    ...PARTS.map(([tries, base, path, text, effect]): Attack => ({
      tries,
      by: 'author',
      scene: 'offline',
      alone: true,
      brings: { base, head: { [path]: text } },
      says: { comment: ['### After this merge', `\`${path}\``, effect], report: '"afterMerge"' },
    })),
    ...REPLACED.map(([what, file, more = {}]): Attack => ({
      tries: `A change replaces an instruction file by ${what}`,
      by: 'author',
      scene: 'offline',
      alone: true,
      brings: { base: { 'AGENTS.md': '# Code\n\n- Never use `alert`.\n', ...more }, head: { 'AGENTS.md': file } },
      never: { comment: 'the same guidelines apply' },
      says: { comment: ['### Instruction files edited by this change', /^- (?:removed|changed) `AGENTS\.md`/m] },
    })),
    ...['memory', 'history'].map((option): Attack => ({
      tries: `The file that \`${option}\` names is edited`,
      by: 'author',
      scene: 'command',
      alone: true,
      brings: {
        base: { '.github/housestyle.yml': `${option}: docs/${option}.json\n`, [`docs/${option}.json`]: '[]\n' },
        head: { [`docs/${option}.json`]: '[]\n\n' },
      },
      says: { terminal: [`docs/${option}.json: Models would read`, 'After this merge'] },
    })),
    blinds(
      'The workflow that runs the review is edited',
      '.github/workflows/review.yml',
      'on: push\n',
      'the workflow that runs this review',
    ),
  ],
};
