import { quote } from '../../text/shown/quote.ts';
import { nearestName } from '../reading/json/json-keys.ts';
import { findOpeningLine } from '../reading/agents/agent-places.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { warning } from '../effects.ts';
import type { Report, TextRule } from '../types.ts';

export const windsurfRuleTrigger: TextRule = {
  id: 'windsurf-rule-trigger',
  scope: 'text',
  kinds: ['windsurf-rule'],
  description: 'The trigger of a rule of Windsurf is not a known word, or lacks what it needs',
  effects: [warning(['windsurf'], 'Windsurf cannot decide when to use the rule, and may never use it.')],
  source: 'https://docs.windsurf.com/windsurf/cascade/memories#activation-modes',
  check(text, report) {
    const { frontmatter } = text;
    const { trigger, globs, description, alwaysApply } = frontmatter.data;
    if (!frontmatter.present || frontmatter.problems.some(({ severity }) => severity === 'error')) {
      return;
    }
    if (trigger === undefined || trigger === null) {
      // Without any of its keys, the block may be a horizontal rule, or be meant for another program.
      if (globs !== undefined && globs !== null) {
        report(frontmatter.rangeOfKey(['globs']) ?? findOpeningLine(text), {
          message: '`globs` has no effect without `trigger: glob`',
          hint: alwaysApply === true ? 'Write `trigger: always_on` for `alwaysApply`.' : 'Add `trigger: glob`.',
        });
      }
      return;
    }
    checkTrigger(text, trigger, report);
    if (trigger === 'glob' && isBlank(globs)) {
      reportAt(text, report, '`trigger: glob` needs `globs`', 'Add `globs: src/**/*.ts`.');
    }
    if (trigger === 'model_decision' && isBlank(description)) {
      reportAt(text, report, '`trigger: model_decision` needs a `description`', 'Describe when to use the rule.');
    }
  },
};

const TRIGGERS = ['always_on', 'model_decision', 'glob', 'manual'];

function checkTrigger({ frontmatter }: CheckedText, trigger: unknown, report: Report): void {
  const range = frontmatter.rangeOf(['trigger']);
  if (range === undefined || (typeof trigger === 'string' && TRIGGERS.includes(trigger))) {
    return;
  }
  const written = String(trigger).toLowerCase().replaceAll(/[- ]/g, '_');
  const near = TRIGGERS.includes(written) ? written : (SYNONYMS[written] ?? nearestName(written, TRIGGERS));
  report(range, {
    message: `${quote(String(trigger))} is not a trigger`,
    hint: near === undefined ? `Write ${TRIGGERS.map((one) => `\`${one}\``).join(', ')}.` : `Did you mean \`${near}\`?`,
  });
}

const SYNONYMS: Readonly<Record<string, string>> = {
  always: 'always_on',
  alwayson: 'always_on',
  globs: 'glob',
  auto: 'model_decision',
  model: 'model_decision',
};

function reportAt({ frontmatter }: CheckedText, report: Report, message: string, hint: string): void {
  const range = frontmatter.rangeOf(['trigger']);
  if (range !== undefined) {
    report(range, { message, hint });
  }
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string'
    ? value.trim() === ''
    : typeof value !== 'number' && (!Array.isArray(value) || value.length === 0);
}
