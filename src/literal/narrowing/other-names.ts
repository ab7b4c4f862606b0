import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import type { Statement } from '../../guidelines/statements/statements.ts';
import type { Check } from '../types.ts';
import { languageOfDocument } from './document-languages.ts';
import { FAMILIES_OF_CODE } from './families-of-code.ts';
import { isAbout } from './is-about.ts';
import { wordSet } from '../../structures/words-in.ts';

/**
 * ``Name boolean properties with a `has_` prefix`` in a project of Go or TypeScript is about the properties of events or columns,
 * which are texts in code.
 */
export function isInOtherStyle(
  { family, finder, clause: { scope } }: Check,
  statements: readonly Statement[],
): boolean {
  const languages = scope.languages ?? languageOfDocument(statements);
  return (
    family === 'naming' &&
    /\bdo not begin with `[a-z]+_`/.test(finder.words) &&
    languages?.some((id) => WITH_UNDERSCORES.has(id)) !== true
  );
}

/** Languages in which names of several words are joined by `_`. */
const WITH_UNDERSCORES: ReadonlySet<string> = wordSet('python ruby rust php c cpp elixir lua shellscript sql r');

/** ``Categories: `config-*.spec.ts` (UI), `plan.spec.ts` (workflows)``: the first form is not that of all. */
export function isOneOfSeveral({ finder, clause: { statement } }: Check): boolean {
  return (
    /^reports new .* names are not of the form\b/.test(finder.words) &&
    statement.parts.some(
      ({ kind, value }) => kind === 'code' && /\.[a-z]{1,5}$/.test(value) && !finder.words.includes(value),
    ) &&
    (statement.text.match(/` \(/g) ?? []).length > 1
  );
}

/** ``Never use `androidx.compose` dependencies``: packages of Kotlin keep the name that the group of another library has. */
export function isCoordinate({ family, clause: { object, codes } }: Check): boolean {
  return (
    FAMILIES_OF_CODE.has(family) &&
    /\p{Co} dependenc(?:y|ies)\b/u.test(object) &&
    listMaskedCodes(object, codes).every((code) => /^[a-z]\w*(?:\.[a-z]\w*)+$/.test(code.trim()))
  );
}

/** "Unit tests in `*.unit.test.ts`", where the document says of integration tests that they are `*.test.ts`. */
export function isOfSomeTests({ finder, clause: { statement } }: Check, statements: readonly Statement[]): boolean {
  const kind = KIND_OF_TESTS.exec(statement.text)?.[0].toLowerCase();
  return (
    kind !== undefined &&
    finder.findingKind === 'naming' &&
    isAbout(finder, 'test files') &&
    statements.some(({ text }) => {
      const other = KIND_OF_TESTS.exec(text)?.[0].toLowerCase();
      return other !== undefined && other.replace(/s$/, '') !== kind.replace(/s$/, '') && SHOWS_NAMES.test(text);
    })
  );
}

const KIND_OF_TESTS =
  /\b(?:unit|integration|e2e|end-to-end|browser|smoke|functional|acceptance|component|ui|visual|performance|contract|snapshot)[- ]tests?\b/i;
/** A form of names of files: `*.spec.ts`. */
const SHOWS_NAMES = /`[^`]*[._](?:test|spec)\.[a-z]+`/i;
