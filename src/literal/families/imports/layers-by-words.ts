import { isTestPath } from '../../../symbols/is-test.ts';
import type { Statement } from '../../../guidelines/statements/statements.ts';
import type { Clause, Finder } from '../../types.ts';
import { codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { findImports } from './find-imports.ts';
import { LIBRARIES_BY_NAME, type Library } from './library-names.ts';
import { BUILT_IN_MODULES } from '../../node-modules.ts';
import { isPartOf } from './module-match.ts';
import { regexSource } from '../../../text/regex.ts';

/** Words for layers, each with the names that their folders, packages and namespaces have. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  adapter: ['adapters', 'adapter'],
  application: ['application'],
  controller: ['controllers', 'controller'],
  domain: ['domain'],
  handler: ['handlers', 'handler'],
  infrastructure: ['infrastructure', 'infra'],
  main: [],
  persistence: ['persistence'],
  presentation: ['presentation'],
  renderer: ['renderer'],
  repository: ['repositories', 'repository'],
  route: ['routes'],
  service: ['services', 'service'],
  ui: ['ui'],
  view: ['views', 'view'],
};
/** What may only be named together with the word `layer` or `code`, since packages from elsewhere have such names as well. */
const NOUN = regexSource`
  (?:
    [ ](?:
      layers?|code|modules?|packages?|types?|implementations?|internals?|projects?|assembl(?:y|ies)|namespaces?
      |components?|class(?:es)?|files?|folders?|concerns?
    )
  )*
`;
const LAYER = new RegExp(`^(?:(?:any|the|all|our|concrete|code|types?|anything|in|of|from) )*(?<name>[a-z]+)${NOUN}$`);
const SPLIT = /,? (?:and|or|nor) |, ?| ?\/ ?/;
const VERB = /^(?:import|depend|reference|require|include|know|use|leak|touch|)$/;
/** What else may be named in such a list, and is not looked for. */
const UNKNOWN =
  /^(?!.*\b(?:except|unless|when|if|only|for|than|outside|other|without|through|via|by|that|which|with)\b)(?:[a-z][\w.-]*[ -]?){1,4}$/;

interface Target {
  readonly name: string;
  readonly isLayer: boolean;
  readonly matches: (module: string, importer: string) => boolean;
}

/**
 * Finds imports that lead from one layer to another where words name them: "The domain layer must not import from
 * infrastructure", "Do not import Firebase or Firestore from domain code".
 */
export function compileLayersByWords({
  polarity,
  subject,
  verb,
  object,
  instead,
  codes,
  explanation = '',
  scope,
  statement,
}: Clause): Finder | undefined {
  if (polarity !== 'forbidden' || instead !== undefined || !VERB.test(verb)) {
    return undefined;
  }
  const said = writeOutLayers(plainPhrase(object), codes)
    .replace(/^(?:directly )?(?:(?:any |concrete )?types? )?(?:from|on|about|upon) /, '')
    .replace(/ directly$/, '');
  const [targets = '', importersSaid, ...more] = said.split(/ (?:from|in|into) /);
  const isInside = scope.inside.length > 0 && scope.inside.every(({ kind }) => kind === 'folder' || kind === 'paths');
  const importers =
    importersSaid !== undefined
      ? readLayers(importersSaid)
      : subject === ''
        ? readHeadingLayer(statement.headings.at(-1)?.title)
        : (readLayers(writeOutLayers(plainPhrase(subject), codes)) ?? readFolderSaid(subject, explanation, codes));
  if (
    more.length > 0 ||
    (importersSaid !== undefined && subject !== '') ||
    (subject !== '' && importers === undefined)
  ) {
    return undefined;
  }
  if (importersSaid !== undefined && importers === undefined) {
    return undefined;
  }
  const parts = targets.split(SPLIT).filter((part) => part !== '');
  const isKnown = parts.map((part) => readTarget(part, codes, verb));
  const known = isKnown.flatMap((target) => target ?? []);
  if (known.length === 0 || !parts.every((part, index) => isKnown[index] !== undefined || UNKNOWN.test(part))) {
    return undefined;
  }
  // Without a place, a layer would be ruled out everywhere. Only a list of packages may be meant for all code.
  if (
    importers === undefined &&
    !isInside &&
    (verb !== 'import' || parts.length < 2 || known.some(({ isLayer }) => isLayer) || isBelowLayer(statement))
  ) {
    return undefined;
  }
  if (verb === '' && (importers === undefined || known.some(({ isLayer }) => isLayer))) {
    return undefined;
  }
  const where = importers === undefined ? '' : ` in ${importers.map((one) => listCodes([one])).join(' and ')}`;
  const isMeant = (path: string): boolean =>
    !isTestPath(path) && (importers === undefined || importers.some((one) => isIn(path, one)));
  return findImports(
    `reports imports that lead to ${listCodes(known.map(({ name }) => name))}${where}, outside of tests`,
    ({ module }, { file: { path } }) => {
      const target = isMeant(path) ? known.find(({ matches }) => matches(module, path)) : undefined;
      return target === undefined
        ? undefined
        : {
            found: `imports of ${listCodes([target.name])}${where}`,
            note: `This line imports ${listCodes([module])}.`,
          };
    },
    { importers: isMeant },
  );
}

/** A layer's name in backticks is not the name of a module: ``never import `infrastructure` in `domain` ``. */
function writeOutLayers(words: string, codes: readonly string[]): string {
  return words.replaceAll(/[\uE000-\uF8FF]/g, (mark) => {
    const [code = ''] = codesIn(mark, codes);
    return layerNames(code) === undefined ? mark : code;
  });
}

/** The names of the layers that words name. Undefined if one of them is unknown. */
function readLayers(words: string): readonly string[] | undefined {
  const parts = words.split(SPLIT).filter((part) => part !== '');
  const names = parts.map((part) => {
    const name = LAYER.exec(part)?.groups?.['name'] ?? '';
    return layerNames(name);
  });
  return names.length === 0 || names.includes(undefined) ? undefined : names.flatMap((one) => one ?? []);
}

function layerNames(word: string): readonly string[] | undefined {
  const one = word.replace(/ies$/, 'y').replace(/s$/, '');
  const names = Object.hasOwn(LAYERS, one) ? LAYERS[one] : undefined;
  return names === undefined || names.length === 0 ? undefined : names;
}

/** ``core code (`src/core/`)``: the folder in brackets is what the words before it mean. */
function readFolderSaid(subject: string, explanation: string, codes: readonly string[]): readonly string[] | undefined {
  const [code, ...others] = codesIn(explanation, codes);
  return /^[\uE000-\uF8FF]$/.test(explanation) &&
    others.length === 0 &&
    code !== undefined &&
    /^[\w.-]+(?:\/[\w.-]+)*\/(?:\*\*?)?$/.test(code) &&
    /^(?:the )?[a-z-]+ (?:code|layer|modules?|package)$/.test(plainPhrase(subject))
    ? [code.replace(/\/\**$/, '')]
    : undefined;
}

/** Whether a heading names a layer, which may be where a rule counts. */
export function isBelowLayer({ headings }: Statement): boolean {
  return headings.some(({ title }) => /\blayers?\b/i.test(title));
}

/** The layer of a heading such as `Presentation Layer`. */
function readHeadingLayer(title = ''): readonly string[] | undefined {
  const name = /^[^\p{L}]*(?<name>[a-z]+) layer(?: rules)?(?: ?\(.*\))?[^\p{L}]*$/iu.exec(title)?.groups?.['name'];
  return name === undefined ? undefined : layerNames(name.toLowerCase());
}

function readTarget(part: string, codes: readonly string[], verb: string): Target | undefined {
  const plain = part.replace(/^(?:any|the|all|our|concrete|direct|raw|code|types?|anything|in|of|from|on) /, '').trim();
  if (/^[\uE000-\uF8FF](?: [a-z]+)?$/.test(plain)) {
    const [code = ''] = codesIn(plain, codes);
    const bare = code.replace(/\/\**$/, '');
    return /^[a-z][\w-]*$/.test(bare) && code.endsWith('/')
      ? { name: code, isLayer: true, matches: (module, importer) => leadsTo(module, importer, [bare]) }
      : undefined;
  }
  if (/^node(?:\.js)? (?:built-?in )?(?:modules?|apis?|built-?ins?)$/.test(plain)) {
    return {
      name: 'node:*',
      isLayer: false,
      matches: (module) => module.startsWith('node:') || BUILT_IN_MODULES.has(module.split('/')[0] ?? ''),
    };
  }
  const layer = LAYER.exec(plain)?.groups?.['name'];
  const names = layer === undefined || verb === 'use' ? undefined : layerNames(layer);
  if (names !== undefined) {
    return { name: names[0] ?? '', isLayer: true, matches: (module, importer) => leadsTo(module, importer, names) };
  }
  const library = readLibrary(plain);
  return library === undefined
    ? undefined
    : {
        name: library.modules[0] ?? '',
        isLayer: false,
        matches: (module) =>
          library.modules.some((one) => isPartOf(module, one)) &&
          !(library.except ?? []).some((one) => isPartOf(module, one)),
      };
}

function readLibrary(words: string): Library | undefined {
  return (
    LIBRARIES_BY_NAME.get(words) ??
    LIBRARIES_BY_NAME.get(words.replace(/ (?:librar(?:y|ies)|packages?|sdks?|modules?|types?|apis?|client|code)$/, ''))
  );
}

/** Whether an import leads to own code in a layer. What packages from elsewhere call `application` is another thing. */
function leadsTo(module: string, importer: string, layers: readonly string[]): boolean {
  const parts = module.toLowerCase().split(/[/.:\\]+/);
  return (
    parts.some((part) => layers.includes(part)) && isOwn(module, importer) && !layers.some((one) => isIn(importer, one))
  );
}

/** A domain name in front of the names of a package, such as `com` and `org`. */
const TOP_LEVEL = /^(?:com|org|net|io|dev|de|fr|nl|uk|eu|ch|cn|jp|br|edu|gov)$/;

function isOwn(module: string, importer: string): boolean {
  if (/^(?:\.{1,2}(?:\/|$)|[@~#]\/|\.|crate::|super::|self::)/.test(module)) {
    return true;
  }
  const folders = importer.toLowerCase().split('/').slice(0, -1);
  const [first = '', second = ''] = module.toLowerCase().split(/[/.:\\]+/);
  const isNamed = (name: string): boolean =>
    name !== '' && folders.some((folder) => folder === name || folder.startsWith(`${name}.`));
  return TOP_LEVEL.test(first)
    ? folders.some((folder, index) => folder === first && folders[index + 1] === second)
    : !module.startsWith('@') && isNamed(first);
}

/** Whether a file is in a layer: in a folder of its name, or in a project such as `Shop.Domain`. */
function isIn(path: string, layer: string): boolean {
  if (layer.includes('/')) {
    return `/${path}`.includes(`/${layer}/`);
  }
  return path
    .toLowerCase()
    .split('/')
    .slice(0, -1)
    .some((folder) => folder === layer || folder.endsWith(`.${layer}`));
}
