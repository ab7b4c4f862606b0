import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';
import { checkChange } from '../check-change.ts';

const below = (rule: string): string => `# Guide\n\n## Pull requests\n\n- ${rule}\n`;
const PLAN = below('Do not add a test plan section.');
const ISSUE = 'PR descriptions must reference an issue.';
const WRAP = 'Do not hard-wrap lines in the PR description.';
const SECTIONS = 'PR descriptions must include `## Summary` and `## Testing`.';
const LINKS = below('Do not include links to the Claude session.');
const PROSE =
  'This is a sentence of some length that goes on and on\nin another line, as editors of commit messages cut it up\nand here is the end.';

describe('descriptions of pull requests', () => {
  it.each<readonly [name: string, rule: string, description: string]>([
    ['a section that nobody wants', PLAN, '## Summary\n\nA.\n\n## Test Plan\n\n- b\n'],
    ['the same in bold', PLAN, 'A.\n\n**Test plan:**\n- b\n'],
    ['a link to a session', LINKS, 'See https://claude.ai/code/session_1.'],
    ['no issue', ISSUE, 'It is faster.'],
    [
      'no issue, by a rule below a heading',
      '# Pull requests\n\n- The description should always reference the issue that the PR resolves.',
      'It is faster.',
    ],
    ['no keyword', 'PR descriptions must include `Closes #N`.', 'It is faster.'],
    ['a section that is missing', SECTIONS, '## Summary\n\nA.\n'],
    ['lines that are cut', WRAP, PROSE],
  ])('are reported: %s', async (_name, rule, description) => {
    expect(await checkChange(rule, ['M a.ts'], { description })).toHaveLength(1);
  });

  it.each<readonly [name: string, rule: string, description: string]>([
    ['another section', PLAN, '## Summary\n\nThe test plan is elsewhere.\n'],
    ['a section in the hints of a template', PLAN, 'A.\n\n<!--\n## Test plan\n-->\n'],
    ['a link to somewhere else', LINKS, 'See https://claude.ai/docs and the session.'],
    ['an issue', ISSUE, 'Fixes #12.'],
    ['an issue of another repository', ISSUE, 'See acme/shop#12'],
    ['a ticket', ISSUE, 'SHOP-12: faster'],
    ['the address of an issue', ISSUE, 'https://github.com/acme/shop/issues/12'],
    ['all sections', SECTIONS, '### Summary\n\nA.\n\n**Testing**\n\nB.\n'],
    ['long lines', WRAP, PROSE.replaceAll('\n', ' ')],
    ['lists and code', WRAP, `- ${PROSE.replaceAll('\n', '\n- ')}\n\n\`\`\`\n${PROSE}\n\`\`\`\n`],
    ['nothing', ISSUE, ' \n'],
  ])('are as they should be: %s', async (_name, rule, description) => {
    expect(await checkChange(rule, ['M a.ts'], { description })).toEqual([]);
  });

  it('are known in pull requests only', async () => {
    expect(await checkChange(ISSUE, ['M a.ts'])).toEqual([]);
  });

  it.each([
    '# Guide\n\n## Commits\n\n- Do not add a test plan section.',
    '# Guide\n\n## Pull requests\n\n- No emoji-headed sections.',
    '# Guide\n\n## Pull requests\n\n- No boilerplate sections.',
    '# Guide\n\n## Reviewing pull requests\n\n- Do not add a test plan section.',
    'PR descriptions must reference an issue if there is one.',
    'PR descriptions must be clear.',
    'PR descriptions must include `Closes the door`.',
    "Put an entry in the PR description's `## Changelog` section, or apply `skip-changelog`.",
    'Do not add a test plan section.',
    'Link the issue to the epic.',
  ])('are not meant, or not by words that are understood: %s', (text) => {
    const kinds = compileStatements(readStatements(2, text)).flatMap((one) =>
      one.kind === 'checked' ? one.checks.map(({ finder }) => finder.words) : [],
    );
    expect(kinds).toEqual([]);
  });
});

describe('the template of pull requests', () => {
  const TEMPLATE = '<!-- Hints\n# None -->\n## What\n\n## Why\n\n## Screenshots (optional)\n';
  const PLACE = '.github/PULL_REQUEST_TEMPLATE.md';
  const judge = (rule: string, description: string, files = ['M a.ts']): Promise<readonly string[]> =>
    checkChange(rule, files, { description, heads: { [PLACE]: TEMPLATE } });
  const FOUND = ['the change itself: the description of the pull request'];

  it.each([
    'Use the PR template.',
    'Follow the pull request template in `.github/PULL_REQUEST_TEMPLATE.md`.',
    'PR descriptions must follow the template.',
    'Always fill in the PR template when opening a PR.',
    'PR templates must be filled (see below).',
    'Follow `.github/PULL_REQUEST_TEMPLATE.md`.',
    'Follow the Acme Shop pull request template.',
  ])('is used in part: %s', async (rule) => {
    expect(await judge(rule, 'It is faster.')).toEqual(FOUND);
    expect(await judge(rule, '## What\n\nIt is faster.')).toEqual([]);
    expect(await judge(rule, '')).toEqual([]);
    // Nobody can ask for what the change itself decides.
    expect(await judge(rule, 'It is faster.', [`M ${PLACE}`])).toEqual([]);
    expect(await checkChange(rule, ['M a.ts'], { description: 'It is faster.' })).toEqual([]);
  });

  it.each([
    'Fill out every section of `.github/PULL_REQUEST_TEMPLATE.md`.',
    'Complete the PR template fully.',
    'Never remove sections of the PR template.',
    'PR templates: Do not delete the template sections or leave them blank.',
  ])('is used as a whole: %s', async (rule) => {
    expect(await judge(rule, '## What\n\nIt is faster.')).toEqual(FOUND);
    expect(await judge(rule, '## What\n\nIt is faster.\n\n## Why\n\nA user waits.')).toEqual([]);
  });

  it.each([
    'Follow `docs/style.md`.',
    'The PR template has two sections.',
    'Use the PR template if there is one.',
    'Use another PR template.',
    'Do not delete the sections of the report template.',
  ])('is not meant: %s', async (rule) => {
    expect(await judge(rule, 'It is faster.')).toEqual([]);
  });
});
