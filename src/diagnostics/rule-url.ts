/** The address of the project. */
export const PROJECT_URL = 'https://github.com/housestyle/housestyle';
const DOCS = `${PROJECT_URL}/blob/main/docs`;

/** The address of a rule's page. */
export function ruleUrl(id: string): string {
  return docsUrl(`rules/${id}.md`);
}

/** The address of a page of the documentation, such as `literal-checks.md`. */
export function docsUrl(page: string): string {
  return `${DOCS}/${page}`;
}
