import type { Attack, Threat } from '../attack.ts';

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
