/** How a snippet stands in a file of a language: as code, as text, and as code within text. */
export interface LanguageForms {
  readonly path: string;
  /** Lines that a file must begin with. */
  readonly start?: readonly string[];
  /** Puts statements where the language allows them. Absent if they may stand at the top. */
  readonly wrapStatement?: (code: string) => string;
  /** Puts an expression in a statement. */
  readonly wrapExpression: (code: string) => string;
  /** Statements that have nothing to do with any rule, with signs that confuse simple scanners. */
  readonly noise: string;
  /** Declarations that may stand between others. */
  readonly between: string;
  /** Forms in which the snippet, of one line, is no code. Undefined if the form cannot hold the snippet. */
  readonly texts: Readonly<Record<string, (code: string) => string | undefined>>;
  /** Forms in which it is a comment. */
  readonly comments: Readonly<Record<string, (code: string) => string | undefined>>;
  /** Forms in which an expression within a text is code. */
  readonly inserted?: Readonly<Record<string, (code: string) => string | undefined>>;
  /** Whether the indentation of lines means something. */
  readonly isIndented?: boolean;
}

/** A form that cannot hold snippets with certain characters. */
function without(signs: RegExp, form: (code: string) => string): (code: string) => string | undefined {
  return (code) => (signs.test(code) ? undefined : form(code));
}

const inFunction = (open: string) => (code: string) => `${open} {\n${code}\n}`;
const SLASHES = {
  'a line comment': (code: string) => `// ${code}`,
  'a block comment': without(/\*\//, (code) => `/* ${code} */`),
  'a block comment of several lines': without(/\*\//, (code) => `/*\n ${code}\n*/`),
};
const DOUBLE = { 'a string': without(/["\\$]|#\{/, (code) => `held = "${code}"`) };

const SCRIPT: Omit<LanguageForms, 'path'> = {
  wrapExpression: (code) => `void (${code});`,
  noise: 'const zone = /[/*"`\']/;\nconst zeal = `/* ${zone.source} "`;',
  between: '/** Says "hello". */\nfunction unrelated() {}',
  comments: { ...SLASHES, 'a doc comment': without(/\*\//, (code) => `/**\n * ${code}\n */`) },
  texts: {
    'a string': without(/["\\]/, (code) => `void "${code}";`),
    'a string in single quotes': without(/['\\]/, (code) => `void '${code}';`),
    'the text of a template': without(/[`\\]|\$\{/, (code) => `void \`a \${zone} ${code}\`;`),
    'the text of a template of several lines': without(/[`\\]|\$\{/, (code) => `void \`\n${code}\n\`;`),
    'a regular expression': without(/[/\\[\](){}*+?]/, (code) => `void /${code}/;`),
    'the text of a template in a template': without(/[`\\]|\$\{/, (code) => `void \`\${\`${code}\`}\`;`),
  },
  inserted: {
    'a template': without(/[`]/, (code) => `void \`a \${${code}} b\`;`),
    'a template in a template': without(/[`]/, (code) => `void \`a \${\`\${${code}}\`} b\`;`),
  },
};

const C: Omit<LanguageForms, 'path'> = {
  wrapStatement: inFunction('void wrapper()'),
  wrapExpression: (code) => `zone = ${code};`,
  noise: 'static const char *zeal = "/* \' //";',
  between: 'void unrelated(void);',
  comments: { ...SLASHES, 'a doc comment': (code) => `/// ${code}` },
  texts: { 'a string': without(/["\\]/, (code) => `const char *held = "${code}";`) },
};

const JAVA_LIKE = {
  wrapStatement: (code: string) => `class Wrapper {\n  void Wrap() {\n${code}\n  }\n}`,
  wrapExpression: (code: string) => `zone = ${code};`,
};

/** A language that is read without a grammar. */
function textLanguage(path: string, comment: string, end: string): LanguageForms {
  return {
    path,
    wrapExpression: (code) => `zone = ${code}${end}`,
    noise: `zeal = "a ${comment} b"${end}`,
    between: '',
    comments: { 'a line comment': (code) => `${comment} ${code}` },
    texts: DOUBLE,
  };
}

/** The languages of the table, by the names that it gives them. */
export const LANGUAGES = {
  typescript: { ...SCRIPT, path: 'src/a.ts' },
  tsx: {
    ...SCRIPT,
    path: 'src/a.tsx',
    texts: {
      ...SCRIPT.texts,
      'running text of markup': without(/[<>{}&'"]/, (code) => `void <p>${code}</p>;`),
      'an attribute of markup': without(/["\\&]/, (code) => `void <p title="${code}" />;`),
    },
    inserted: { ...SCRIPT.inserted, markup: (code) => `void <p>{${code}}</p>;` },
  },
  javascript: { ...SCRIPT, path: 'src/a.js' },
  jsx: { ...SCRIPT, path: 'src/a.jsx' },
  python: {
    path: 'src/a.py',
    wrapExpression: (code) => `zone = ${code}`,
    noise: 'zeal = "# \' \\""\nzest = r\'\\"\'',
    between: 'def unrelated():\n    """Says \'hello\'."""',
    comments: { 'a line comment': (code) => `# ${code}` },
    texts: {
      'a string': without(/["\\]/, (code) => `held = "${code}"`),
      'a string in single quotes': without(/['\\]/, (code) => `held = '${code}'`),
      'a text of several lines': without(/["\\]/, (code) => `held = """\n${code}\n"""`),
      'the text of an f-string': without(/["\\{}]/, (code) => `held = f"${code} {zone}"`),
      'a raw string': without(/["\\]/, (code) => `held = r"${code}"`),
      'a docstring': without(/["\\]/, (code) => `def documented():\n    """Calls.\n\n    ${code}\n    """`),
    },
    inserted: { 'an f-string': without(/["\\{}]/, (code) => `held = f"a {${code}} b"`) },
    isIndented: true,
  },
  go: {
    path: 'src/a.go',
    start: ['package a', ''],
    wrapStatement: inFunction('func wrapper()'),
    wrapExpression: (code) => `_ = ${code}`,
    noise: "var zeal = `/* \" // '`\nvar zest = '\"'",
    between: '// unrelated says "hello".\nfunc unrelated() {}',
    comments: SLASHES,
    texts: {
      'a string': without(/["\\]/, (code) => `var held = "${code}"`),
      'a raw string': without(/`/, (code) => `var held = \`\n${code}\n\``),
    },
  },
  rust: {
    path: 'src/a.rs',
    wrapStatement: inFunction('fn wrapper()'),
    wrapExpression: (code) => `let _ = ${code};`,
    noise: 'const ZEAL: &str = r#"/* " // \'"#;\nconst ZEST: char = \'"\';',
    between: '/// Says "hello".\nfn unrelated() {}',
    comments: { ...SLASHES, 'a doc comment': (code) => `/// ${code}\nfn documented() {}` },
    texts: {
      'a string': without(/["\\]/, (code) => `const HELD: &str = "${code}";`),
      'a raw string': without(/"#/, (code) => `const HELD: &str = r#"${code}"#;`),
    },
    inserted: { 'the arguments of a macro': (code) => `fn inserted() { println!("{}", ${code}); }` },
  },
  java: {
    ...JAVA_LIKE,
    path: 'src/A.java',
    noise: 'class Zeal { char a = \'"\'; String b = "/* \' //"; }',
    between: '/** Says "hello". */\nclass Unrelated {}',
    comments: { ...SLASHES, 'a doc comment': without(/\*\//, (code) => `/**\n * ${code}\n */\nclass Documented {}`) },
    texts: { 'a string': without(/["\\]/, (code) => `class Held { String a = "${code}"; }`) },
  },
  csharp: {
    ...JAVA_LIKE,
    path: 'src/A.cs',
    noise: 'class Zeal { char a = \'"\'; string b = @"/* \\"; }',
    between: '/// <summary>Says "hello".</summary>\nclass Unrelated {}',
    comments: { ...SLASHES, 'a doc comment': (code) => `/// ${code}\nclass Documented {}` },
    texts: {
      'a string': without(/["\\]/, (code) => `class Held { string a = "${code}"; }`),
      'a verbatim string': without(/"/, (code) => `class Held { string a = @"\n${code}\n"; }`),
      'the text of an interpolated string': without(/["\\{}]/, (code) => `class Held { string a = $"${code} {b}"; }`),
    },
    inserted: {
      'an interpolated string': without(/["\\:{}]/, (code) => `class Held { string M() { return $"a {${code}} b"; } }`),
    },
  },
  php: {
    path: 'src/a.php',
    start: ['<?php', ''],
    wrapStatement: inFunction('function wrapper()'),
    wrapExpression: (code) => `$zone = ${code};`,
    noise: '$zeal = "/* \' //";\n$zest = \'"#\';',
    between: '/** Says "hello". */\nfunction unrelated() {}',
    comments: { ...SLASHES, 'a comment of a shell': (code) => `# ${code}` },
    texts: {
      'a string': without(/["\\$]/, (code) => `$held = "${code}";`),
      'a string in single quotes': without(/['\\]/, (code) => `$held = '${code}';`),
      'a heredoc': without(/[\\$]/, (code) => `$held = <<<TEXT\n${code}\nTEXT;`),
      'a nowdoc': without(/\\/, (code) => `$held = <<<'TEXT'\n${code}\nTEXT;`),
      'text outside of PHP': without(/<\?|\?>/, (code) => `?>\n<p>${code}</p>\n<?php`),
    },
  },
  ruby: {
    path: 'src/a.rb',
    wrapStatement: (code) => `def wrapper\n${code}\nend`,
    wrapExpression: (code) => `zone = ${code}`,
    noise: 'ZEAL = "# \' \\""\nZEST = /["#]/',
    between: '# Says "hello".\ndef unrelated\nend',
    comments: {
      'a line comment': (code) => `# ${code}`,
      'a block comment': (code) => `=begin\n${code}\n=end`,
    },
    texts: {
      'a string': without(/["\\#]/, (code) => `held = "${code}"`),
      'a string in single quotes': without(/['\\]/, (code) => `held = '${code}'`),
      'a literal in brackets': without(/[()\\]/, (code) => `held = %q(${code})`),
      'a heredoc': without(/[\\#]/, (code) => `held = <<~TEXT\n  ${code}\nTEXT`),
    },
    inserted: {
      'an interpolated string': without(/["\\]/, (code) => `held = "a #{${code}} b"`),
      'a heredoc': (code) => `held = <<~TEXT\n  a #{${code}} b\nTEXT`,
    },
  },
  c: { ...C, path: 'src/a.c' },
  cpp: {
    ...C,
    path: 'src/a.cpp',
    texts: { ...C.texts, 'a raw string': without(/\)"/, (code) => `auto held = R"(\n${code}\n)";`) },
  },
  lua: textLanguage('src/a.lua', '--', ''),
  kotlin: textLanguage('src/A.kt', '//', ''),
  swift: textLanguage('src/A.swift', '//', ''),
  shell: textLanguage('src/a.sh', '#', ''),
} as const satisfies Readonly<Record<string, LanguageForms>>;

export type LanguageName = keyof typeof LANGUAGES;
