import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info } from '../effects.ts';
import type { Effects, FileRule, Said } from '../types.ts';

interface Fault {
  readonly said: Said;
  readonly range: { readonly start: number; readonly end: number };
  readonly effects?: Effects;
}

export const cursorRuleActivation: FileRule<Fault> = {
  id: 'cursor-rule-activation',
  scope: 'file',
  kinds: ['cursor-rule'],
  description: 'A rule of Cursor is used only when somebody names it, or its globs have no effect',
  effects: [info(['cursor'], 'Cursor uses the rule only in a request that names it with `@`.')],
  source: 'https://cursor.com/docs/context/rules#rule-anatomy',
  collect(text) {
    return text.frontmatter.problems.some(({ severity }) => severity === 'error') ? undefined : findFault(text);
  },
  check({ said, range, effects }, { path, standing }, report) {
    if (path.endsWith('.mdc') && standing !== 'stray') {
      report(range, said, effects && { effects });
    }
  },
};

const GLOBS_IGNORED: Effects = [info(['cursor'], 'Cursor sends the rule with every request and ignores its globs.')];

function findFault({ frontmatter, text }: CheckedText): Fault | undefined {
  const { alwaysApply, description, globs } = frontmatter.data;
  if (alwaysApply === true) {
    const range = hasText(globs) ? frontmatter.rangeOf(['globs']) : undefined;
    return (
      range && {
        range,
        said: {
          message: '`globs` has no effect next to `alwaysApply: true`',
          hint: 'Remove the globs, or write `alwaysApply: false`.',
        },
        effects: GLOBS_IGNORED,
      }
    );
  }
  // A value of another type is reported by another rule.
  if ((alwaysApply ?? false) !== false || hasText(description) || hasText(globs)) {
    return undefined;
  }
  return {
    range: frontmatter.rangeOfKey(['alwaysApply']) ?? { start: 0, end: Math.min(3, text.length) },
    said: {
      message: 'The rule neither always applies, nor has `globs` or a `description`',
      hint: 'Add `alwaysApply: true`, `globs`, or a `description` by which the agent chooses the rule.',
    },
  };
}

function hasText(value: unknown): boolean {
  return typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'number' || (Array.isArray(value) && value.length > 0);
}
