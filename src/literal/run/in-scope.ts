import { isTestPath } from '../../symbols/is-test.ts';
import { compileGlob } from '../../text/globs/glob.ts';
import { languageOf } from '../../text/languages/languages.ts';
import { folderOf } from '../../workspace/paths.ts';
import type { Check, Place, Scope } from '../types.ts';

/** Tells of files, by path and language, whether a clause counts in them. */
export type ScopeTest = (path: string) => boolean;

/**
 * The scope of a check with the pages whose scripts it reads: the script of `page.html` is JavaScript, and a check of the code
 * of JavaScript looks at nothing else there.
 */
export function scopeOf({ clause: { scope }, finder }: Pick<Check, 'clause' | 'finder'>): Scope {
  const { languages } = scope;
  return finder.looksAt === 'code' && languages?.includes('javascript') === true && !languages.includes('html')
    ? { ...scope, languages: [...languages, 'html'] }
    : scope;
}

/** Makes a test of the files in which a check counts: those of its scope in which it may report something. */
export function prepareCounts(check: Pick<Check, 'clause' | 'finder'>): ScopeTest {
  const isInScope = prepareScope(scopeOf(check));
  const { mayReportIn, mayReportLanguage, leavesTestsOut = false } = check.finder;
  return mayReportIn === undefined && mayReportLanguage === undefined && !leavesTestsOut
    ? isInScope
    : (path) =>
        isInScope(path) &&
        mayReportIn?.(path) !== false &&
        mayReportLanguage?.(languageOf(path)) !== false &&
        !(leavesTestsOut && isTestPath(path));
}

/** Makes a test of a scope; its globs are compiled once. */
export function prepareScope({ languages, inside, outside }: Scope): ScopeTest {
  const wanted = languages && new Set(languages);
  const inPlaces = inside.map(prepareInside);
  const outOfPlaces = outside.map(preparePlace);
  // The language comes last, because finding it takes longest.
  return (path) =>
    (inPlaces.length === 0 || inPlaces.some((contains) => contains(path))) &&
    !outOfPlaces.some((contains) => contains(path)) &&
    (wanted === undefined || wanted.has(languageOf(path) ?? ''));
}

/** A test has the name of what it tries, such as `UserServiceTests.cs`, and is not a service. Its folders say what it belongs to. */
function prepareInside(place: Place): ScopeTest {
  const isIn = preparePlace(place);
  return place.kind === 'folder' ? (path) => isIn(isTestPath(path) ? `${folderOf(path)}/` : path) : isIn;
}

function preparePlace(place: Place): ScopeTest {
  switch (place.kind) {
    case 'tests':
      return isTestPath;
    case 'folder': {
      const name = place.name.toLowerCase();
      // Most paths do not have the name anywhere.
      return (path) => path.toLowerCase().includes(name) && namesIn(path).includes(name);
    }
    case 'paths': {
      const globs = place.globs.map(compileGlob);
      return (path) => globs.some((glob) => glob.kind === 'glob' && glob.matches(path));
    }
    case 'languages': {
      const ids = new Set(place.ids);
      return (path) => ids.has(languageOf(path) ?? '');
    }
  }
}

/**
 * The names that a path is made of: `controllers`, `user` and `controller` in `controllers/UserController.cs`, and its folders
 * as they are: `commonMain`.
 */
function namesIn(path: string): readonly string[] {
  return [...path.split(/[/._-]|(?<=[a-z\d])(?=[A-Z])/), ...path.split('/')].map((name) => name.toLowerCase());
}
