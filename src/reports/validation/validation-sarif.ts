import { CLIENT_NAMES } from '../../customizations/known/clients.ts';
import type { Diagnostic, DiagnosticSeverity } from '../../diagnostics/diagnostic.ts';
import { ruleUrl } from '../../diagnostics/rule-url.ts';
import { FAMILIES } from '../../rules/catalogue.ts';
import type { Rule } from '../../rules/types.ts';
import { count } from '../count.ts';
import type { Validation } from './diagnostics.ts';
import { ruleHead } from './rule-listing.ts';
import { resultsWithinLimits, sarifLog } from '../sarif-log.ts';
import { drawResult, ROOT_BASE, SARIF_LEVELS, withFingerprints } from './sarif-result.ts';
import { worstFirst } from './worst-first.ts';

/**
 * Draws the findings as SARIF 2.1.0 within the limits of GitHub's code scanning. If there are too many, the mildest are
 * left out and counted.
 */
export function validationSarif({ diagnostics }: Validation, version: string): Record<string, unknown> {
  const fingerprinted = withFingerprints(diagnostics);
  const kept = resultsWithinLimits(worstFirst(fingerprinted), drawResult);
  const rules = listRules(kept);
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  return sarifLog(
    version,
    rules.map(describeRule),
    kept.map((finding) => ({ ...drawResult(finding), ruleIndex: indexOf.get(finding.rule) })),
    {
      originalUriBaseIds: ROOT_BASE,
      invocations: [{ executionSuccessful: true, ...leftOutNote(diagnostics.length - kept.length) }],
    },
  );
}

function leftOutNote(leftOut: number): Record<string, unknown> {
  const text = `${count(leftOut, 'finding')} did not fit into this file; \`housestyle validate --format json\` has all of them.`;
  return leftOut === 0 ? {} : { toolExecutionNotifications: [{ level: 'warning', message: { text } }] };
}

/** A rule that a finding names; `known` is absent if the catalogue does not have it. */
interface NamedRule {
  readonly id: string;
  readonly known?: { readonly rule: Rule; readonly family: string };
}

function listRules(findings: readonly Diagnostic[]): readonly NamedRule[] {
  const known = new Map(
    FAMILIES.flatMap(({ id: family, rules }) => rules.map((rule) => [rule.id, { rule, family }] as const)),
  );
  const ids = [...new Set(findings.map(({ rule }) => rule))].toSorted();
  return ids.map((id) => {
    const found = known.get(id);
    return found === undefined ? { id } : { id, known: found };
  });
}

/** GitHub shows at most this many characters of a description. */
const MAX_DESCRIPTION_CHARACTERS = 1024;

function describeRule({ id, known }: NamedRule): Record<string, unknown> {
  if (known === undefined) {
    const text = `Findings of ${id}.`;
    return { id, shortDescription: { text }, fullDescription: { text }, help: { text } };
  }
  const { rule, family } = known;
  const { severity, why } = rule.effects[0];
  const description = `${rule.description}.`;
  return {
    id,
    shortDescription: { text: description.slice(0, MAX_DESCRIPTION_CHARACTERS) },
    fullDescription: { text: `${description} ${why}`.slice(0, MAX_DESCRIPTION_CHARACTERS) },
    helpUri: ruleUrl(id),
    help: { text: helpText(rule), markdown: `${ruleHead(rule)}\n\nExamples: <${ruleUrl(id)}>` },
    defaultConfiguration: { level: SARIF_LEVELS[severity] },
    properties: {
      tags: [...new Set([family, ...rule.effects.flatMap(({ clients }) => clients)])],
      precision: 'high',
      ...(family === 'security'
        ? { 'security-severity': SECURITY_SEVERITIES[severity] }
        : { 'problem.severity': severity === 'info' ? 'recommendation' : severity }),
    },
  };
}

/** GitHub's levels: from 7.0 high, from 4.0 medium, below low. */
const SECURITY_SEVERITIES: Readonly<Record<DiagnosticSeverity, string>> = { error: '8.0', warning: '5.0', info: '2.0' };

function helpText({ id, description, effects, fixes, suggests }: Rule): string {
  return [
    `${description}.`,
    ...effects.map(
      ({ clients, severity, why }) =>
        `${clients.map((client) => CLIENT_NAMES[client]).join(', ')} (${severity}): ${why}`,
    ),
    ...(fixes === undefined ? [] : [`housestyle validate --fix: ${fixes}`]),
    ...(suggests === undefined ? [] : [`housestyle validate --fix=suggest: ${suggests}`]),
    ruleUrl(id),
  ].join('\n');
}
