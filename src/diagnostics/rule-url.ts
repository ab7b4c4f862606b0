const PAGES = 'https://github.com/housestyle/housestyle/blob/main/docs/rules';

/** The page of a rule. */
export function ruleUrl(id: string): string {
  return `${PAGES}/${id}.md`;
}
