import type { NamedThing, ThingFinder } from '../named-things.ts';
import { wordsAmong } from '../phrases.ts';
import { textLines } from './finders.ts';
import { regex } from '../../../../text/regex.ts';

/** `<PackageReference Include="A" Version="1.0" />` */
const PACKAGE_VERSION = /<PackageReference\b[^<>]*\sVersion\s*=/i;
/** Projects of MSBuild. `Directory.Packages.props` has the versions. */
const PROJECT = /\.(?:cs|fs|vb)proj$/i;
/** `implementation("group:name:1.2.3")` of Gradle. A version in `$` is a variable. */
const GRADLE_VERSION =
  /^\s*(?:\w*[iI]mplementation|api|\w*[cC]ompileOnly|\w*[rR]untimeOnly|kapt|ksp|annotationProcessor)\s*\(?\s*["'][\w.-]+:[\w.-]+:\d[\w.+-]*(?:@\w+)?["']/;
const GRADLE = /(?:^|\/)[\w.-]+\.gradle(?:\.kts)?$/;

/** A section of dependencies of a manifest of Cargo, and the root that has the versions. */
const DEPENDENCIES = /^\s*\[(?:target\..+\.)?(?:dev-|build-)?dependencies(?<one>\.[\w"-]+)?\]/;
const OWN_VERSION = /^\s*[\w"-]+\s*=\s*(?:"|\{(?!.*\b(?:workspace|path|git)\s*=).*\bversion\s*=)/;

/** Finds dependencies of crates that have a version of their own. A root of a workspace has those of all. */
const VERSIONS_IN_CRATES: ThingFinder = {
  looksAt: 'text',
  words: 'reports dependencies with their own version in `Cargo.toml` files without a `[workspace]`',
  languages: ['toml'],
  topics: [],
  find: ({ file: { path }, head, isAdded }) => {
    if (!/(?:^|\/)Cargo\.toml$/.test(path) || head === undefined || /^\s*\[workspace\b/m.test(head)) {
      return [];
    }
    let section: RegExp | undefined;
    return head.split('\n').flatMap((text, index) => {
      if (/^\s*\[/.test(text)) {
        const found = DEPENDENCIES.exec(text);
        section = found === null ? undefined : found.groups?.['one'] === undefined ? OWN_VERSION : /^\s*version\s*=/;
        return [];
      }
      return section?.test(text) === true && isAdded(index + 1)
        ? [{ path, line: index + 1, found: 'a version in the manifest of a crate' }]
        : [];
    });
  },
};

/** A dependency in `package.json`, and what says that it is the one of the same repository. */
const PACKAGE_DEPENDENCY = /^\s*"(?<name>@[\w.-]+\/[\w.-]+)"\s*:\s*"(?<version>[^"]*)"/;
const OF_WORKSPACE = /^(?:workspace|link|file|portal|catalog):|^\*$/;

/** Finds dependencies of the scope to which a package itself belongs. Other packages of the repository cannot be told apart. */
const VERSIONS_OF_OWN_SCOPE: ThingFinder = {
  looksAt: 'text',
  words: 'reports dependencies of the own scope in `package.json` files with another version than `workspace:` or `*`',
  languages: ['json', 'jsonc'],
  topics: [],
  find: ({ file: { path }, head = '', isAdded }) => {
    const own = /^\s*"name"\s*:\s*"(?<name>(?<scope>@[\w.-]+)\/[^"]+)"/m.exec(head)?.groups;
    if (!/(?:^|\/)package\.json$/.test(path) || own === undefined) {
      return [];
    }
    let isSection = false;
    return head.split('\n').flatMap((text, index) => {
      const section = /^\s*"(?<key>\w+)"\s*:\s*\{/.exec(text)?.groups?.['key'];
      isSection = section === undefined ? isSection && !/^\s*\}/.test(text) : SECTIONS.has(section);
      const { name = '', version = '' } = (isSection ? PACKAGE_DEPENDENCY.exec(text)?.groups : undefined) ?? {};
      return name.startsWith(`${own['scope']}/`) && !OF_WORKSPACE.test(version) && isAdded(index + 1)
        ? [{ path, line: index + 1, found: 'a version of a package of the same repository' }]
        : [];
    });
  },
};

const SECTIONS: ReadonlySet<string> = new Set(['dependencies', 'devDependencies', 'optionalDependencies']);

/** Places where versions of dependencies are kept together, by the words for them. */
export const DEPENDENCY_VERSIONS: readonly NamedThing[] = [
  {
    wanted: regex()`
      ^(?:[\w.<>-]+\.)?\{? ?workspace ?= ?true ?\}?(?:
        [ ](?:for|to reference) (?:all |any |every |shared |third party )*(?:dependency|crate|cargo\.toml)(?: version)?
      )?$
      |^(?:shared )?(?:dependency|(?:dependency )?version) (?:only )?in (?:the )?
        (?:workspace|workspace root|root(?: workspace)?) cargo\.toml(?: \[?workspace\.dependency\]?)?$
      |^(?:reference |inherit |cargo )?workspace (?:inherited )?(?:dependency|dependency inheritance)
        (?: (?:in|from|for|via) .{0,30}cargo\.toml)?$
    `,
    named: /^(?:inline|hardcoded|hard coded|own|explicit) version specifier(?: in (?:crate|member) cargo\.toml)?$/,
    mayBeCode: true,
    isMeantBy: (statement) => /\bcargo\b|\bcrates?\b|workspace\s*=\s*true/i.test(statement),
    finder: VERSIONS_IN_CRATES,
  },
  {
    wanted: wordsAmong(
      [
        String.raw`workspace:\*|workspace:\^|workspace protocol|\* protocol`,
        'internal|workspace|monorepo|local|package',
      ],
      'use the for all every dependency package reference to between in of protocol internal must always pnpm bun yarn npm cross monorepo local',
    ),
    mayBeCode: true,
    isMeantBy: (statement) => /workspace:|\bprotocol\b/i.test(statement) && !/\bcargo\b/i.test(statement),
    finder: VERSIONS_OF_OWN_SCOPE,
  },
  {
    wanted: regex()`
      ^(?:nuget )?central package management(?: \(?(?:cpm|directory\.packages\.props)\)?)?$
      |^(?:[\w.]+\/)*directory\.packages\.prop for version of dependency$
    `,
    named: regex()`
      ^(?:(?:hardcode|hard code|specify|put|set|place) )?
        (?:(?:hardcoded|hard coded|explicit|inline|nuget|package|individual) )*version (?:number |attribute )?
        (?:directly )?(?:in|on|to|for|of) (?:individual )?
        (?:<?packagereference>?|csproj|\.csproj|package reference|\*\.csproj|project)(?: item| element| file| entry)?$
    `,
    finder: textLines(
      {
        name: '`PackageReference` with `Version` in project files',
        one: 'a version in a project file',
        languages: ['xml'],
      },
      (line, path) => PROJECT.test(path) && PACKAGE_VERSION.test(line),
    ),
  },
  {
    wanted:
      /^(?:gradle )?version catalog(?: \(?libs\.versions\.toml\)?)?$|^(?:[\w.]+\/)*libs\.versions?\.toml for version of dependency$/,
    finder: textLines(
      {
        name: 'dependencies with their version in build files of Gradle',
        one: 'a version in a build file',
        languages: ['groovy', 'kotlin'],
      },
      (line, path) => GRADLE.test(path) && GRADLE_VERSION.test(line),
    ),
  },
];
