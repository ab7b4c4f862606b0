import {
  blankRanges,
  containsScripts,
  findScripts,
  keepRanges,
  type EmbeddedScript,
} from '../../text/languages/embedded-scripts.ts';
import type { TextSubject } from '../types.ts';

/** A file of markup, divided by the languages in it. Places in the parts are those of the file. */
export interface ScriptParts {
  /** One for each language of its scripts. */
  readonly scripts: readonly TextSubject[];
  /** What is around the scripts, and scripts in languages without a grammar. */
  readonly markup: TextSubject;
}

/** The code of PHP in a page, which may have no end. */
const PHP_CODE = /<\?[\s\S]*?(?:\?>|$)/g;

/**
 * Divides a component or page into its scripts and its markup, which for PHP is the whole file. Undefined for any other file, and
 * without its text.
 */
export function divideByScripts(subject: TextSubject): ScriptParts | undefined {
  const { head, languageId } = subject;
  if (head !== undefined && languageId === 'php' && /<script[\s>]/i.test(head)) {
    // PHP is read in the whole file: it may stand in a script too.
    const page = head.replaceAll(PHP_CODE, (code) => blankRanges(code, [{ start: 0, end: code.length }]));
    return { scripts: listScripts(subject, page, 'html'), markup: subject };
  }
  if (head === undefined || !containsScripts(languageId)) {
    return undefined;
  }
  const scripts = findScripts(head, languageId);
  return {
    scripts: listScripts(subject, head, languageId),
    markup: partOf(
      subject,
      languageId,
      blankRanges(
        head,
        scripts.filter(({ language }) => language !== undefined),
      ),
    ),
  };
}

function listScripts(subject: TextSubject, page: string, languageId: string): readonly TextSubject[] {
  const scripts = findScripts(page, languageId);
  const languages = [...new Set(scripts.flatMap(({ language }) => language ?? []))];
  return languages.map((language) => partOf(subject, language, keepRanges(page, ofLanguage(scripts, language))));
}

/** The scripts of a language in the text of a file of markup, with blanks around them. */
export function keepScripts(text: string, languageId: string, language: string): string {
  return keepRanges(text, ofLanguage(findScripts(text, languageId), language));
}

function ofLanguage(scripts: readonly EmbeddedScript[], wanted: string): readonly EmbeddedScript[] {
  return scripts.filter(({ language }) => language === wanted);
}

function partOf(subject: TextSubject, languageId: string, head: string): TextSubject {
  const lines = head.split('\n');
  const added = subject.added
    .map(({ number }) => ({ number, text: lines[number - 1]?.replace(/\r$/, '') ?? '' }))
    .filter(({ text }) => text.trim() !== '');
  const numbers = new Set(added.map(({ number }) => number));
  return { ...subject, languageId, head, added, isAdded: (line) => numbers.has(line) };
}
