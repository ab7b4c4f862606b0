import { drawMarkdown, type Table } from '../bench/accuracy/tables.ts';
import { readResults, type Result } from '../bench/context/results.ts';
import { readPinned } from '../bench/context/pinned.ts';

/** Draws `docs/context.md` from the stored results of `bench/context`. Nothing is measured. */
export function drawContextPage(): string {
  const { now, before, alone } = readResults();
  return `${[
    '# What the prompt shows of the code around a change',
    '<!-- Generated from bench/context/results.json by `npm run generate`. -->',
    INTRODUCTION,
    drawMarkdown(drawRepositories()),
    '## Figures',
    ...(now === undefined ? [] : drawResult(now)),
    ...(alone === undefined ? [] : ['## What each kind of context is worth', ALONE, ...drawResult(alone)]),
    ...(before === undefined
      ? []
      : [`<details><summary>Before (commit ${before.commit})</summary>`, ...drawResult(before), '</details>']),
    LIMITS,
    RERUN,
  ].join('\n\n')}\n`;
}

const INTRODUCTION = `A reviewer can judge a change only as well as it sees what the change rests on. For real commits, an oracle lists:

- **signatures**: declarations outside of functions that added lines refer to and that the commit does not add itself, in changed files and in other files
- **full**: the whole text of those that have fewer than 80 lines
- **a caller**: a use of each changed function outside of it
- **locals**: local variables and parameters that added lines use

The oracle is TypeScript's language service for TypeScript and JavaScript, and jedi for Python. For Go, names are matched. Then the built command draws its prompts (\`housestyle dump\`). A declaration counts as shown if its line is in a request that also shows a line which uses it. The other rows are plain prompts with the same fixed part and the same room left for lookups: the hunks with 3 or 10 lines around them, the changed files whole, and these with the files they import.

Each commit adds between 5 and 600 lines of source and is no merge. The commits are chosen by a fixed seed. Single misses of the *tuning* half may be looked at while the product is improved. The figures below are of the *reported* half.`;

const ALONE =
  'The providers of context find different kinds of code (`leave-out-context` names them). The rows show the prompts with all of them, with none, without each one, and with only that one. Kinds that are not code of the repository, such as linked issues, raise no share here and cost tokens only if a repository has them.';

const LIMITS = `What the figures do not say:

- No model is asked. They measure what a model could see, not what it finds.
- Packages are not installed, so types that come from them are not followed.
- Fields that Python sets in methods are not counted, and a member without a known type is found only if no other has its name.
- In Go, a member counts only if its name has one declaration in the repository.
- The seconds depend on the machine.`;

const RERUN = `## Rerun

\`\`\`console
npm run build
npm run bench:context -- DIR          # commits of your own repository
npm run bench:context                 # the pinned repositories; clones them from GitHub
npm run bench:context -- --store now  # stores the figures of the reported half
npm run bench:context -- --alone --store alone
npm run generate                      # draws this page
\`\`\`

Python files need jedi (\`pip install jedi\`). \`HOUSESTYLE_REPOSITORIES\` or \`--repositories DIR\` names a folder with clones, which are then used instead of GitHub. What the oracle lists is kept in \`node_modules/.cache\`.`;

function drawRepositories(): Table {
  return {
    title: 'Repositories',
    columns: ['repository', 'mostly', 'half', 'newest commit', 'commits'],
    rows: readPinned().map(({ name, language, half, head, commits }) => [
      `[${name}](https://github.com/${name})`,
      language,
      half,
      `\`${head.slice(0, 10)}\``,
      commits.length,
    ]),
  };
}

function drawResult({ commit, sample, tables }: Result): readonly string[] {
  return [`Measured at commit ${commit}: ${sample}`, ...tables.map(drawMarkdown)];
}
