import { htmlText } from './markdown-text.ts';

/**
 * A part that readers open by a click. The only HTML of our reports.
 * @param title plain text, which may quote names from outside
 * @param body Markdown
 */
export function fold(title: string, body: string): string {
  return `<details><summary>${htmlText(title)}</summary>\n\n${body}\n\n</details>`;
}
