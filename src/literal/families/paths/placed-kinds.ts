import { nameOf } from '../../../workspace/paths.ts';
import { singularOf } from '../singular-of.ts';
import { isCodePath, type FileKind } from './file-kinds.ts';
import { regex } from '../../../text/regex.ts';

const ADJECTIVES = '(?:all |every |each |any |new |our |the |custom |shared |static |database |sql |react |project )*';
/** Names that are the same wherever they are: `README.md`. */
const NAMED_EVERYWHERE = /^(?:[A-Z][A-Z_.-]+|index|readme|changelog|license)\.[a-z]+$/;
/** Folders of tools and of packages from elsewhere. */
const OF_TOOLS = /(?:^|\/)(?:\.[^/]+|node_modules|vendor|third_party)\//;

function kind(name: string, words: string, path: RegExp): { readonly words: RegExp; readonly kind: FileKind } {
  return {
    words: new RegExp(`^${ADJECTIVES}(?:${words})$`),
    kind: {
      name,
      has: (given) => path.test(nameOf(given)) && !NAMED_EVERYWHERE.test(nameOf(given)) && !OF_TOOLS.test(given),
    },
  };
}

/** Kinds of files that their names show, and that rules give a folder: "Images go in `public/img/`". */
const PLACED_KINDS: readonly { readonly words: RegExp; readonly kind: FileKind }[] = [
  kind(
    'images',
    'images?(?: files?| assets?)?|icons?(?: files?)?|screenshots?|illustrations?',
    /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i,
  ),
  kind(
    'stylesheets',
    'style ?sheets?|styles|css(?: files?)?|scss(?: files?)?|style files?',
    /(?<!\.module)\.(?:css|scss|sass|less)$/,
  ),
  kind('stories', '(?:storybook )?(?:stories|story files?)', /\.(?:stories|story)\.[a-z]+$/),
  kind('hooks', 'hooks?(?: files?)?', /^use(?:[A-Z]\w*|-[\w-]+)\.[jt]sx?$/),
  kind(
    'documents',
    '(?:documentation|docs|documents?|design docs|design documents|documentation pages|markdown)(?: files?| changes| pages?)?',
    /\.(?:mdx?|rst|adoc)$/,
  ),
  kind(
    'migrations',
    'migrations?(?: files?| scripts?)?',
    /^(?:\d{8,}|V\d+_)[\w.-]*\.(?:sql|rb|php|py|ts|js|cs|go)$|^\d{3,5}[_-][\w.-]*\.sql$/,
  ),
  kind('snapshots', 'snapshots?(?: files?)?', /\.snap$/),
  kind('headers', '(?:c(?:\\+\\+)? )?(?:headers|header files)', /\.(?:h|hh|hpp|hxx|cuh)$/),
  kind('shell scripts', '(?:shell|bash) scripts?', /\.(?:sh|bash)$/),
];

/** The kind of file that words such as `image files` name. */
export function readPlacedKind(words: string): FileKind | undefined {
  return PLACED_KINDS.find((one) => one.words.test(words))?.kind;
}

/** Words that name no kind of file, or one that is known otherwise. */
const NO_KIND = regex()`
  ^(?:
    files?|code|things?|logic|everything|anything|tests?|specs?|assets?|changes?|secrets?|docs?|documents?
    |documentation|types?|classes|functions|methods|modules?|packages?|apps?|data|sources?|features?|projects?
    |imports?|exports?|dependencies|contents?|items?|examples?|notes?|rules?|rows?|columns?|tables?|keys?|values?
    |names?|lines?|words?|texts?|comments?|images?|icons?|styles?|hooks?|migrations?|settings?|options?
  )$
`;

const NOUN = new RegExp(`^${ADJECTIVES}(?<noun>[a-z]{3,30}?)(?: files?| modules?| classes)?$`);

/**
 * Files whose names end with the word for them: `user-store.ts` and `UserStore.ts` are stores. Only where the folder has the same
 * name, as in "Keep stores in `app/stores/`": there, what the word means is told twice.
 */
export function readKindByName(words: string, folder: string): FileKind | undefined {
  const noun = NOUN.exec(words)?.groups?.['noun'];
  const last = nameOf(folder.replace(/\/$/, '')).toLowerCase();
  const one = noun === undefined ? undefined : singularOf(noun);
  if (noun === undefined || one === undefined || NO_KIND.test(noun) || singularOf(last) !== one) {
    return undefined;
  }
  const ending = new RegExp(
    `(?:^|[._-])${one}\\.[a-z]+$|[a-z0-9]${one.charAt(0).toUpperCase()}${one.slice(1)}\\.[a-z]+$|^${one}[._-][\\w.-]+$`,
  );
  return {
    name: `files named as ${one.endsWith('y') ? `${one.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`}`,
    has: (path) =>
      isCodePath(path) &&
      ending.test(nameOf(path)) &&
      !/\.(?:test|spec|stories|story|d)\./.test(path) &&
      !OF_TOOLS.test(path),
  };
}
