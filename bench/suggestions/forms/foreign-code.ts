import type { Random } from '../../accuracy/random.ts';

/** Statements of languages that do not look alike. */
const STATEMENTS: Readonly<Record<string, readonly string[]>> = {
  Python: ['if value is None:\n    raise ValueError(name)', 'items = [item.strip() for item in values]'],
  Ruby: ['values.each do |value|\n  puts value.strip\nend', 'return if value.nil?'],
  Go: ['if err != nil {\n\treturn nil, err\n}', 'values := make([]string, 0, len(items))'],
  Rust: [
    'let values: Vec<_> = items.iter().map(|item| item.trim()).collect();',
    'let Some(value) = value else { return Err(()) };',
  ],
  SQL: ['SELECT id, name FROM users WHERE active = 1 ORDER BY name;', "UPDATE users SET name = 'x' WHERE id = 1;"],
  HTML: ['<p class="note">Not found</p>', '<a href="/next">Next</a>\n<br>'],
  Haskell: ['main = mapM_ putStrLn . filter (not . null) =<< lines <$> getContents', 'trim = dropWhile isSpace'],
  JavaScript: [
    'const values = items.map((item) => item.trim());',
    "if (value === undefined) {\n  throw new Error('missing');\n}",
  ],
  Pascal: ['if Value = nil then\nbegin\n  Exit;\nend;'],
};
/** Languages whose statements might be taken for those of another. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  TypeScript: ['JavaScript'],
  Markdown: ['HTML'],
  'C#': ['JavaScript'],
  Java: ['JavaScript'],
};

/** Code of another language than the file, with the indentation of the replaced lines. */
export function foreignLines(language: string, old: readonly string[], random: Random): string | undefined {
  if (['Markdown', 'JSON', 'YAML'].includes(language)) {
    return undefined;
  }
  const names = Object.keys(STATEMENTS).filter((name) => name !== language && !(ALIKE[language] ?? []).includes(name));
  const blanks = /^\s*/.exec(old[0] ?? '')?.[0] ?? '';
  return random.pick(STATEMENTS[random.pick(names)] ?? []).replaceAll(/^/gm, blanks);
}
