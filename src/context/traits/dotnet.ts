import type { ManifestContent, ManifestKind, Trait } from './types.ts';
import { readTargetFramework } from './versions.ts';

const SHARED = {
  languages: ['csharp', 'fsharp', 'vb', 'razor'],
  frameworks: ['Microsoft.EntityFrameworkCore', 'Newtonsoft.Json'],
  testing: ['FluentAssertions', 'Moq', 'MSTest.TestFramework', 'NSubstitute', 'NUnit', 'xunit', 'xunit.v3'],
  locks: [],
  read,
  isImported: (name: string, imports: readonly string[]): boolean =>
    imports.some((one) => one === name || one.startsWith(`${name}.`)),
} as const;

/** Project files of .NET. */
export const DOTNET: ManifestKind = { ...SHARED, names: [], endings: ['.csproj', '.fsproj', '.vbproj'] };

/** What MSBuild adds to every project below a folder. */
export const DOTNET_SHARED: ManifestKind = { ...SHARED, names: ['Directory.Build.props', 'Directory.Packages.props'] };

function read(text: string): ManifestContent {
  const language = /<LangVersion>\s*(\d[\d.]{0,5})\s*</.exec(text)?.[1];
  const targets = /<TargetFrameworks?>([^<]{1,100})</.exec(text)?.[1]?.split(';', MAX_TARGETS) ?? [];
  return {
    platform: [
      ...targets.flatMap((target) => readTargetFramework(target) ?? []).map((name) => ({ name })),
      ...(language === undefined ? [] : [{ name: 'C#', version: language }]),
      ...(/<Nullable>\s*enable\s*</i.test(text) ? [{ name: 'nullable references' }] : []),
    ],
    dependencies: [...text.matchAll(/<Package(?:Reference|Version)\s([^<>]{1,300})>/g)].flatMap(([, keys = '']) =>
      readPackage(keys),
    ),
  };
}

const MAX_TARGETS = 6;

function readPackage(keys: string): readonly Trait[] {
  const name = /\b(?:Include|Update)\s*=\s*"([\w.-]{1,80})"/.exec(keys)?.[1];
  const version = /\bVersion\s*=\s*"([^"]{1,40})"/.exec(keys)?.[1];
  return name === undefined ? [] : [version === undefined ? { name } : { name, version }];
}
