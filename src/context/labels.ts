import { readJsonc } from '../text/json/jsonc.ts';
import { isRecord } from '../text/record.ts';
import type { SourceText } from '../text/source-text.ts';
import { readText } from '../workspace/read-text.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { readStandards } from './traits/cmake.ts';

/** Labels that a file at the root of a repository gives by its name alone. Copilot uses the same ones. */
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
  // Copilot has a reader for the content of this file, but never calls it.
  'pyproject.toml': ['python'],
  'requirements.txt': ['python', 'pip'],
  'tsconfig.json': ['typescript'],
  'vcpkg.json': ['c++'],
  'yarn.lock': ['yarn'],
};

/** Readers that find more labels in the content of a file. */
const READERS: Readonly<Record<string, (source: SourceText) => readonly string[]>> = {
  'CMakeLists.txt': ({ text }) => readStandards(text),
  'package.json': readPackageJson,
};

/** People write these files by hand. In a larger file only the name is used. */
const MAX_BYTES = 256 * 1024;

/**
 * Finds labels for the languages and tools of a repository by the files at its root, for example `npm`, `react` and
 * `typescript`. They come from a fixed list, are sorted, and occur once.
 */
export async function workspaceLabels(workspace: Workspace): Promise<readonly string[]> {
  const endings = Object.keys(LABELS).map((name) => name.toLowerCase());
  const { entries } = await workspace.find({ endings, deep: [], shallow: [''] });
  const found = await Promise.all(
    entries.map(async ({ path, kind }) => {
      const named = kind !== 'submodule' && Object.hasOwn(LABELS, path) ? LABELS[path] : undefined;
      return named === undefined ? [] : [...named, ...(await readLabels(workspace, path))];
    }),
  );
  const labels = new Set(found.flat());
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

/** A package.json with errors gives the labels that can be read. */
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
