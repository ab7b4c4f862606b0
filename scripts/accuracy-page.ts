import { readRepositories } from '../bench/accuracy/repositories.ts';
import { BENCHES, readResults, type BenchName, type EarlierResult, type Result } from '../bench/accuracy/results.ts';
import { drawMarkdown, type Goal, type Table } from '../bench/accuracy/tables.ts';

const TITLES: Readonly<Record<BenchName, string>> = {
  placement: 'On which line a finding is placed',
  replies: 'What is read from a reply',
  suggestions: 'Which suggestions are posted',
};

const GENERATED = '<!-- Generated from bench/accuracy/results.json by `npm run generate`. -->';

/** Draws `docs/accuracy.md` from the stored results of the benches. Nothing is measured. */
export function drawAccuracyPage(): string {
  const sections = drawEach(({ title, now, before }) => drawSection(title, now, before));
  return `${['# How accurate reviews are', GENERATED, INTRODUCTION, REPOSITORIES, ...sections, RERUN].join('\n\n')}\n`;
}

/** Draws `bench/accuracy/tables.md`: the tables behind the figures of the page, and the repositories. */
export function drawAccuracyTables(): string {
  const sections = drawEach(({ title, now }) => [`## ${title}`, ...now.tables.map(drawMarkdown)].join('\n\n'));
  return `${['# Tables of the accuracy of reviews', GENERATED, drawRepositories(), ...sections].join('\n\n')}\n`;
}

function drawEach(
  draw: (of: { readonly title: string; readonly now: Result; readonly before: EarlierResult | undefined }) => string,
): readonly string[] {
  const results = readResults();
  return BENCHES.flatMap((name) => {
    const result = results[name];
    return result === undefined ? [] : [draw({ title: TITLES[name], now: result.now, before: result.before })];
  });
}

const INTRODUCTION =
  'Models quote lines inexactly, miscount them, and bend JSON. These figures show what Housestyle makes of such replies. They are measured from the outside: a small model server gives made-up replies to the built command, and what the command prints is compared with what the replies meant. The benches import nothing from `src/`.';

const RERUN = `## Rerun

\`\`\`console
npm run build
npm run accuracy                  # all benches; clones the repositories from GitHub
npm run accuracy -- placement     # one bench
npm run generate                  # draws this page and the tables
\`\`\`

\`HOUSESTYLE_REPOSITORIES\` or \`--repositories DIR\` names a folder with clones, which are then used instead of GitHub. \`--full\` measures every combination instead of a sample, and \`--dry-run\` stores nothing. The same seed gives the same replies. Small parts of the benches run as tests (\`test/end-to-end/*-accuracy.test.ts\`) and fail when a figure misses its threshold.`;

const REPOSITORIES =
  'The replies are about pinned commits of public repositories, each compared with its parent. Single failures of the *tuning* half may be looked at while the product is improved. Of the *reported* half only figures are known. Goals are measured on the reported half. [bench/accuracy/tables.md](../bench/accuracy/tables.md) has all tables and the repositories.';

function drawRepositories(): string {
  return drawMarkdown({
    title: 'Repositories',
    columns: ['repository', 'mostly', 'half', 'newest commit', 'commits'],
    rows: readRepositories().map(({ name, language, half, head, commits }) => [
      `[${name}](https://github.com/${name})`,
      language,
      half,
      `\`${head.slice(0, 10)}\``,
      commits.length,
    ]),
  });
}

function drawSection(title: string, now: Result, before: EarlierResult | undefined): string {
  return [
    `## ${title}`,
    now.description,
    `Measured at commit ${now.commit} (${now.date}), seed \`${now.seed}\`.`,
    drawMarkdown(drawGoals(now, before)),
    ['What the figures do not say:', '', ...now.limits.map((limit) => `- ${limit}`)].join('\n'),
  ].join('\n\n');
}

function drawGoals(now: Result, before: EarlierResult | undefined): Table {
  return {
    title: 'Goals',
    columns: ['figure', 'goal', 'now', ...(before === undefined ? [] : [`before (${before.commit}, ${before.date})`])],
    rows: now.goals.map((goal) => [
      goal.name,
      describeGoal(goal),
      goal.value,
      ...(before === undefined ? [] : [before.goals.find(({ name }) => name === goal.name)?.value ?? null]),
    ]),
  };
}

function describeGoal({ atLeast, atMost }: Goal): string {
  const least = atLeast === undefined ? '' : `≥ ${atLeast}`;
  return atMost === undefined ? least : `≤ ${atMost}`;
}
