import { describe, expect, it } from 'vitest';
import type { CheckedChange } from '../../../src/literal/run-checks.ts';
import { checkChange } from '../families/check-change.ts';

/** A change that breaks a rule on changes as a whole, and one like it that does not. */
interface Row {
  readonly rule: string;
  readonly wrong: Tried;
  readonly right: Tried;
}

interface Tried extends Partial<CheckedChange> {
  readonly files?: readonly string[];
  readonly heads?: Readonly<Record<string, string>>;
  /** Messages of commits. */
  readonly messages?: readonly string[];
}

const TEMPLATE = { '.github/pull_request_template.md': '## What\n\n## Why\n' };

const ROWS: readonly Row[] = [
  { rule: 'Pull requests must target `develop`', wrong: { target: 'main' }, right: { target: 'develop' } },
  { rule: 'All PRs → `dev`', wrong: { target: 'main' }, right: { target: 'dev' } },
  {
    rule: 'Every PR must fully complete the PR template',
    wrong: { description: '## What\n\nIt is faster.', heads: TEMPLATE },
    right: { description: '## What\n\nIt is faster.\n\n## Why\n\nA user waits.', heads: TEMPLATE },
  },
  {
    rule: 'Every PR must link a confirmed issue with `Closes #123` or `Fixes #123`',
    wrong: { description: 'It is faster.' },
    right: { description: 'Closes #12.' },
  },
  {
    rule: 'Add a changeset for every change',
    wrong: { files: ['M a.ts'] },
    right: { files: ['M a.ts', 'A .changeset/brave-cats.md'] },
  },
  {
    rule: 'Changes to `src/api.ts` must be reflected in `docs/api.md`',
    wrong: { files: ['M src/api.ts'] },
    right: { files: ['M src/api.ts', 'M docs/api.md'] },
  },
  {
    rule: 'When `src/api.ts` changes, regenerate `docs/api.md`',
    wrong: { files: ['M src/api.ts'] },
    right: { files: ['M docs/api.md'] },
  },
  {
    rule: 'Register new skills in `docs/skills.md`',
    wrong: { files: ['A skills/release/SKILL.md'], heads: { 'docs/skills.md': '- deploy' } },
    right: { files: ['A skills/release/SKILL.md'], heads: { 'docs/skills.md': '- deploy\n- release' } },
  },
  {
    rule: 'Generated models: `src/models.ts` — do not hand-edit; run `make models`',
    wrong: { files: ['M src/models.ts'] },
    right: { files: ['M src/other.ts'] },
  },
  {
    rule: 'Never create `plugins/<name>/CHANGELOG.md`',
    wrong: { files: ['A plugins/a/CHANGELOG.md'] },
    right: { files: ['A CHANGELOG.md'] },
  },
  { rule: 'Must not create new `*.sh` bash scripts', wrong: { files: ['A a/b.sh'] }, right: { files: ['M a/b.sh'] } },
  {
    rule: 'Never add an AI-assistant signature or `Co-Authored-By` trailer to commit messages',
    wrong: { messages: ['Add it\n\nCo-authored-by: Claude <a@b.c>'] },
    right: { messages: ['Add it\n\nCo-authored-by: Ada <a@b.c>'] },
  },
];

/** Other ways to write the same rule. */
const WRITTEN: Readonly<Record<string, (rule: string) => string>> = {
  'a sentence': (rule) => `${rule}.`,
  'a point of a list': (rule) => `# Guide\n\n- Be kind.\n- ${rule}\n- Read the code first.`,
  'a point below a heading': (rule) => `# Guide\n\n## Rules\n\n1. ${rule}.`,
  'a point in bold': (rule) => `# Rules\n\n- **${rule}.**`,
  'a quote': (rule) => `# Rules\n\n> ${rule}.`,
  'Windows line ends': (rule) => `# Rules\r\n\r\n- ${rule}.\r\n`,
};

/** What does not bear on a rule. */
const HARMLESS: Readonly<Record<string, (tried: Tried) => Tried>> = {
  'the same change': (tried) => tried,
  'its files in another order': (tried) => ({ ...tried, files: [...(tried.files ?? ['M a.ts'])].toReversed() }),
};

async function isReported(
  rule: string,
  { files = ['M a.ts'], messages = ['Add it'], ...more }: Tried,
): Promise<boolean> {
  const found = await checkChange(rule, files, {
    exists: () => Promise.resolve(true),
    readMessages: () => Promise.resolve(messages.map((message) => ({ message }))),
    ...more,
  });
  return found.length > 0;
}

describe.each(Object.entries(WRITTEN))('a rule on changes in %s', (_written, write) => {
  it.each(Object.entries(HARMLESS))('has the same verdict for %s', async (_change, change) => {
    const failed: string[] = [];
    for (const { rule, wrong, right } of ROWS) {
      const verdicts = [await isReported(write(rule), change(wrong)), await isReported(write(rule), change(right))];
      if (verdicts.join(' ') !== 'true false') {
        failed.push(`${rule}: ${verdicts.join(', ')}`);
      }
    }
    expect(failed).toEqual([]);
  });
});
