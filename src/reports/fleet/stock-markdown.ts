import { groupBy } from '../../structures/group-by.ts';
import { shorten } from '../../text/shown/shorten.ts';
import { count } from '../count.ts';
import { fold } from '../markdown/fold.ts';
import { codeSpan, plainMarkdown } from '../markdown/markdown-text.ts';
import { takeWithin } from '../markdown/room.ts';
import type { FleetStock, RepositoryStock } from './stock.ts';

/** GitHub drops a job summary of more than 1 MiB; the JSON has everything. */
const MAX_ROWS_CHARACTERS = 600_000;
const MAX_DETAILS_CHARACTERS = 200_000;
const MAX_PROBLEMS = 5;
const MAX_MESSAGE_CHARACTERS = 200;

/** One page on all repositories: the totals, a row for each, the rules that are broken most, and the details. */
export function stockMarkdown(stock: FleetStock, missing: readonly string[] = []): string {
  const { owner, repositories, skipped } = stock;
  const failed = repositories.filter((one) => one.failed !== undefined);
  const worstFirst = repositories.toSorted((a, b) => rankOf(a) - rankOf(b));
  const guided = repositories.filter(({ files }) => files.length > 0);
  const parts = [
    `# Instructions of ${plainMarkdown(owner)}`,
    `${countRepositories(repositories.length)}, ${guided.length} with instructions, ${count(sum(repositories, 'errors'), 'error')} and ${count(sum(repositories, 'warnings'), 'warning')}. Archived repositories and forks are not read: ${skipped}.`,
    ...(failed.length === 0 ? [] : [`**${failed.length} could not be read.** The table begins with them.`]),
    ...(missing.length === 0
      ? []
      : [`**Missing parts: ${missing.join(', ')}.** Their repositories are not in this page.`]),
    drawTable(worstFirst),
    ...drawConfigurations(worstFirst),
    ...drawCentral(repositories),
    ...drawBroken(repositories),
    ...drawDetails(worstFirst),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** With hundreds of repositories, nobody looks for those that need work. */
function rankOf({ failed, configuration, errors, warnings, dead }: RepositoryStock): number {
  return failed !== undefined ? 0 : configuration !== undefined || errors > 0 ? 1 : warnings + dead.length > 0 ? 2 : 3;
}

function countRepositories(number: number): string {
  return number === 1 ? '1 repository' : `${number} repositories`;
}

function sum(repositories: readonly RepositoryStock[], name: 'errors' | 'warnings'): number {
  return repositories.reduce((total, one) => total + one[name], 0);
}

const HEAD =
  '| Repository | Files | Rules that apply | Checked without a model | Dead | Errors | Warnings |\n| --- | --- | --- | --- | --- | --- | --- |';

function drawTable(repositories: readonly RepositoryStock[]): string {
  const rows = takeWithin(repositories.map(drawRow), MAX_ROWS_CHARACTERS);
  const more = repositories.length - rows.length;
  return [HEAD, ...rows, ...(more > 0 ? ['', `… and ${more} more; the JSON has them.`] : [])].join('\n');
}

function drawRow({ repository, failed, files, dead, errors, warnings }: RepositoryStock): string {
  const name = codeSpan(repository);
  if (failed !== undefined) {
    return `| ${name} | not read: ${plainMarkdown(shorten(failed, MAX_MESSAGE_CHARACTERS))} | | | | | |`;
  }
  const rules = files.reduce((total, file) => total + file.rules, 0);
  const checked = files.reduce((total, file) => total + file.checked, 0);
  return `| ${[name, files.length, rules, checked, dead.length, errors, warnings].join(' | ')} |`;
}

/** What has to be mended in configurations that can be read, such as a key that everybody can read. */
function drawConfigurations(repositories: readonly RepositoryStock[]): readonly string[] {
  const rows = repositories.flatMap(({ repository, configuration }) =>
    configuration === undefined ? [] : [`- ${codeSpan(repository)}: ${plainMarkdown(configuration)}`],
  );
  return rows.length === 0 ? [] : ['## Configurations to mend', listWithin(rows, '\n')];
}

const MAX_NAMES = 20;

/** Which central configurations are extended, and by how many: a policy reaches no repository that extends none. */
function drawCentral(repositories: readonly RepositoryStock[]): readonly string[] {
  const isUnknown = (one: RepositoryStock): boolean => one.failed !== undefined && one.extends === undefined;
  const unknown = repositories.filter(isUnknown);
  const byFile = groupBy(
    repositories.filter((one) => !isUnknown(one)),
    (one) => one.extends,
  );
  if (byFile.size === 0 || (byFile.size === 1 && byFile.has(undefined))) {
    return [];
  }
  const rows = [...byFile]
    .toSorted(([one = '', a], [other = '', b]) => b.length - a.length || (one < other ? -1 : 1))
    .map(([file, own]) => drawExtending(file === undefined ? 'none' : codeSpan(file), own));
  return [
    '## Central configuration',
    [
      '| Extended file | Count | Repositories |\n| --- | --- | --- |',
      ...rows,
      ...(unknown.length === 0 ? [] : [drawExtending('not known, as it could not be read', unknown)]),
    ].join('\n'),
  ];
}

function drawExtending(file: string, own: readonly RepositoryStock[]): string {
  const names = own.slice(0, MAX_NAMES).map(({ repository }) => codeSpan(repository));
  const more = own.length > MAX_NAMES ? [`${own.length - MAX_NAMES} more`] : [];
  return `| ${file} | ${own.length} | ${[...names, ...more].join(', ')} |`;
}

function drawBroken(repositories: readonly RepositoryStock[]): readonly string[] {
  const counts = new Map<string, { findings: number; repositories: number }>();
  for (const [rule, findings] of repositories.flatMap(({ broken }) => Object.entries(broken))) {
    const before = counts.get(rule) ?? { findings: 0, repositories: 0 };
    counts.set(rule, { findings: before.findings + findings, repositories: before.repositories + 1 });
  }
  const rows = [...counts]
    .toSorted(
      ([one, a], [other, b]) => b.repositories - a.repositories || b.findings - a.findings || (one < other ? -1 : 1),
    )
    .map(([rule, found]) => `| ${codeSpan(rule)} | ${found.repositories} | ${found.findings} |`);
  return rows.length === 0
    ? []
    : [
        '## Rules of the validator that are broken',
        ['| Rule | Repositories | Findings |\n| --- | --- | --- |', ...rows].join('\n'),
      ];
}

function drawDetails(repositories: readonly RepositoryStock[]): readonly string[] {
  const details = repositories.flatMap((one) => {
    const lines = [...listFiles(one), ...listDead(one), ...listProblems(one)];
    return lines.length === 0 ? [] : [fold(one.repository, lines.join('\n'))];
  });
  return details.length === 0 ? [] : ['## Details', listWithin(details, '\n\n')];
}

/** As many as there is room for, and how many are left out. */
function listWithin(texts: readonly string[], between: string): string {
  const shown = takeWithin(texts, MAX_DETAILS_CHARACTERS);
  const more = texts.length - shown.length;
  const rest = more === 0 ? [] : [`${between === '\n' ? '- ' : ''}… and ${more} more; the JSON has them.`];
  return [...shown, ...rest].join(between);
}

function listFiles({ files }: RepositoryStock): readonly string[] {
  return files.map(
    ({ path, rules, checked }) => `- ${codeSpan(path)}: ${count(rules, 'rule')}, ${checked} checked without a model`,
  );
}

function listDead({ dead }: RepositoryStock): readonly string[] {
  return dead.map(
    ({ path, reason }) =>
      `- ${codeSpan(path)} applies to nothing: ${plainMarkdown(shorten(reason, MAX_MESSAGE_CHARACTERS))}`,
  );
}

function listProblems({ problems, broken }: RepositoryStock): readonly string[] {
  const shown = problems
    .slice(0, MAX_PROBLEMS)
    .map(
      ({ rule, severity, path, line, message }) =>
        `- ${severity === 'error' ? '**error**' : plainMarkdown(severity)} ${codeSpan(`${path}:${line}`)} ${plainMarkdown(shorten(message, MAX_MESSAGE_CHARACTERS))} (${codeSpan(rule)})`,
    );
  const more = Object.values(broken).reduce((all, findings) => all + findings, 0) - shown.length;
  return more > 0 ? [...shown, `- … and ${more} more; \`housestyle validate\` in the repository lists them.`] : shown;
}
