import { readJsonc } from '../text/json/jsonc.ts';
import { isRecord } from '../text/record.ts';
import type { SourceText } from '../text/source-text.ts';
import { readText } from '../workspace/read-text.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** What a file at the root of a repository says of its nature by being there, as Copilot reads it. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  'build.boot': ['clojure', 'boot'],
  'build.gradle': ['java', 'gradle'],
  'build.gradle.kts': ['java', 'gradle'],
  'build.sbt': ['scala', 'sbt'],
  'build.xml': ['java', 'ant'],
  'Cargo.toml': ['rust', 'cargo'],
  'CMakeLists.txt': ['c++', 'cmake'],
  'composer.json': ['php', 'composer'],
  Gemfile: ['ruby', 'bundler'],
  'go.mod': ['go', 'go.mod'],
  Makefile: ['c++', 'makefile'],
  'mix.exs': ['elixir', 'mix'],
  'package.json': ['javascript', 'npm'],
  Pipfile: ['python', 'pip'],
  'pom.xml': ['java', 'maven'],
  'project.clj': ['clojure', 'lein'],
  'pubspec.yaml': ['dart', 'pub'],
  // Copilot has a reader for it that it never asks.
  'pyproject.toml': ['python'],
  'requirements.txt': ['python', 'pip'],
  'tsconfig.json': ['typescript'],
  'vcpkg.json': ['c++'],
  'yarn.lock': ['yarn'],
};

/** What else its content says. */
const READERS: Readonly<Record<string, (source: SourceText) => readonly string[]>> = {
  'CMakeLists.txt': readCMakeLists,
  'package.json': readPackageJson,
};

/** People write these files; a larger one says no more than its name. */
const MAX_BYTES = 256 * 1024;

/**
 * Labels for what a repository is made of and with, by the files at its root: `npm`, `react`, `typescript`. They come
 * from a fixed list, sorted, each once.
 */
export async function workspaceLabels(workspace: Workspace): Promise<readonly string[]> {
  const endings = Object.keys(LABELS).map((name) => name.toLowerCase());
  const { entries } = await workspace.find({ endings, deep: [], shallow: [''] });
  const names = entries.flatMap(({ path, kind }) =>
    kind !== 'submodule' && Object.hasOwn(LABELS, path) ? [path] : [],
  );
  const said = await Promise.all(
    names.map(async (name) => [...(LABELS[name] ?? []), ...(await readLabels(workspace, name))]),
  );
  const labels = new Set(said.flat());
  if (labels.has('typescript')) {
    labels.delete('javascript');
  }
  return [...labels].toSorted();
}

async function readLabels(workspace: Workspace, name: string): Promise<readonly string[]> {
  const reader = READERS[name];
  if (reader === undefined) {
    return [];
  }
  const file = await readText(workspace, name, MAX_BYTES);
  return file.kind === 'text' ? reader(file.source) : [];
}

/** Of a package.json with errors what can be read. */
function readPackageJson(source: SourceText): readonly string[] {
  const { value } = readJsonc(source);
  const has = (list: string, name: string): boolean => {
    const names = isRecord(value) && Object.hasOwn(value, list) ? value[list] : undefined;
    return isRecord(names) && Object.hasOwn(names, name);
  };
  return [
    ...(has('dependencies', '@angular/core') ? ['angular'] : []),
    ...(has('dependencies', 'react') ? ['react'] : []),
    ...(has('dependencies', 'vue') ? ['vue'] : []),
    ...(has('devDependencies', 'typescript') ? ['typescript'] : []),
    ...(has('engines', 'node') ? ['node'] : []),
    ...(has('engines', 'vscode') ? ['vscode extension'] : []),
  ];
}

/** `set(CMAKE_CXX_STANDARD 17)`. */
function readCMakeLists({ text }: SourceText): readonly string[] {
  const code = text.replaceAll(/#[^\n]*/g, '');
  return [
    ...standards(code, /\bCMAKE_CXX_STANDARD\s+"?(98|11|14|17|20|23|26)\b/g, 'C++'),
    ...standards(code, /\bCMAKE_C_STANDARD\s+"?(90|99|11|17|23)\b/g, 'C'),
  ];
}

function standards(code: string, pattern: RegExp, language: string): readonly string[] {
  return [...code.matchAll(pattern)].map(([, year = '']) => `${language}${year}`);
}
