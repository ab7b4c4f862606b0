import type { Frontmatter } from '../../../text/frontmatter/types.ts';
import type { CheckedText } from '../texts/checked-text.ts';

/** Whether the file has frontmatter that was read without an error. Then a key that is not in its data is not in the file. */
export function isReadWithoutError({ frontmatter }: Pick<CheckedText, 'frontmatter'>): boolean {
  return frontmatter.present && frontmatter.problems.every(({ severity }) => severity !== 'error');
}

/** Whether the values were read as their author meant them, so that rules can judge them. A repeated key does no harm here. */
export function areValuesReadable({ problems }: Frontmatter): boolean {
  return problems.every(({ severity, code }) => severity === 'warning' || code === 'yaml-duplicate-key');
}
