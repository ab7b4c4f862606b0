import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { nameOf } from '../../../workspace/paths.ts';
import type { ChangeFinder, Clause } from '../../types.ts';
import { listCodes, plainPhrase } from '../code-list.ts';
import { FILE_STYLES, hasOrdinaryName } from '../paths/file-styles.ts';
import { isNewName, stemOf } from '../paths/file-kinds.ts';
import { singularOf } from '../singular-of.ts';
import { regex } from '../../../text/regex.ts';

const CASE = '(?<style>(?:lower(?:case)?[ -])?(?:kebab|snake|pascal|camel)[- _]?case)';
const CODE_CASE = '(?:\\.[a-z]{2,5})?';
const FILLER = '(?: (?:names?|naming|files?|file ?names?|format|convention|style))*';
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?<things>[a-z][a-z /-]{1,40}?) (?:be|use|follow|name) (?:in )?${CASE}${CODE_CASE}${FILLER}$`),
  new RegExp(`^(?:use|be|name|) ?${CASE}${CODE_CASE}${FILLER} for (?<things>[a-z][a-z ,/-]{1,40})$`),
];
/** Headings below which a list says how things are named. Elsewhere, it may describe what is there. */
const RULES = /\b(?:naming|names?|conventions?|rules?|standards?|style|guidelines?)\b/i;
/** A name with the ending of its kind, which says that the names of files are meant: `DiagramCard.tsx`, `kebab-case.tsx`. */
const SHOWN =
  /`(?<name>[A-Za-z][\w-]*)(?<ending>(?:\.[a-z]+)?\.(?:[jt]sx?|vue|svelte|py|rb|php|sh|ps1|md|mdx|css|scss|ya?ml|json|go|rs|dart|lua|sql))`/g;

/** Names of files that a text shows in code spans, with the endings of their kinds. */
export function listShownFiles(text: string): readonly { readonly name: string; readonly ending: string }[] {
  return [...text.matchAll(SHOWN)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    ending: groups?.['ending'] ?? '',
  }));
}

/** Endings that only files of the kind have. */
const ALL_OF_ENDING: Readonly<Record<string, RegExp>> = {
  '.vue': /\bcomponents?\b|^vue\b/,
  '.svelte': /\bcomponents?\b|^svelte\b/,
  '.sh': /^(?:(?:shell|bash) )?scripts?$/,
  '.ps1': /^(?:powershell )?scripts?$/,
  '.scss': /^(?:style ?sheets?|styles)$/,
  '.sql': /^(?:migrations?|sql)$/,
};
/** Other names for the folder of a kind. */
const FOLDERS: Readonly<Record<string, string>> = {
  utility: 'utils?|utilities|helpers?',
  util: 'utils?|utilities|helpers?',
  helper: 'helpers?|utils?|utilities',
  component: 'components?',
  page: 'pages?|views?|screens?',
  view: 'views?|pages?',
  composable: 'composables?',
  repository: 'repositor(?:y|ies)',
  library: 'libs?|librar(?:y|ies)',
};
/** Words that say nothing of a folder, or mean too much. */
const VAGUE = regex()`
  ^(?:
    file|folder|directory|name|code|class|function|method|variable|constant|type|interface|enum|test|spec|document
    |doc|asset|image|icon|all|other|source|object|property|prop|module|package|project|script|migration|react|vue
    |class|style|database|table|column|field|key|branch|package|skill|agent|command|prompt
  )$
`;
/** Folders inside of that of a kind whose files are of another kind. */
const OTHER_FOLDER = regex('i')`
  ^(?:
    utils?|helpers?|hooks?|types?|tests?|__tests__|__mocks__|mocks?|constants?|styles?|assets?|api|lib|stories
    |fixtures?|config|data|i18n|locales?|icons?|images?
  )$
`;

/**
 * Reads in which style the files of a kind are named, if an example shows that names of files are meant: "Page components:
 * PascalCase (`UserCard.tsx`)". Files of a kind are those in the folder of its name, with the ending of the example.
 */
export function readShownFileStyles({
  polarity,
  subject,
  verb,
  object,
  instead,
  codes,
  statement,
}: Clause): ChangeFinder | undefined {
  const shown = listShownFiles(statement.text);
  const [first] = shown;
  if (
    polarity !== 'required' ||
    instead !== undefined ||
    first === undefined ||
    !RULES.test(
      [
        statement.headings.at(-1)?.title ?? '',
        ...statement.leadIns,
        /^[^:`]{0,60}/.exec(statement.text)?.[0] ?? '',
      ].join(' '),
    )
  ) {
    return undefined;
  }
  const phrase = plainPhrase(unmaskCodeSpans(`${subject} ${verb} ${object}`, codes).replaceAll('`', '').toLowerCase());
  const said = FORMS.map((form) => form.exec(phrase)?.groups).find((groups) => groups !== undefined);
  const words = said?.['style']?.replace(/^lower(?:case)?[ -]/, '').replace('_', ' ');
  const style = words === undefined ? undefined : FILE_STYLES.find((one) => one.words.test(words));
  const { ending } = first;
  const kinds = (said?.['things'] ?? '').split(/,? and |, ?| ?\/ ?/);
  const isMeant = kinds.map((kind) => readKind(kind, ending)).filter((has) => has !== undefined);
  if (
    style === undefined ||
    isMeant.length === 0 ||
    shown.some((one) => one.ending !== ending) ||
    !shown.every(({ name }) => style.fits(name) || style.words.test(name.toLowerCase()))
  ) {
    return undefined;
  }
  const named = kinds.map((kind) => kind.replace(/ files?$/, '').replace(/[a-z]+$/, singularOf)).join(' and ');
  const name = `${named} files that end with ${listCodes([ending])}`;
  return {
    looksAt: 'change',
    findingKind: 'naming',
    about: [`${named} files`],
    words: `reports new ${name} whose names are not in ${style.name}`,
    find: ({ files }) =>
      files.flatMap((file) =>
        isNewName(file) &&
        file.path.endsWith(ending) &&
        isMeant.some((has) => has(file.path)) &&
        hasOrdinaryName(file.path) &&
        !BESIDE.test(file.path) &&
        !style.fits(stemOf(file.path))
          ? [
              {
                path: file.path,
                found: `the file name ${listCodes([nameOf(file.path)])}`,
                note: `The name of this new file is not in ${style.name}.`,
              },
            ]
          : [],
      ),
  };
}

const BESIDE = /\.(?:test|spec|stories|story|mock|d)\.\w+$|_test\.\w+$|(?:^|\/)(?:tests?|__tests__|__mocks__)\//;

function readKind(words: string, ending: string): ((path: string) => boolean) | undefined {
  const plain = words
    .replace(/^(?:(?:all|the|new|every|each) )+/, '')
    .replace(/(?<=\S) (?:files?|file ?names?|modules?)$/, '');
  const whole = Object.hasOwn(ALL_OF_ENDING, ending) ? ALL_OF_ENDING[ending] : undefined;
  if (whole?.test(plain) === true) {
    return () => true;
  }
  const noun = singularOf(plain.split(' ').at(-1) ?? '');
  if (noun.length < 3 || VAGUE.test(noun)) {
    return undefined;
  }
  const names = Object.hasOwn(FOLDERS, noun)
    ? (FOLDERS[noun] ?? noun)
    : `${noun}s?|${noun.replace(/y$/, 'ies')}|${noun}es`;
  const inFolder = new RegExp(`(?:^|/)(?:${names})/(?:(?<below>[^/]+)/)?[^/]+$`, 'i');
  const isHook = noun === 'hook';
  return (path) => {
    const found = inFolder.exec(path);
    const below = found?.groups?.['below'];
    return (
      found !== null &&
      !(below !== undefined && OTHER_FOLDER.test(below)) &&
      (isHook || !/^use(?:[A-Z]|-)/.test(stemOf(path)))
    );
  };
}
