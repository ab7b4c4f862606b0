import type { Statement } from '../guidelines/statements/statements.ts';
import { readHeadings } from './reading/scope/heading-scope.ts';
import type { Check, Place } from './types.ts';

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

const SAYS_FOLDER = /\b(?:folders?|director(?:y|ies)|packages?|layers?|files?|projects?|workspaces?|crates?)\b/i;

function namesOf(places: readonly Place[]): readonly string[] {
  return places.flatMap((place) => (place.kind === 'folder' ? [place.name] : []));
}

/** Folders that many repositories have, and that headings name by these words. */
const KNOWN_FOLDERS: ReadonlySet<string> = new Set(['docs', 'cli', 'server', 'client', 'api']);

/** `src/hooks/`, `hooks/`, `**\/hooks/**` in code or words. */
function namesFolder(statements: readonly Statement[], name: string): boolean {
  const path = new RegExp(`(?:^|[\\s\`'"(/*])${name}/|/${name}(?:$|[\\s\`'")/])`, 'i');
  return statements.some(
    ({ text, headings, blocks }) =>
      path.test(text) ||
      headings.some(({ title }) => path.test(title)) ||
      blocks.some((block) => path.test(block.code ?? '')),
  );
}
