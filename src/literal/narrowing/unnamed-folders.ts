import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import type { Statement } from '../../guidelines/statements/statements.ts';
import { readHeadings } from '../reading/scope/heading-scope.ts';
import { isAreaTitle, isTopicTitle } from '../reading/scope/doubts.ts';
import { isOfAnybody, saysItself } from './says-itself.ts';
import type { Check, Place } from '../types.ts';

/**
 * Whether only a heading limits a check to a folder, and nothing says that there is one: "React hooks best practices" is
 * about hooks wherever they are, "Handler pattern" about a class. A folder that the document names somewhere is meant.
 */
export function isBelowUnnamedFolder({ clause }: Check, statements: readonly Statement[]): boolean {
  const { statement, scope } = clause;
  const folders = namesOf(scope.inside);
  if (folders.length === 0 || folders.length < scope.inside.length) {
    return false;
  }
  const read = readHeadings(statement.headings);
  const above = namesOf((read.kind === 'scope' ? read.scope : read.known).inside);
  return (
    above.length > 0 &&
    folders.every((name) => above.includes(name) && !KNOWN_FOLDERS.has(name)) &&
    !statement.headings.some(({ title }) => SAYS_FOLDER.test(title)) &&
    !folders.some((name) => namesFolder(statements, name))
  );
}

/**
 * A check of code that only one thing can mean, below a heading that names a topic: "Do not use `ngClass`" below "Templates" is
 * about all templates, and not about a folder of this name.
 */
export function withoutUnnamedFolder(check: Check, statements: readonly Statement[]): Check {
  const { clause } = check;
  const { statement, scope } = clause;
  if (scope.inside.length === 0 || !OF_CODE.has(check.family) || !isBelowUnnamedFolder(check, statements)) {
    return check;
  }
  const everywhere: Check = { ...check, clause: { ...clause, scope: { ...scope, inside: [] } } };
  const isTopic = statement.headings.every(
    ({ title, depth }) => isTopicTitle(title) || (depth === 1 && isAreaTitle(title)),
  );
  const isOpen = listMaskedCodes(clause.object, clause.codes).some((code) => isOfAnybody(code.trim()));
  return isTopic && !isOpen && saysItself(everywhere, { why: { reason: '' }, isTopic }) ? everywhere : check;
}

/**
 * A check without the places that mean something else in its language: below "Provider and backend" in a guide on Terraform, and "in
 * scripts" in one on PowerShell, where every file is a script.
 */
export function withoutPlaceOfLanguage(check: Check): Check {
  const { clause } = check;
  const { languages, inside } = clause.scope;
  const isOfOthers = inside.some(
    (place) => place.kind === 'languages' && !place.ids.some((id) => languages?.includes(id)),
  );
  const areScripts =
    inside.length > 0 && inside.every((place) => place.kind === 'folder' && /^scripts?$/.test(place.name));
  return languages !== undefined &&
    ((isOfOthers && languages.every((id) => OF_INFRASTRUCTURE.has(id))) ||
      (areScripts && languages.every((id) => OF_SCRIPTS.has(id))))
    ? { ...check, clause: { ...clause, scope: { ...clause.scope, inside: [] } } }
    : check;
}

const OF_INFRASTRUCTURE: ReadonlySet<string> = new Set(['terraform', 'bicep', 'dockerfile', 'yaml']);
const OF_SCRIPTS: ReadonlySet<string> = new Set(['powershell', 'shellscript', 'bat', 'fish']);

const OF_CODE: ReadonlySet<string> = new Set(['imports', 'uses']);

const SAYS_FOLDER = /\b(?:folders?|director(?:y|ies)|packages?|layers?|files?|projects?|workspaces?|crates?)\b/i;

function namesOf(places: readonly Place[]): readonly string[] {
  return places.flatMap((place) => (place.kind === 'folder' ? [place.name] : []));
}

/** Folders that many repositories have, and that headings name by these words. */
const KNOWN_FOLDERS: ReadonlySet<string> = new Set(['docs', 'cli', 'server', 'client', 'api']);

/** `src/hooks/`, `hooks/`, `**\/hooks/**` in code; `hooks/` and `src/hooks/` in words, where "parser/hooks errors" is no path. */
function namesFolder(statements: readonly Statement[], name: string): boolean {
  const path = new RegExp(`(?:^|[\\s'"(/*])${name}/|/${name}(?:$|[\\s'")/])`, 'i');
  const inWords = new RegExp(`(?:^|[\\s'"(/*])${name}/(?![\\p{L}\\d])|/${name}/`, 'iu');
  const isNamedIn = (text: string): boolean =>
    text.split('`').some((part, index) => (index % 2 === 1 ? path : inWords).test(part));
  return statements.some(
    ({ text, headings, blocks }) =>
      isNamedIn(text) ||
      headings.some(({ title }) => isNamedIn(title)) ||
      blocks.some((block) => path.test(block.code ?? '')),
  );
}
