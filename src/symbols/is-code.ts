import { languageOf } from '../text/languages/languages.ts';
import { textKind } from '../text/languages/text-kinds.ts';

/** Whether names can be declared or used in a file: not in prose and data, which only mention them. */
export function isCode(path: string): boolean {
  const language = languageOf(path);
  return language === undefined || textKind(language) === 'code';
}
