/** What people call a language in prose → the language ids VS Code gives its files. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  bash: ['shellscript'],
  c: ['c'],
  'c#': ['csharp'],
  'c++': ['cpp'],
  cpp: ['cpp'],
  csharp: ['csharp'],
  css: ['css', 'scss', 'less'],
  dart: ['dart'],
  dockerfile: ['dockerfile'],
  elixir: ['elixir'],
  go: ['go'],
  golang: ['go'],
  haskell: ['haskell'],
  java: ['java'],
  javascript: ['javascript', 'javascriptreact'],
  js: ['javascript', 'javascriptreact'],
  jsx: ['javascriptreact', 'typescriptreact'],
  kotlin: ['kotlin'],
  lua: ['lua'],
  perl: ['perl'],
  php: ['php'],
  powershell: ['powershell'],
  python: ['python'],
  ruby: ['ruby'],
  rust: ['rust'],
  scala: ['scala'],
  scss: ['scss'],
  shell: ['shellscript'],
  swift: ['swift'],
  ts: ['typescript', 'typescriptreact'],
  tsx: ['typescriptreact'],
  typescript: ['typescript', 'typescriptreact'],
  yaml: ['yaml'],
};

/** The language ids a word of prose names, if it names a language. */
export function languageNamed(word: string): readonly string[] | undefined {
  const name = word.toLowerCase().replace(/\.$/, '');
  return Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
}
