import { foldFilePath } from '../file-names.ts';
import { languageOf } from '../languages/languages.ts';
import type { TextForm } from './assigned-secrets.ts';
import { wordSet } from '../../structures/words-in.ts';
import { regex } from '../regex.ts';

/** Formats in which values stand without quotes. */
const BARE: ReadonlySet<string> = wordSet(
  'dotenv dockerfile dockercompose ini properties shellscript toml makefile yaml',
);

/** What people write. */
const PROSE: ReadonlySet<string> = new Set(['markdown', 'plaintext', 'restructuredtext', 'asciidoc']);

/** Folders of texts in languages of people: `lang/de/auth.php`, `Resources/de.lproj/Main.strings`, `res/values-de/strings.xml`. */
const FOLDER =
  /(?:^|\/)(?:lang|langs|languages?|locales?|l10n|i18n|nls|translations?|[\w-]+\.lproj|values-[a-z]{2}(?:-r[a-z]{2})?)\//;
/** Formats for such texts alone, and names of their files: `messages_de.properties`, `locale_de-DE.ini`, `de-DE.json`. */
const FILE = regex()`
  \.(?:po|pot|arb|xlf|xliff|strings|stringsdict|xcstrings|resx|ftl)$
  |(?:^|\/)(?:
    (?:messages|locale|lang|strings|translations?|validationmessages)[-_.][a-z]{2}(?:[-_][a-z]{2,4})?
    |[a-z]{2}(?:[-_][a-z]{2})?
  )\.(?:json5?|ya?ml|toml|ini|properties|php|[cm]?[jt]s)$
`;

/** How the text of a file writes values, by its name. */
export function textFormOf(path: string | undefined): TextForm {
  const languageId = path === undefined ? undefined : languageOf(path);
  return {
    // Files of unknown formats are mostly configurations.
    isBare: hasBareValues(languageId) || (path !== undefined && languageId === undefined),
    isProse: languageId !== undefined && PROSE.has(languageId),
    isTranslation: path !== undefined && isTranslation(path),
  };
}

/** Whether values may stand without quotes in files of a language. */
export function hasBareValues(languageId: string | undefined): boolean {
  return languageId !== undefined && BARE.has(languageId);
}

function isTranslation(path: string): boolean {
  const folded = foldFilePath(path);
  return FOLDER.test(folded) || FILE.test(folded);
}
