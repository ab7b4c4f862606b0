import { languageOf } from '../../../text/languages/languages.ts';
import { folderOf, nameOf } from '../../../workspace/paths.ts';
import { readKnownFiles } from '../../known-files.ts';
import type { ChangeFinder, Clause } from '../../types.ts';
import { listCodes } from '../code-list.ts';
import { isNewName, readFileKind } from '../paths/file-kinds.ts';
import { IN_MIGRATIONS } from '../paths/kinds-by-words.ts';
import { singularOf } from '../singular-of.ts';
import type { NameTemplate } from '../templates/read-template.ts';
import { readTemplateRule } from './template-clauses.ts';
import { regex } from '../../../text/regex.ts';

/**
 * Reads of which form the names of some files are: "Adapters: `noun-adapter.ts`", "Prompts: `tsh-<action>.prompt.md`", "ADRs are
 * named `docs/adr/NNN-title.md`". Which files are meant, the words say, or the template by its folder, beginning or ending.
 */
export function readFileTemplates(clause: Clause): ChangeFinder | undefined {
  const rule = readTemplateRule(clause);
  if (rule === undefined || !rule.templates.every(({ kind }) => kind !== 'name')) {
    return undefined;
  }
  const { kind, templates } = rule;
  const [first] = templates;
  // Specifications are called tests elsewhere.
  if (
    BELONGS_TO.test(kind) ||
    templates.some((one) => languageOf(one.own.written) === undefined && one.kind === 'file') ||
    (/\btests?\b/.test(kind) && templates.some(({ own }) => own.written.endsWith('.md')))
  ) {
    return undefined;
  }
  const selects = templates.map((template) => readSelection(kind, template));
  if (first === undefined || selects.includes(undefined)) {
    return undefined;
  }
  const isMeant = (path: string): boolean => selects.some((has) => has?.(path) === true);
  const forms = listCodes(templates.map(({ written }) => written));
  const asks = [...new Set(templates.flatMap(({ own }) => own.asks))];
  return {
    looksAt: 'change',
    findingKind: 'naming',
    about: [kindWords(kind)],
    words: `reports new ${kindWords(kind)} whose names are not of the form ${forms}${asks.length === 0 ? '' : ` (${asks.join(', ')})`}`,
    find: ({ files }) =>
      files.flatMap((file) => {
        const { path } = file;
        const isOdd = isNewName(file) && !OF_READERS.test(path) && isMeant(path);
        return isOdd && !templates.some((template) => fits(template, path))
          ? [
              {
                path,
                found: `the file name ${listCodes([nameOf(path)])}`,
                note: `The name of this new file is not of the form ${forms}.`,
              },
            ]
          : [];
      }),
  };
}

/** "Corresponding prompt file: …" says what belongs to another file, and not which files have such names. */
const BELONGS_TO = /^(?:the )?(?:corresponding|related|matching|associated|accompanying|respective|companion) /;

function kindWords(kind: string): string {
  return /^(?:files?|file names?|file naming)$/.test(kind)
    ? 'files'
    : / files?$/.test(kind)
      ? kind.replace(/ files?$/, ' files')
      : kind.endsWith('s')
        ? kind
        : `${kind} files`;
}

/** What explains a folder to its readers, and what tools find by its name. */
const OF_READERS = regex('i')`
  (?:^|\/)(?:
    (?:README|AGENTS|CLAUDE|GEMINI|INDEX|CHANGELOG|TEMPLATE|LICENSE)(?:[._-][\w-]+)*\.\w+|[._][^/]*
    |(?:index|mod|main|__init__|conftest|setup|types|utils|constants|shared|base)\.\w+
  )$
`;

function fits(template: NameTemplate, path: string): boolean {
  const own = template.kind === 'folder' ? nameOf(folderOf(path)) : withEnding(nameOf(path), extensionOf(template));
  return template.own.fits(own);
}

/** A name with the extension of the template, if both are of scripts: what is said of `.ts` is said of `.tsx`. */
function withEnding(name: string, extension: string): string {
  return isScript(extension) ? name.replace(SCRIPT, extension) : name;
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

function isScript(extension: string): boolean {
  return SCRIPT.test(extension);
}

function extensionOf({ own }: NameTemplate): string {
  return /\.\w+$/.exec(own.written)?.[0] ?? '';
}

/** Which files a template is about, and what then may be wrong with their names. */
function readSelection(kind: string, template: NameTemplate): ((path: string) => boolean) | undefined {
  const { own, folder } = template;
  const extension = extensionOf(template);
  const known = readKnownFiles(kind);
  if (template.kind === 'folder') {
    return known?.namedBy === 'folder' && hasForm(template) && !known.name.startsWith('plugin')
      ? (path) => known.has(path) && folderOf(path) !== ''
      : undefined;
  }
  const sameExtension = (path: string): boolean =>
    isScript(extension) ? SCRIPT.test(path) && !path.endsWith('.d.ts') : path.endsWith(extension);
  if (folder !== undefined) {
    // In a folder of tests lie others as well: helpers and data.
    const isOfTests = /\btests?\b/.test(kind);
    const isOfFolder = isOfTests || kind === 'files' || wordsOf(kind).some((word) => saysWord(template, word));
    return hasForm(template) && folder.beginning !== '' && isOfFolder
      ? (path) =>
          sameExtension(path) &&
          folder.fits(folderOf(path)) &&
          !HELPS.test(nameOf(path)) &&
          (!isOfTests || /test|spec/i.test(nameOf(path)))
      : undefined;
  }
  const selects: ((path: string) => boolean)[] = [];
  if (OWN_ENDING.test(own.ending) && hasForm({ own, ending: own.ending })) {
    selects.push((path) => withEnding(path, extension).endsWith(own.ending));
  }
  const noun = singularOf(kind.split(/[ /]/).at(-1) ?? '');
  const word = lastWord(own.ending.replace(/\.\w+$/, ''));
  if (word !== '' && word === noun && !VAGUE.test(noun)) {
    selects.push((path) => {
      const words = wordsOf(nameOf(path).replace(/\.\w+$/, ''));
      return (
        sameExtension(path) &&
        words.length > 1 &&
        words.at(-1) === word &&
        !BESIDE_CODE.test(path) &&
        !OF_ASSISTANTS.test(path)
      );
    });
  }
  if (/^[A-Z]{2,6}[-_]$/.test(own.beginning) && hasForm({ own, beginning: own.beginning })) {
    const start = new RegExp(`^${own.beginning.slice(0, -1)}(?:[-_ ]|\\d)`, 'i');
    selects.push((path) => sameExtension(path) && start.test(nameOf(path)));
  }
  if (MIGRATIONS.test(kind) && hasForm({ own })) {
    selects.push((path) => sameExtension(path) && IN_MIGRATIONS.test(path));
  }
  const named = readFileKind(kind) ?? readFileKind(`${kind} files`);
  if (named !== undefined && named.name !== 'files' && (own.asks.length > 0 || OWN_ENDING.test(own.ending))) {
    selects.push((path) => sameExtension(path) && named.has(path));
  }
  if (known !== undefined && known.namedBy === 'file' && !NO_NAMES.test(known.name) && hasForm({ own })) {
    selects.push((path) => sameExtension(path) && known.has(path));
  }
  return selects.length === 0 ? undefined : (path) => selects.some((has) => has(path));
}

const MIGRATIONS = /^(?:(?:database|db|sql|flyway) )*migrations?(?: files?| scripts?)?$/;
/** What tests share. */
const HELPS =
  /^(?:(?:tests?|spec)[-_.]?)?(?:helpers?|fixtures?|utils?|support|mocks?|setup|base|config|common|data|shared)\b|(?:helpers?|fixtures?|utils?)\.\w+$/i;

/** Whether the path says the same word: `research outputs` of `.research/[topic].md`. */
function saysWord({ own, folder }: NameTemplate, word: string): boolean {
  const said = wordsOf(`${folder?.written ?? ''}-${own.written}`.replaceAll(/[/{}<>[\]*]+/g, '-')).map(singularOf);
  return word.length > 2 && said.includes(singularOf(word));
}

/** Files that words mean by their names already, or that tools name. */
const NO_NAMES = /^(?:tests|README|changelogs|Dockerfiles|Compose|package|TypeScript|project|marketplaces)/;
/** An ending that few files have: `.prompt.md`, `-adapter.ts`, `IT.java`. */
const OWN_ENDING = /^\.[a-z][\w-]*\.[\w.]+$|^[-_][a-z]\w*(?:\.\w+)+$|^[A-Z]\w+\.\w+$/;
const VAGUE = /^(?:file|test|code|name|module|class|function|type|component|script|document|doc|asset|image|data)?$/;
/** Tests and stories of something are named as it is. */
const BESIDE_CODE =
  /\.(?:test|spec|stories|story|mock|d)\.\w+$|_test\.\w+$|Tests?\.\w+$|(?:^|\/)(?:tests?|__tests__|__mocks__)\//;

/** A command or skill may be called after what it writes: `commands/create-plan.md`. */
const OF_ASSISTANTS =
  /(?:^|\/)(?:\.(?:claude|github|cursor|opencode)|commands|agents|prompts|skills|templates|rules)\/(?:.+\/)?[^/]+\.md$/;

/** Whether a template asks for more than the part by which files are selected. */
function hasForm({
  own,
  beginning = '',
  ending = '',
}: {
  readonly own: NameTemplate['own'];
  readonly beginning?: string;
  readonly ending?: string;
}): boolean {
  const extension = /\.\w+$/.exec(own.ending)?.[0] ?? '';
  return (
    own.asks.length > 0 ||
    (own.beginning !== '' && own.beginning !== beginning && own.beginning !== own.written) ||
    (own.ending !== ending && own.ending !== extension && own.ending !== own.written)
  );
}

/** The words of a name, in lower case: `user`, `profile` and `service` of `userProfile.service`. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[-_. ]+/)
    .filter((word) => word !== '');
}

function lastWord(text: string): string {
  return wordsOf(text).at(-1) ?? '';
}
