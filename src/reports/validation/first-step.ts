import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../structures/group-by.ts';
import { count } from '../count.ts';
import type { Validation } from './diagnostics.ts';
import { worstFirst } from './worst-first.ts';
import { shownPath } from '../../text/shown/shown-path.ts';

/** The last line of a report: what to do first. */
export function describeFirstStep({ diagnostics }: Validation): readonly string[] {
  const step = firstStep(diagnostics);
  return step === undefined ? [] : [`Next: ${step}`];
}

/** A single finding needs no advice. */
const MIN_FINDINGS = 2;

/** The worst findings come first. Among them, those of a rule with many, because one decision may settle them all. */
function firstStep(diagnostics: readonly Diagnostic[]): string | undefined {
  const [worst] = worstFirst(diagnostics);
  if (worst === undefined || diagnostics.length < MIN_FINDINGS) {
    return undefined;
  }
  const { severity } = worst;
  const own = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
  const fixable = own.filter(({ fix }) => fix !== undefined && fix.kind !== 'rename').length;
  if (severity === 'info') {
    return 'nothing has to change; infos name a better way.';
  }
  if (fixable * 2 > own.length) {
    const which =
      own.length === 1
        ? `the ${severity}`
        : fixable === own.length
          ? `all ${count(fixable, severity)}`
          : `${fixable} of the ${count(own.length, severity)}`;
    return `\`housestyle validate --fix --dry-run\` shows how to fix ${which}.`;
  }
  const rules = [...groupBy(own, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length);
  const [rule, most] = rules[0] ?? [worst.rule, own];
  if (rules.length > 1 && most.length * 2 >= own.length && most.length > 2) {
    return `\`housestyle validate --rule ${rule}\` shows ${most.length} of the ${count(own.length, severity)}, all from one rule.`;
  }
  const files = new Set(own.map(({ path }) => path));
  const place = `${shownPath(worst.path)}:${worst.start.line}`;
  return own.length < diagnostics.length && own.length > 1
    ? `\`housestyle validate --severity ${severity}\` shows only the ${count(own.length, severity)}, in ${count(files.size, 'file')}.`
    : `start with the ${severity} at ${place}.`;
}
