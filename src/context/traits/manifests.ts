import { CMAKE } from './cmake.ts';
import { DOTNET, DOTNET_SHARED } from './dotnet.ts';
import { GO } from './go.ts';
import { GRADLE, MAVEN } from './jvm.ts';
import { NPM } from './npm.ts';
import { COMPOSER } from './php.ts';
import { PYPROJECT, REQUIREMENTS } from './python.ts';
import { GEMFILE, GEMSPEC } from './ruby.ts';
import { RUST } from './rust.ts';
import type { ManifestKind } from './types.ts';

/** The manifests that are read. Of several in one folder, an earlier one prevails. */
export const MANIFESTS: readonly ManifestKind[] = [
  CMAKE,
  COMPOSER,
  DOTNET,
  DOTNET_SHARED,
  GEMFILE,
  GEMSPEC,
  GO,
  GRADLE,
  MAVEN,
  NPM,
  PYPROJECT,
  REQUIREMENTS,
  RUST,
];
