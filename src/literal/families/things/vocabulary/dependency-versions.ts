import type { NamedThing } from '../named-things.ts';
import { textLines } from './finders.ts';

/** `<PackageReference Include="A" Version="1.0" />` */
const PACKAGE_VERSION = /<PackageReference\b[^<>]*\sVersion\s*=/i;
/** Projects of MSBuild. `Directory.Packages.props` has the versions. */
const PROJECT = /\.(?:cs|fs|vb)proj$/i;
/** `implementation("group:name:1.2.3")` of Gradle. A version in `$` is a variable. */
const GRADLE_VERSION =
  /^\s*(?:\w*[iI]mplementation|api|\w*[cC]ompileOnly|\w*[rR]untimeOnly|kapt|ksp|annotationProcessor)\s*\(?\s*["'][\w.-]+:[\w.-]+:\d[\w.+-]*(?:@\w+)?["']/;
const GRADLE = /(?:^|\/)[\w.-]+\.gradle(?:\.kts)?$/;

/** Places where versions of dependencies are kept together, by the words for them. */
export const DEPENDENCY_VERSIONS: readonly NamedThing[] = [
  {
    wanted:
      /^(?:nuget )?central package management(?: \(?(?:cpm|directory\.packages\.props)\)?)?$|^(?:[\w.]+\/)*directory\.packages\.prop for version of dependency$/,
    named:
      /^(?:(?:hardcode|hard code|specify|put|set|place) )?(?:(?:hardcoded|hard coded|explicit|inline|nuget|package|individual) )*version (?:number |attribute )?(?:directly )?(?:in|on|to|for|of) (?:individual )?(?:<?packagereference>?|csproj|\.csproj|package reference|\*\.csproj|project)(?: item| element| file| entry)?$/,
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
