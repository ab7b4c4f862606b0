import { languageOf } from '../../text/languages/languages.ts';
import type { Check } from '../types.ts';

/** Languages whose files contain code of others. */
const WITH_OTHERS: ReadonlySet<string> = new Set(['astro', 'html', 'markdown', 'mdx', 'php', 'razor', 'svelte', 'vue']);

/**
 * The languages of all files that patterns such as `*.go` and `src/*.{ts,tsx}` match. Undefined if they may match files of
 * any language.
 */
export function languagesOfPatterns(patterns: readonly string[]): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  for (const pattern of patterns) {
    const last = pattern.split('/').at(-1)?.trim() ?? '';
    const { ending = '', endings } =
      /^\*{1,2}(?<ending>(?:\.\w+)+)$|^\*{1,2}\.\{(?<endings>[\w.,]+)\}$/.exec(last)?.groups ?? {};
    for (const one of endings === undefined ? [ending] : endings.split(',').map((name) => `.${name}`)) {
      const language = one === '' ? undefined : languageOf(`x${one}`);
      if (language === undefined) {
        return undefined;
      }
      found.add(language);
    }
  }
  return found.size === 0 ? undefined : found;
}

/** Whether a check can report anything in files of some languages. */
export function canReportAmong(check: Check, languages: ReadonlySet<string>): boolean {
  const {
    finder,
    clause: { scope },
  } = check;
  if (finder.looksAt === 'change' || [...languages].some((one) => WITH_OTHERS.has(one))) {
    return true;
  }
  return [...languages].some(
    (one) =>
      scope.languages?.includes(one) !== false &&
      finder.languages?.includes(one) !== false &&
      finder.mayReportLanguage?.(one) !== false,
  );
}
