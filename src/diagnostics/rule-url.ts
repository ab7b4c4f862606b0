const PAGES = 'https://github.com/housestyle/housestyle/blob/main/docs/rules';

/** The address of a rule's page. */
export function ruleUrl(id: string): string {
  return `${PAGES}/${id}.md`;
}
