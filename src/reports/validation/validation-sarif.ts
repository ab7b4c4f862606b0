import { CLIENT_NAMES } from '../../customizations/known/clients.ts';
import type { Diagnostic, DiagnosticSeverity } from '../../diagnostics/diagnostic.ts';
import { ruleUrl } from '../../diagnostics/rule-url.ts';
import { computeFingerprint } from '../../rules/baseline.ts';
import { FAMILIES } from '../../rules/catalogue.ts';
import type { Rule } from '../../rules/types.ts';
import { showHidden } from '../../text/hidden/visible.ts';
import { count } from '../count.ts';
import type { Validation } from './diagnostics.ts';
import { firstWithin } from '../markdown/room.ts';
import { otherPathsSentence } from './other-paths.ts';
import { ruleHead } from './rule-listing.ts';
import { MAX_SARIF_RESULTS, sarifLog, sarifUri } from '../sarif-log.ts';
import { worstFirst } from './worst-first.ts';

const LEVELS: Readonly<Record<DiagnosticSeverity, string>> = { error: 'error', warning: 'warning', info: 'note' };

/**
 * Draws the findings as SARIF 2.1.0 within the limits of GitHub's code scanning. If there are too many, the mildest are
 * left out and counted.
 *
 * @see https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support-for-code-scanning
 */
export function validationSarif({ diagnostics }: Validation, version: string): Record<string, unknown> {
  const fingerprinted = withFingerprints(diagnostics);
  const kept = withinLimits(worstFirst(fingerprinted));
  const rules = listRules(kept);
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  return sarifLog(
    version,
    rules.map(describeRule),
    kept.map((finding) => ({ ...drawResult(finding), ruleIndex: indexOf.get(finding.rule) })),
    {
      originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
      invocations: [{ executionSuccessful: true, ...leftOutNote(diagnostics.length - kept.length) }],
    },
  );
}

/** The name of the root of all paths, as in GitHub's own analysis. */
const ROOT = '%SRCROOT%';

interface Fingerprinted extends Diagnostic {
  readonly fingerprint: string;
}

/** Equal findings are distinguished by their order in the file. */
function withFingerprints(diagnostics: readonly Diagnostic[]): readonly Fingerprinted[] {
  const seen = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const print = computeFingerprint(diagnostic);
    const nth = (seen.get(print) ?? 0) + 1;
    seen.set(print, nth);
    return { ...diagnostic, fingerprint: `${print}:${nth}` };
  });
}

/** Most characters: GitHub accepts 10 MB after gzip, which needs at most two bytes for a character. */
const MAX_CHARACTERS = 4_500_000;

function withinLimits(findings: readonly Fingerprinted[]): readonly Fingerprinted[] {
  const first = findings.slice(0, MAX_SARIF_RESULTS);
  const drawn = first.map((finding) => JSON.stringify(drawResult(finding)));
  return first.slice(0, firstWithin(drawn, MAX_CHARACTERS).length);
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
    defaultConfiguration: { level: LEVELS[severity] },
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

function drawResult(finding: Fingerprinted): Record<string, unknown> {
  const { rule, severity, path, start, end, fingerprint } = finding;
  return {
    ruleId: rule,
    level: LEVELS[severity],
    message: { text: composeMessage(finding) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: fileLocation(path),
          region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
        },
      },
    ],
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    ...drawFixes(finding),
  };
}

function fileLocation(path: string): Record<string, unknown> {
  return { uri: sarifUri(path), uriBaseId: ROOT };
}

/** Most characters of a message, which may quote texts from outside. */
const MAX_MESSAGE_CHARACTERS = 4_000;

/** GitHub shows only the first sentence in a list, and would make a link of `[text](address)`. */
function composeMessage(finding: Diagnostic): string {
  const { message, why, hint } = finding;
  const sentences = [`${message}.`, why ?? '', hint ?? '', otherPathsSentence(finding)].filter(
    (sentence) => sentence !== '',
  );
  return showHidden(sentences.join(' ').slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed()).replaceAll('](', ']\u200B(');
}

/** Longer fixes are left out of SARIF to save space. */
const MAX_INSERTED_CHARACTERS = 2_000;

/** Fixes that edit parts of a file. SARIF cannot express a new name or a whole new file. */
function drawFixes({ path, fix }: Diagnostic): Record<string, unknown> {
  if (fix?.kind !== 'edits' || fix.edits.reduce((sum, { text }) => sum + text.length, 0) > MAX_INSERTED_CHARACTERS) {
    return {};
  }
  const replacements = fix.edits
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, text }) => ({
      deletedRegion: { charOffset: start, charLength: end - start },
      ...(text === '' ? {} : { insertedContent: { text } }),
    }));
  return { fixes: [{ artifactChanges: [{ artifactLocation: fileLocation(path), replacements }] }] };
}
