import { EXIT, UserError, usageError } from '../errors.ts';
import { chooseGuidance } from '../jobs/choose/choose-guidance.ts';
import { listGuidelines } from '../jobs/guidelines.ts';
import { openFolder } from '../jobs/open/open-folder.ts';
import type { LocalChange } from '../jobs/open/local-change.ts';
import { openLocalChange } from '../jobs/open/open-local-change.ts';
import { explainRule } from '../jobs/why/explain-rule.ts';
import { findRule, nearestStatements, readRuleQuery, type FoundRule, type RuleQuery } from '../jobs/why/find-rule.ts';
import { defaultInputTokens } from '../models/known-models.ts';
import { readSwitches } from '../options/read-switches.ts';
import { whyText, type WhyReport } from '../reports/guidance/why.ts';
import { jsonText } from '../text/json/json-text.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { localGuidance } from './open/guidance.ts';
import { loadTokenizer } from './assets/load-assets.ts';
import { relativeToRepository, withChange, withNamedFiles, type OpenedChange } from './open/open-change.ts';
import type { Terminal } from './output/terminal.ts';

/**
 * `housestyle why RULE FILE`: prints whether a rule applies to a file, or the one reason why not. Without revisions, the
 * files on disk are asked, and then the base, because a review reads its rules from there.
 */
export async function runWhy(line: CommandLine, terminal: Terminal): Promise<number> {
  const [rule, file] = line.operands;
  if (rule === undefined || file === undefined) {
    throw usageError(
      'missing-operand',
      '`why` needs a rule and a file',
      "For example `housestyle why AGENTS.md:12 src/cart.ts`, or `housestyle why 'Never use var' src/cart.ts`.",
    );
  }
  if (STATEMENT_NUMBER.test(rule)) {
    throw usageError(
      'statement-number',
      `"${rule}" is the number of a statement in one prompt, and another prompt may give it to another statement`,
      'Name the rule by its file and line, for example `housestyle why AGENTS.md:12 src/cart.ts`.',
    );
  }
  const path = await relativeToRepository(line.repo, file, 'the second operand');
  await refuseSwapped(line.repo, rule, path);
  const asked = { ...line, forFiles: namesChange(line) ? [] : [file] };
  const open = namesChange(line) ? withChange : withNamedFiles;
  const report = await open(asked, terminal, (opened) => answer(opened, asked, { rule, path }));
  await terminal.print(line.format === 'json' ? jsonText(report) : whyText(report, terminal.paint, terminal.columns));
  return EXIT.done;
}

/** Throws a `UserError` if the words of the rule are where the file should be: an answer about that "file" would mislead. */
async function refuseSwapped(repo: string | undefined, rule: string, path: string): Promise<void> {
  const { workspace } = await openFolder(repo);
  const isMissing = async (one: string): Promise<boolean> => (await workspace.read(one)).kind === 'missing';
  // `src/cart.ts AGENTS.md:12`
  const [, named] = /^(.+):\d+$/.exec(path) ?? [];
  const isLine = named !== undefined && (await isMissing(path)) && !(await isMissing(named));
  if (isLine && isRelative(rule) && !rule.includes(':') && !(await isMissing(rule))) {
    throw usageError(
      'swapped-operands',
      `"${path}" names a rule, and "${rule}" a file`,
      `The rule comes first, then the file: \`housestyle why ${path} ${rule}\`.`,
    );
  }
  if (/\s/.test(path) && !/\s/.test(rule) && isRelative(rule) && !(await isMissing(rule)) && (await isMissing(path))) {
    throw usageError(
      'swapped-operands',
      `"${rule}" is a file, and there is no file "${path}"`,
      `The rule comes first, then the file: \`housestyle why '${path}' ${rule}\`.`,
    );
  }
}

/** Whether a workspace can be asked for the path. */
function isRelative(path: string): boolean {
  return !path.startsWith('/') && !path.split('/').includes('..');
}

/** The number that a guideline or a statement has in prompts and findings, such as `2.7`. */
const STATEMENT_NUMBER = /^\d{1,4}(?:\.\d{1,4})?$/;

function namesChange({ base, head, staged, workingTree, diff }: CommandLine): boolean {
  return base !== undefined || head !== undefined || staged || workingTree || diff !== undefined;
}

interface Asked {
  readonly rule: string;
  readonly path: string;
}

async function answer(opened: OpenedChange, line: CommandLine, { rule, path }: Asked): Promise<WhyReport> {
  const { subject } = opened;
  const head = namesChange(line) ? subject.sides.head : undefined;
  const here = await look(opened, path, line);
  const query = await readRuleQuery(
    rule,
    [here.workspace, ...(head === undefined ? [] : [head])],
    here.chosen.customizations,
  );
  const found = await here.find(query);
  if (head !== undefined) {
    return found === undefined
      ? onlyOnHead(await requireElsewhere(query, opened, head, line, here), path, here.readFrom)
      : explainRule(found, path, here);
  }
  if (found === undefined) {
    throw notFound(query, here);
  }
  const report = explainRule(found, path, here);
  return report.applies ? await checkBase(report, found, opened, line) : report;
}

/** The rules of one revision, and everything that decides whether they apply. */
async function look(
  { subject, options }: OpenedChange,
  path: string,
  line: CommandLine,
): Promise<
  Parameters<typeof explainRule>[2] & { workspace: Workspace; find: (q: RuleQuery) => Promise<FoundRule | undefined> }
> {
  const chosen = await chooseGuidance(subject, options);
  const { receipts } = await listGuidelines(subject, chosen, options, {
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model),
  });
  const { repository: workspace } = subject.guidance;
  const applying = new Set(
    chosen.guidelines.applicable.flatMap(({ content, appliesTo }) => (appliesTo.has(path) ? [content] : [])),
  );
  const prefers = ({ content }: { content: (typeof chosen.guidelines.applicable)[number]['content'] }): boolean =>
    applying.has(content);
  return {
    chosen,
    receipts,
    workspace,
    switches: readSwitches(options),
    clients: options.clients,
    readFrom: workspace.name,
    isChanged: subject.changes.files.some((file) => file.path === path) || !namesChange(line),
    find: (query) => findRule(query, { customizations: chosen.customizations, prefers, workspace }),
  };
}

type Looked = Awaited<ReturnType<typeof look>>;

/** Finds a rule that the base does not have in the head of the change. */
async function requireElsewhere(
  query: RuleQuery,
  opened: OpenedChange,
  head: Workspace,
  line: CommandLine,
  here: Looked,
): Promise<FoundRule> {
  const { subject } = opened;
  const guidance = { ...subject.guidance, repository: head };
  const there = await look({ ...opened, subject: { ...subject, guidance } }, '', line);
  const found = await there.find(query);
  if (found === undefined) {
    throw notFound(query, here);
  }
  return found;
}

function onlyOnHead(found: FoundRule, path: string, base: string): WhyReport {
  return {
    rule: { source: found.source, ...found.statement },
    path,
    applies: false,
    code: 'only-head',
    reason: `a review reads its rules from the base, and ${base} does not have this one yet`,
    hint: 'It applies once it is merged. `--instructions-from head` reads the rules of the head.',
    readFrom: base,
    readers: [],
    notes: [],
  };
}

/** A rule on disk may be missing in the base: then a review of this branch does not use it yet. */
async function checkBase(
  report: WhyReport,
  found: FoundRule,
  opened: OpenedChange,
  line: CommandLine,
): Promise<WhyReport> {
  const base = await openBase(line);
  if (base === undefined) {
    return {
      ...report,
      notes: [...report.notes, 'no base was found to compare with, so only the files on disk were read'],
    };
  }
  try {
    const { trusted } = base;
    const guidance = await localGuidance(trusted, trusted, opened.options, line.userFolder);
    const there = await look({ ...opened, subject: { ...opened.subject, trusted, guidance } }, report.path, line);
    const isThere = there.chosen.guidelines.decisions.some(({ customization }) => customization.path === found.source);
    const query: RuleQuery =
      found.statement === undefined
        ? { kind: 'file', path: found.source }
        : { kind: 'words', words: found.statement.text };
    const same = isThere ? await there.find(query) : undefined;
    return same === undefined ? onlyOnHead(found, report.path, trusted.name) : report;
  } finally {
    base.close();
  }
}

async function openBase(line: CommandLine): Promise<LocalChange | undefined> {
  try {
    return await openLocalChange({ repo: line.repo, base: undefined, source: { kind: 'revision', head: undefined } });
  } catch (error) {
    // Expected without git, without a commit or without a default branch: only the disk can be asked then.
    if (!(error instanceof UserError)) {
      throw error;
    }
    return undefined;
  }
}

function notFound(query: RuleQuery, { chosen, readFrom }: Looked): Error {
  if (query.kind !== 'words') {
    return usageError('no-rule', `"${query.path}" is not in ${readFrom}`, '`housestyle guidelines` lists the files.');
  }
  const near = nearestStatements(query.words, chosen.customizations);
  return usageError(
    'no-rule',
    `No instruction file and no other text of ${readFrom} says "${query.words}"`,
    near.length === 0
      ? '`housestyle guidelines --statements` lists all rules.'
      : `The nearest rules are at ${near.join(', ')}.`,
  );
}
