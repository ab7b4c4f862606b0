import { clientsOf, CLIENT_NAMES, type Client } from '../../customizations/known/clients.ts';
import type { Customization, Instructions } from '../../customizations/types.ts';
import { findNearestGlob } from '../../guidelines/nearest-glob.ts';
import { readStatements } from '../../guidelines/statements/statements.ts';
import { whyNotUsed } from '../../guidelines/takes-part.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { locateText } from '../../customizations/locate.ts';
import { compileGuideline } from '../../literal/compile-guideline.ts';
import { describeFamilyCheck } from '../../literal/describe-scope.ts';
import { describeTextSearch } from '../../literal/describe-text-search.ts';
import { canCount } from '../../literal/run/can-count.ts';
import type { CheckSwitches } from '../../literal/switches/check-switches.ts';
import { listNames } from '../../text/shown/list-names.ts';
import { count } from '../../reports/count.ts';
import type { WhyCode, WhyReport } from '../../reports/guidance/why.ts';
import type { CustomizationReceipt } from '../../reports/review/review-result.ts';
import type { Chosen } from '../choose/choose-guidance.ts';
import type { FoundRule } from './find-rule.ts';
import { writeStatement } from '../../guidelines/statements/write-statement.ts';

/** What decides whether a rule applies to a file. */
export interface WhySubject {
  readonly chosen: Chosen;
  readonly receipts: readonly CustomizationReceipt[];
  readonly switches: CheckSwitches;
  /** The clients that the team works with; empty: all. */
  readonly clients: readonly Client[];
  /** The name of the revision that the rules were read from. */
  readonly readFrom: string;
  /** Whether the file is one of the changed files. */
  readonly isChanged: boolean;
}

interface Answer {
  readonly code: WhyCode;
  readonly reason: string;
  readonly hint?: string;
}

/** Says whether a rule applies to a file, or names the one reason why not: the first one that nothing later can change. */
export function explainRule(rule: FoundRule, path: string, subject: WhySubject): WhyReport {
  const customization = chooseCustomization(rule, subject);
  const answer = explain(rule, path, customization, subject);
  const { statement } = rule;
  return {
    rule: { source: rule.source, ...statement },
    path,
    applies: answer.code === 'applies',
    ...answer,
    readFrom: subject.readFrom,
    readers: customization?.readers ?? [],
    notes: [
      ...listFacts(rule, path, customization, subject, answer.code),
      ...(rule.others.length === 0
        ? []
        : [`the same words are also at ${rule.others.slice(0, MAX_OTHERS).join(', ')}`]),
    ],
  };
}

const MAX_OTHERS = 5;

/** The customization with the rule. A file that is found twice, such as by a setting too, counts as the one that applies. */
function chooseCustomization({ source }: FoundRule, { chosen }: WhySubject): Customization | undefined {
  const own = chosen.guidelines.decisions.filter(({ customization }) => customization.path === source);
  return (own.find(({ kind }) => kind === 'applies') ?? own[0])?.customization;
}

function explain(rule: FoundRule, path: string, customization: Customization | undefined, subject: WhySubject): Answer {
  return (
    whyNotRead(rule, customization, subject) ??
    whyOtherClient(customization, subject) ??
    whyFileNotReviewed(path, subject) ??
    whyNoMatch(customization, path, subject) ??
    whyCut(rule, subject) ??
    explainStatement(rule, path, customization, subject)
  );
}

function whyNotRead(
  { source }: FoundRule,
  customization: Customization | undefined,
  { chosen }: WhySubject,
): Answer | undefined {
  if (customization === undefined) {
    const left = chosen.customizations.leftOut.find((one) => one.source === source);
    return left === undefined
      ? {
          code: 'not-read',
          reason: `no assistant reads \`${source}\` as instructions at this place`,
          hint: `Import it with \`@${source}\` in AGENTS.md or CLAUDE.md, or move its rules to \`.github/instructions/NAME.instructions.md\`.`,
        }
      : { code: 'left-out', reason: left.reason };
  }
  return 'content' in customization
    ? undefined
    : { code: 'selected-only', reason: customization.reason, hint: 'Move the rule to an instruction file.' };
}

function whyOtherClient(customization: Customization | undefined, { clients }: WhySubject): Answer | undefined {
  const readers = customization?.readers ?? [];
  const own = clientsOf(readers);
  if (clients.length === 0 || readers.length === 0 || own.some((client) => clients.includes(client))) {
    return undefined;
  }
  const names = own.length === 0 ? 'another program' : listNames(own.map((client) => CLIENT_NAMES[client]));
  return {
    code: 'other-client',
    reason: `only ${names} ${own.length > 1 ? 'read' : 'reads'} this file, and \`clients\` names ${listNames(clients.map((client) => CLIENT_NAMES[client]))}`,
    hint: 'Move the rule to AGENTS.md or to `.github/instructions/`, which more clients read.',
  };
}

function whyFileNotReviewed(path: string, { chosen, isChanged }: WhySubject): Answer | undefined {
  if (!isChanged) {
    return {
      code: 'not-changed',
      reason: `the change does not touch \`${path}\``,
      hint: 'Leave out the revisions to ask about the file as it is.',
    };
  }
  const isReviewed = chosen.files.some((file) => file.path === path);
  const excluded = chosen.excluded.find((file) => file.path === path);
  return isReviewed || excluded === undefined
    ? undefined
    : { code: 'file-not-reviewed', reason: `the file is not reviewed: ${excluded.reason}` };
}

function whyNoMatch(
  customization: Customization | undefined,
  path: string,
  { chosen }: WhySubject,
): Answer | undefined {
  const decision = chosen.guidelines.decisions.find((one) => one.customization === customization);
  if (customization === undefined || !('content' in customization) || decision === undefined) {
    return undefined;
  }
  if (decision.kind === 'applies' && decision.guideline.appliesTo.has(path)) {
    return undefined;
  }
  const { compatibility } = chosen.customizations;
  const excluded = whyNotUsed(customization, 'review', compatibility);
  if (excluded !== undefined) {
    return { code: 'excluded', reason: excluded };
  }
  const miss = whyScopeMisses(customization, path, compatibility);
  if (miss !== undefined) {
    return miss;
  }
  return { code: 'repeated', reason: decision.kind === 'left-out' ? decision.reason : 'it applies to other files' };
}

function whyScopeMisses(
  { applies, folder }: Instructions,
  path: string,
  compatibility: Chosen['customizations']['compatibility'],
): Answer | undefined {
  const isOutside = folder !== '' && !path.startsWith(`${folder}/`);
  switch (applies.kind) {
    case 'folder':
      return applies.folder !== '' && !path.startsWith(`${applies.folder}/`)
        ? { code: 'no-match', reason: `it applies to files in \`${applies.folder}\` only` }
        : undefined;
    case 'globs': {
      const reason = `\`${applies.key}: ${applies.written}\` does not match \`${path}\``;
      if (isOutside) {
        return { code: 'no-match', reason: `${reason}: it counts in the workspace folder \`${folder}\` only` };
      }
      const miss = findNearestGlob(applies.patterns, path, folder, compatibility);
      return {
        code: 'no-match',
        reason: miss === undefined ? reason : `${reason}: ${miss.why}`,
        ...(miss?.instead === undefined ? {} : { hint: `\`${miss.instead}\` would match.` }),
      };
    }
    case 'language':
      return { code: 'no-match', reason: `the language of the file is not \`${applies.language}\`` };
    case 'never':
      return { code: 'no-match', reason: applies.reason };
  }
}

function whyCut({ source }: FoundRule, { receipts }: WhySubject): Answer | undefined {
  const receipt = receipts.find((one) => one.source === source && one.guideline !== undefined);
  return receipt?.sent === 'cut'
    ? {
        code: 'over-budget',
        reason: `the prompt has no room for this file of ${count(receipt.tokens ?? 0, 'token')}`,
        hint: 'Raise `max-input-tokens`, or shorten the instruction files. `housestyle dump` shows what takes the room.',
      }
    : undefined;
}

function explainStatement(
  { statement }: FoundRule,
  path: string,
  customization: Customization | undefined,
  subject: WhySubject,
): Answer {
  const guideline = guidelineOf(customization, subject);
  const by = guideline?.appliesTo.get(path);
  const applies: Answer = {
    code: 'applies',
    reason: by === undefined || by === '*' ? 'its rules are for all files' : `\`${by}\` matches the file`,
  };
  const compiled =
    guideline === undefined || statement === undefined ? undefined : findCompiled(guideline, statement, subject);
  switch (compiled?.kind) {
    case undefined:
    case 'rule':
      return applies;
    case 'background':
      return {
        code: 'not-a-rule',
        reason: 'its file applies, but this statement describes something and directs nothing',
        hint: 'Word it as a rule: "Use …", "Never …", "Do not …".',
      };
    case 'process':
      return {
        code: 'not-a-rule',
        reason: 'its file applies, but this statement directs the work of people and assistants, not code',
      };
    case 'off':
      return { code: 'check-off', reason: `its check without a model is switched off: ${compiled.why}` };
    case 'checked': {
      const counts = compiled.checks.some((check) => guideline !== undefined && canCount(check, path, guideline));
      const [check] = compiled.checks;
      return counts || check === undefined
        ? applies
        : { code: 'other-place', reason: `the rule's own words limit it: it ${describeFamilyCheck(check)}` };
    }
  }
}

function guidelineOf(customization: Customization | undefined, { chosen }: WhySubject): Guideline | undefined {
  const found = chosen.guidelines.decisions.find(
    (one) => one.customization === customization && one.kind === 'applies',
  );
  return found?.kind === 'applies' ? found.guideline : undefined;
}

function findCompiled(
  guideline: Guideline,
  { line, text }: NonNullable<FoundRule['statement']>,
  { switches }: WhySubject,
): ReturnType<typeof compileGuideline>[number] | undefined {
  return compileGuideline(guideline, switches).find(
    ({ statement }) =>
      locateText(guideline.content, statement.offset).line === line && writeStatement(statement) === text,
  );
}

/** Sentences on how a rule that applies is checked. */
function listFacts(
  { statement }: FoundRule,
  path: string,
  customization: Customization | undefined,
  subject: WhySubject,
  code: WhyCode,
): readonly string[] {
  const guideline = guidelineOf(customization, subject);
  if (code !== 'applies' || guideline === undefined) {
    return [];
  }
  const isReadByReview = (customization?.readers ?? []).includes('github-review');
  return [
    ...(statement === undefined
      ? [`it has ${count(readStatements(0, guideline.content.text).length, 'statement')}`]
      : describeCheck(findCompiled(guideline, statement, subject), path, guideline)),
    ...(isReadByReview ? [] : ['Copilot’s own review does not read this file; Housestyle does']),
  ];
}

function describeCheck(
  compiled: ReturnType<typeof compileGuideline>[number] | undefined,
  path: string,
  guideline: Guideline,
): readonly string[] {
  if (compiled?.kind === 'checked') {
    const own = compiled.checks.filter((check) => canCount(check, path, guideline));
    const search = [describeTextSearch(own, [path], guideline) ?? []].flat();
    return [`checked without a model: ${[...new Set(own.map(describeFamilyCheck)), ...search].join('; ')}`];
  }
  return compiled?.kind === 'rule' ? [`only a model can judge it: ${compiled.why.reason}`] : [];
}
