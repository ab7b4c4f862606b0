import type { FileChange } from '../../changes/types.ts';
import type { Clause, Finder } from '../types.ts';
import { CODE, codesIn, listCodes, plainPhrase } from './code-list.ts';
import { pathIn } from './paths/path-in.ts';
import { readPath, type WrittenPath } from './paths/read-path.ts';
import { regexSource } from '../../text/regex.ts';

const FILES = `(?:the )?${CODE}(?: files?)?(?:,? (?:and )?(?:the )?${CODE}(?: files?)?)+`;
const WHAT = regexSource`
  (?:
    (?:
      all|each|every|any|the|new|its|a|an|ui|user-facing|user-visible|translation|locale|message|text|i18n|config
      |configuration|command|menu|corresponding
    )[ ]
  )*(?:
    keys?|strings?|texts?|entry|entries|translations?|commands?|messages?|labels?|plugins?|settings?|options?
    |rows?
  )
`;
const ADDED = new RegExp(`^(?:${WHAT} )?(?:to|in|into) both (?<files>${FILES})(?: (?:under|below|in) [^,;]{1,40})?$`);
const HAS_KIND = new RegExp(`^${WHAT}$`);
/** Files of entries, where more lines mean more of them. */
export const OF_ENTRIES = /\.(?:json|jsonc|json5|ya?ml|toml|po|arb|properties|strings|resx|ftl|xlf|csv)$/i;

/**
 * "Add every new string to both `en.json` and `de.json`": entries that several files have.
 *
 * Undefined for other clauses, and for files of code, where a line more need not be an entry more.
 */
export function compileEntriesInAll({ subject, verb, object, codes, whenever }: Clause): Finder | undefined {
  const about = plainPhrase(subject);
  const isKnown =
    about === ''
      ? /^(?:add|put|register|define|declare|include|write)$/.test(verb)
      : HAS_KIND.test(about) && /^(?:be|go|exist|appear|add|register|define|declare)$/.test(verb);
  const phrase = plainPhrase(object).replace(/^(?:registered|added|defined|declared|present|listed|included) /, '');
  const list = isKnown ? ADDED.exec(phrase)?.groups?.['files'] : undefined;
  const paths = list === undefined ? [] : codesIn(list, codes).map((code) => readPath(code));
  const known = paths.flatMap((path) => path ?? []);
  if (
    whenever !== undefined ||
    known.length < 2 ||
    known.length < paths.length ||
    !known.every(({ code }) => OF_ENTRIES.test(code))
  ) {
    return undefined;
  }
  const names = listCodes(
    known.map(({ code }) => code),
    'and',
  );
  return {
    looksAt: 'change',
    isAboutChange: true,
    words: `reports entries that are added to only some of ${names}`,
    find: (change) => {
      const first = change.files.find(
        (file) => known.some((one) => isMeant(one, pathIn(change, file.path))) && hasMore(file),
      );
      const missing = known.filter(
        (one) => !change.allFiles.some(({ path }) => isMeant(one, path) || isMeant(one, pathIn(change, path))),
      );
      const without = listCodes(
        missing.map(({ code }) => code),
        'and',
      );
      return first === undefined || missing.length === 0
        ? []
        : [
            {
              path: first.path,
              found: `new lines of ${listCodes([first.path])} without ${without}`,
              note: `This change does not touch ${without}.`,
            },
          ];
    },
  };
}

/** `en/common.json` is the end of a path, whose beginning everybody knows. */
function isMeant({ code, matches }: WrittenPath, path: string): boolean {
  return matches(path) || path.endsWith(`/${code.replace(/^\.?\//, '')}`);
}

/** Whether a change adds more lines to a file than it removes. */
export function hasMore({ hunks, status }: FileChange): boolean {
  const lines = hunks.flatMap((hunk) => hunk.lines);
  const [added, removed] = (['added', 'removed'] as const).map(
    (kind) => lines.filter((line) => line.kind === kind && line.text.trim() !== '').length,
  );
  return status === 'modified' && (added ?? 0) > (removed ?? 0);
}
