import type { FileChange } from '../../changes/types.ts';
import { mapInOrder } from '../../structures/map-in-order.ts';
import type { ChangeSubject, Clause, Finder } from '../types.ts';
import { CODE, codesIn, listCodes, plainPhrase } from './code-list.ts';
import { hasMore, OF_ENTRIES } from './entries-in-all.ts';
import { pathIn } from './paths/path-in.ts';
import { readPath } from './paths/read-path.ts';
import { regexSource } from '../../text/regex.ts';
import { wordsIn } from '../../structures/words-in.ts';

const KEYS = regexSource`
  (?:
    (?:
      all|any|each|every|new|the|its|a|an|ui|user-facing|user-visible|i18n|translation|locale|language|message
      |translated|localized|corresponding
    )[ ]
  )*(?:keys?|strings?|texts?|entry|entries|translations?|messages?|labels?)
`;
const FILES = regexSource`
  (?:all|every|each)(?: (?:of the|the|supported|existing|available|present|other))* (?:
    (?:locale|language|translation|lang|i18n|localization|message)(?: json)? files?|locales?|languages
    |translations
  )(?: files?)?(?: (?:in|under|inside) (?:the )?(?<folder>${CODE})(?: folder| directory)?)?
`;
const ADDED = new RegExp(`^(?:${KEYS} )?(?:to|in|into|for) ${FILES}$`);
const KEPT = new RegExp(`^${FILES} (?:in sync|in step|up to date|up-to-date|synchroni[sz]ed|consistent)$`);
const HAS_KEYS = new RegExp(`^${KEYS}$`);

/** Languages of most translated programs. */
const LANGUAGES = wordsIn(`
  en de fr es it pt nl pl ru uk cs sk sv da nb no fi hu ro bg el tr ar he fa hi bn th vi id ms ja ko zh ca hr sr
  sl et lv lt
`);
const REGIONS = wordsIn(`
  en-US en-GB de-DE fr-FR es-ES it-IT pt-BR pt-PT nl-NL pl-PL ru-RU uk-UA cs-CZ sv-SE tr-TR ja-JP ko-KR zh-CN
  zh-TW zh-Hans zh-Hant es-MX fr-CA
`);
const ALL: readonly string[] = [...LANGUAGES, ...REGIONS, ...REGIONS.map((one) => one.replace('-', '_'))];
const KNOWN: ReadonlySet<string> = new Set(ALL);
/** Folders in which a name of a language means one, and is no other word. */
const OF_LOCALES =
  /(?:^|\/)(?:locales?|i18n|l10n|lang|langs|languages|messages|translations?|strings|localization)(?:\/|$)/i;
const AT_ONCE = 8;

/** "Add new keys to all locale files": entries that the files of all languages have. */
export function compileLocaleFiles({ subject, verb, object, codes, whenever }: Clause): Finder | undefined {
  const about = plainPhrase(subject);
  const phrase = plainPhrase(object).replace(/^(?:added|present|defined|included|translated) /, '');
  const isAdded =
    about === ''
      ? /^(?:add|put|include|write|register|define|provide)$/.test(verb)
      : HAS_KEYS.test(about) && /^(?:be|go|exist|appear|add)$/.test(verb);
  const groups =
    (isAdded ? ADDED.exec(phrase) : null)?.groups ??
    (about === '' && /^(?:keep)$/.test(verb) ? KEPT.exec(phrase) : null)?.groups;
  if (groups === undefined || whenever !== undefined) {
    return undefined;
  }
  const [code] = groups['folder'] === undefined ? [] : codesIn(groups['folder'], codes);
  const folder = code === undefined ? undefined : readPath(code, 'folder');
  if (code !== undefined && folder === undefined) {
    return undefined;
  }
  return {
    looksAt: 'change',
    isAboutChange: true,
    words: `reports entries that are added to the file of one language${code === undefined ? '' : ` in ${listCodes([code])}`} and not to those of the others`,
    find: async (change) => {
      const first = change.files.find(
        (file) =>
          (folder?.matches(pathIn(change, file.path)) ?? OF_LOCALES.test(file.path)) &&
          hasMore(file) &&
          readLocale(file) !== undefined,
      );
      const others = first === undefined ? [] : await listOthers(first, change);
      return first === undefined || others.length === 0
        ? []
        : [
            {
              path: first.path,
              found: `new lines of ${listCodes([first.path])} without ${listCodes(others, 'and')}`,
              note: `This change does not touch ${listCodes(others, 'and')}.`,
            },
          ];
    },
  };
}

/** Where the path of a file of entries says its language: `locales/|en|.json`, `locales/|en|/common.json`. */
function readLocale({
  path,
}: FileChange): { readonly before: string; readonly locale: string; readonly after: string } | undefined {
  if (!OF_ENTRIES.test(path)) {
    return undefined;
  }
  const {
    before = '',
    locale = '',
    after = '',
  } = /^(?<before>.*[/._])(?<locale>[a-z]{2}(?:[-_](?:[A-Z]{2}|Hans|Hant))?)(?<after>(?:\/[^/]+)?\.[a-z0-9]+)$/.exec(
    path,
  )?.groups ?? {};
  return KNOWN.has(locale) ? { before, locale, after } : undefined;
}

/** The files of other languages that are there and that the change leaves as they are. */
async function listOthers(file: FileChange, { allFiles, exists }: ChangeSubject): Promise<readonly string[]> {
  const { before = '', locale = '', after = '' } = readLocale(file) ?? {};
  const changed = new Set(allFiles.map(({ path }) => path));
  const possible = ALL.filter((one) => one !== locale)
    .map((one) => `${before}${one}${after}`)
    .filter((path) => !changed.has(path));
  const there = await mapInOrder(possible, AT_ONCE, async (path) => ((await exists(path)) === true ? [path] : []));
  return there.flat();
}
