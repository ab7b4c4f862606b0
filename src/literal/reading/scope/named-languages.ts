import { languageNamed } from '../../../guidelines/language-names.ts';
import { SCRIPT } from '../../script-languages.ts';

/** The languages in which a framework is used. */
const FRAMEWORKS: Readonly<Record<string, readonly string[]>> = {
  react: SCRIPT,
  'react native': SCRIPT,
  'next.js': SCRIPT,
  'node.js': SCRIPT,
  nodejs: SCRIPT,
  jsx: SCRIPT,
  'react.js': SCRIPT,
  nestjs: ['typescript', 'javascript'],
  laravel: ['php'],
  symfony: ['php'],
  wordpress: ['php'],
  vue: ['vue', 'javascript', 'typescript'],
  'vue.js': ['vue', 'javascript', 'typescript'],
  'vue 3': ['vue', 'javascript', 'typescript'],
  nuxt: ['vue', 'javascript', 'typescript'],
  svelte: ['svelte', 'javascript', 'typescript'],
  astro: ['astro', 'javascript', 'typescript'],
  angular: ['typescript', 'html'],
  spring: ['java', 'kotlin'],
  'spring boot': ['java', 'kotlin'],
  quarkus: ['java', 'kotlin'],
  micronaut: ['java', 'kotlin'],
  ktor: ['kotlin'],
  'jetpack compose': ['kotlin'],
  swiftui: ['swift'],
  flutter: ['dart'],
  phoenix: ['elixir'],
  'express.js': SCRIPT,
  'ruby on rails': ['ruby'],
  django: ['python'],
  flask: ['python'],
  fastapi: ['python'],
  pytest: ['python'],
  rails: ['ruby'],
  '.net': ['csharp'],
  'asp.net': ['csharp'],
  blazor: ['csharp', 'razor'],
  sql: ['sql'],
  mysql: ['sql'],
  postgresql: ['sql'],
  html: ['html'],
  markdown: ['markdown'],
  json: ['json', 'jsonc'],
  terraform: ['terraform'],
  'objective-c': ['objective-c'],
  'f#': ['fsharp'],
  bicep: ['bicep'],
  sass: ['scss', 'sass'],
  // Templates and languages that no grammar here reads: what is said of them is not about other code.
  twig: ['twig'],
  blade: ['blade'],
  ansible: ['yaml'],
  helm: ['yaml'],
  handlebars: ['handlebars'],
  apex: ['apex'],
  zig: ['zig'],
  clojure: ['clojure'],
  solidity: ['solidity'],
  gdscript: ['gdscript'],
  ocaml: ['ocaml'],
  dockerfiles: ['dockerfile'],
  'shell scripts': ['shellscript'],
  'bash scripts': ['shellscript'],
  'shell script': ['shellscript'],
};

/** The languages that a word names, or those of a framework. */
export function languagesOf(name: string): readonly string[] | undefined {
  const lower = name.toLowerCase();
  return languageNamed(lower) ?? (Object.hasOwn(FRAMEWORKS, lower) ? FRAMEWORKS[lower] : undefined);
}

/** The languages of a list of nothing else: `TypeScript, JavaScript`. Undefined if it names something else. */
export function languagesListed(words: string): readonly string[] | undefined {
  const names = words.replace(/ (?:only|code|files)$/, '').split(/,? (?:and|or|&) |, ?|\//);
  const languages = names.map((name) => languagesOf(name));
  return languages.some((found) => found === undefined) ? undefined : languages.flatMap((found) => found ?? []);
}
