import { sourceText } from '../../text/source-text.ts';
import { isRecord } from '../../text/record.ts';
import { readYaml } from '../../text/yaml/yaml.ts';
import { joinPath } from '../../workspace/paths.ts';

/** Says of a path whether scripts of a workflow name it. */
export type NamesFile = (path: string) => boolean;

/** A longer script is generated. */
const MAX_SCRIPT_CHARACTERS = 100_000;
/** Marks that end a word of a shell. */
const BETWEEN_WORDS = /[\s"'`;&|()<>=,\\]+/;
/** Where a job finds the checkout. */
const WORKSPACE = /^(?:\$\{\{\s*github\.workspace\s*\}\}|\$\{?GITHUB_WORKSPACE\}?|\.)\//;
/** Programs that run what a file of the folder says. */
const STARTERS: readonly (readonly [starts: RegExp, file: string])[] = [
  [/\b(?:npm|pnpm|yarn|bun)\s+(?:run|test|start|exec)\b/, 'package.json'],
  [/\b(?:make|gmake)\b/, 'Makefile'],
  [/\bjust\s/, 'justfile'],
  [/\btask\s/, 'Taskfile.yml'],
  [/\bgradlew\b/, 'build.gradle'],
  [/\b(?:rake|bundle exec)\b/, 'Rakefile'],
];

/** Finds the files of the repository that the scripts (`run`) of a workflow or a composite action name. */
export function readRunFiles(text: string): NamesFile {
  const words = new Set<string>();
  const { value } = readYaml(sourceText('', text), { start: 0, end: text.length });
  for (const { script, folder } of listScripts(value, '')) {
    // An expression is one word, however it is spaced.
    const spaced = script.slice(0, MAX_SCRIPT_CHARACTERS).replaceAll(/\$\{\{\s*([\w.]+)\s*\}\}/g, '${{$1}}');
    const named = [
      ...spaced.split(BETWEEN_WORDS),
      ...STARTERS.flatMap(([starts, file]) => (starts.test(spaced) ? [file] : [])),
    ];
    for (const word of named) {
      const path = word.replace(WORKSPACE, '');
      words.add(path).add(joinPath(folder, path));
    }
  }
  // A workflow may check the repository out into a folder: `base/scripts/check.js`.
  const within = new Set(
    [...words].map((word) => word.slice(word.indexOf('/') + 1)).filter((word) => word.includes('/')),
  );
  return (path) => words.has(path) || within.has(path);
}

interface Script {
  readonly script: string;
  /** The folder it runs in. */
  readonly folder: string;
}

function listScripts(value: unknown, outer: string): readonly Script[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => listScripts(item, outer));
  }
  if (!isRecord(value)) {
    return [];
  }
  const { run } = value;
  const folder =
    readFolder(value) ?? readFolder(isRecord(value['defaults']) ? value['defaults']['run'] : undefined) ?? outer;
  return [
    ...(typeof run === 'string' ? [{ script: run, folder }] : []),
    ...Object.values(value).flatMap((inner) => listScripts(inner, folder)),
  ];
}

function readFolder(value: unknown): string | undefined {
  const folder = isRecord(value) ? value['working-directory'] : undefined;
  return typeof folder === 'string' ? folder.replace(WORKSPACE, '').replace(/\/+$/, '') : undefined;
}
