import { build, type Metafile, type Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A command or worker that starts, or a part of one that is loaded later. */
export interface Start {
  readonly name: string;
  /**
   * The source files that it always loads. Those that nothing imports with `import()` are part of the chunks of others, so
   * they need no mention, and do no harm.
   */
  readonly sources: readonly string[];
  /** The name of the command that has loaded its own chunks before. */
  readonly after?: string;
}

/** Chunks that are always loaded together, and the file that takes their place. */
interface Group {
  readonly file: string;
  readonly chunks: readonly string[];
}

/** The file that takes the place of a chunk, and the names by which it exports what the chunk exports. */
interface Place {
  readonly file: string;
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Joins the chunks that the same commands load. esbuild makes a chunk for each set of `import()` calls that reach the same
 * modules. Without joining, a command loads 90 to 160 small files, and Node takes about half a millisecond for each.
 *
 * A chunk imports only chunks that at least the same commands load, so joined files do not import each other in circles.
 * Chunks of libraries are joined with each other, if they import none of ours that the same commands load.
 *
 * @param libraries the names of chunks that consist of libraries
 * @returns the names of all files that consist of libraries
 */
export async function joinChunks(
  folder: string,
  { outputs }: Metafile,
  banner: string,
  starts: readonly Start[],
  libraries: ReadonlySet<string>,
): Promise<readonly string[]> {
  const importsOf = new Map(
    Object.entries(outputs).map(([path, { imports }]) => [
      basename(path),
      imports
        .filter(({ kind, external }) => kind === 'import-statement' && external !== true)
        .map((one) => basename(one.path)),
    ]),
  );
  const groups = groupChunks(outputs, importsOf, starts, libraries);
  const exportsOf = new Map(Object.entries(outputs).map(([path, one]) => [basename(path), one.exports]));
  const places = new Map(groups.flatMap((group) => placeChunks(group, exportsOf)));
  for (const group of groups) {
    await writeGroup(folder, group, places, banner);
  }
  for (const name of importsOf.keys()) {
    const path = join(folder, name);
    if (places.has(name)) {
      rmSync(path);
    } else if (name.endsWith('.js')) {
      writeFileSync(path, redirectImports(readFileSync(path, 'utf8'), places));
    }
  }
  const joined = groups.filter(({ chunks }) => chunks.every((chunk) => libraries.has(chunk))).map(({ file }) => file);
  return [...joined, ...[...libraries].filter((chunk) => !places.has(chunk))];
}

function groupChunks(
  outputs: Metafile['outputs'],
  importsOf: ReadonlyMap<string, readonly string[]>,
  starts: readonly Start[],
  libraries: ReadonlySet<string>,
): readonly Group[] {
  const startsOf = new Map<string, Start[]>();
  for (const start of starts) {
    const entries = Object.entries(outputs).filter(([, { entryPoint = '' }]) => start.sources.includes(entryPoint));
    for (const name of findReached(
      entries.map(([path]) => basename(path)),
      importsOf,
    )) {
      startsOf.set(name, [...(startsOf.get(name) ?? []), start]);
    }
  }
  const chunks = Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint === undefined && startsOf.has(basename(path)) ? [basename(path)] : [],
  );
  const keyOf = (chunk: string): string => {
    const own = startsOf.get(chunk) ?? [];
    return own.flatMap(({ name, after }) => (own.some((other) => other.name === after) ? [] : [name])).join();
  };
  const isApart = (name: string): boolean =>
    libraries.has(name) &&
    (importsOf.get(name) ?? []).every((imported) => keyOf(imported) !== keyOf(name) || isApart(imported));
  return [...Map.groupBy(chunks, (name) => nameFile(`${keyOf(name)}${isApart(name) ? ' libraries' : ''}`))]
    .filter(([, own]) => own.length > 1)
    .map(([file, own]) => ({ file, chunks: own.toSorted() }));
}

function nameFile(key: string): string {
  return `joined-${createHash('sha256').update(key).digest('hex').slice(0, 8)}.js`;
}

function findReached(from: readonly string[], importsOf: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(from);
  // A set can grow while it is iterated, and the iteration then reaches what was added.
  for (const name of reached) {
    importsOf.get(name)?.forEach((imported) => reached.add(imported));
  }
  return reached;
}

/** Two chunks may export different things by the same name. */
function placeChunks({ file, chunks }: Group, exportsOf: ReadonlyMap<string, readonly string[]>): [string, Place][] {
  const taken = new Map<string, number>();
  return chunks.map((chunk) => {
    const names = new Map<string, string>();
    for (const name of exportsOf.get(chunk) ?? []) {
      const times = taken.get(name) ?? 0;
      taken.set(name, times + 1);
      names.set(name, times === 0 ? name : `${name}_of_${chunk.replaceAll(/\W/g, '_')}`);
    }
    return [chunk, { file, names }];
  });
}

async function writeGroup(
  folder: string,
  { file, chunks }: Group,
  places: ReadonlyMap<string, Place>,
  banner: string,
): Promise<void> {
  const others = new Map([...places].filter(([chunk]) => !chunks.includes(chunk)));
  const readChunks: Plugin = {
    name: 'chunks',
    setup(builder) {
      builder.onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) =>
        kind !== 'dynamic-import' && chunks.includes(basename(path))
          ? { path: join(resolveDir, path) }
          : { path, external: true },
      );
      builder.onLoad({ filter: /\.js$/ }, ({ path }) => ({
        contents: keepOrigins(redirectImports(readFileSync(path, 'utf8').replace(banner, ''), others)),
      }));
    },
  };
  const exported = chunks.map((chunk) => {
    const names = [...(places.get(chunk)?.names ?? [])].map(([name, as]) => `${name} as ${as}`);
    return `export { ${names.join(', ')} } from './${chunk}';\n`;
  });
  const { outputFiles } = await build({
    stdin: { contents: exported.join(''), resolveDir: folder },
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: banner },
    legalComments: 'inline',
    logLevel: 'warning',
    plugins: [readChunks],
  });
  writeFileSync(join(folder, file), showOrigins(outputFiles[0]?.text ?? ''));
}

/** esbuild keeps only comments that look like licences, and the comments that name the source files are worth keeping. */
function keepOrigins(text: string): string {
  return text.replaceAll(/^\/\/ (?=src\/|node_modules\/)/gm, '//! ');
}

function showOrigins(text: string): string {
  return text.replaceAll(/^\/\/ \S*chunk-\w+\.js\n/gm, '').replaceAll(/^\/\/! (?=src\/|node_modules\/)/gm, '// ');
}

/** An import statement as esbuild writes it. */
const IMPORT = /^import (?:\{([^}]*)\} from )?"\.\/([^"]+)";\n/gm;

/** Makes imports of joined chunks import the joined file, once each. */
function redirectImports(text: string, places: ReadonlyMap<string, Place>): string {
  const imported = new Map<string, string[]>();
  const others = text.replaceAll(IMPORT, (statement, specifiers: string | undefined, chunk: string) => {
    const place = places.get(chunk);
    if (place === undefined) {
      return statement;
    }
    const known = imported.get(place.file) ?? [];
    imported.set(place.file, [
      ...known,
      ...readSpecifiers(specifiers ?? '').map(([name, as]) => `${place.names.get(name) ?? name} as ${as}`),
    ]);
    return '';
  });
  const statements = [...imported].map(([file, names]) =>
    names.length === 0 ? `import "./${file}";\n` : `import {\n  ${names.join(',\n  ')}\n} from "./${file}";\n`,
  );
  // After a `#!` line, if there is one.
  return others.replace(/^(?:#!.*\n)?/, (line) => `${line}${statements.join('')}`);
}

function readSpecifiers(list: string): readonly (readonly [name: string, as: string])[] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [name = '', as = name] = one.split(' as ');
      return [name, as] as const;
    });
}
