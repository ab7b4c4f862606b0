import { nameOf } from '../../../workspace/paths.ts';
import type { FileKind } from './file-kinds.ts';

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
  kind('migrations', 'migrations?(?: files?| scripts?)?', /^(?:\d{8,}|V\d+_)[\w.-]*\.(?:sql|rb|php|py|ts|js|cs|go)$/),
  kind('shell scripts', '(?:shell|bash) scripts?', /\.(?:sh|bash)$/),
];

/** The kind of file that words such as `image files` name. */
export function readPlacedKind(words: string): FileKind | undefined {
  return PLACED_KINDS.find((one) => one.words.test(words))?.kind;
}
