/** A fault of syntax in the text of one comment, which is an object with a line for each field. */
export type SyntaxFault = (text: string) => string;

/** Faults that a model makes within one comment. Each can be made in any comment, and with another one. */
export const SYNTAX_FAULTS: Readonly<Record<string, SyntaxFault>> = {
  'comma after the last field': (text) => text.replace(/\n\}$/, ',\n}'),
  'two commas': (text) => text.replace(/("line": \d+),/, '$1,,'),
  'comma before the first field': (text) => text.replace('{', '{,'),
  'comma missing after a number': (text) => text.replace(/("line": \d+),/, '$1'),
  'comma missing after a text': (text) => text.replace(/("title": ".*"),\n/, '$1\n'),
  'comma missing after the body': (text) => text.replace(/("body": ".*"),\n/, '$1\n'),
  'semicolons for commas': (text) => text.replaceAll(/,\n/g, ';\n'),
  'full-width commas and colons': (text) => text.replaceAll(/,\n/g, '，\n').replaceAll(/^(\s*"\w+"):/gm, '$1：'),
  'colon missing': (text) => text.replace('"severity":', '"severity"'),
  'equals sign for a colon': (text) => text.replaceAll(/^(\s*"\w+"):/gm, '$1 ='),
  'arrow for a colon': (text) => text.replaceAll(/^(\s*"\w+"):/gm, '$1 =>'),
  'colon within the quotes of a key': (text) => text.replace('"severity":', '"severity:"'),
  'keys in single quotes': (text) => text.replaceAll(/^(\s*)"(\w+)":/gm, "$1'$2':"),
  'keys without quotes': (text) => text.replaceAll(/^(\s*)"(\w+)":/gm, '$1$2:'),
  'one key without quotes': (text) => text.replace('"body":', 'body:'),
  'key with one quote': (text) => text.replace('"severity":', '"severity:'),
  'keys in bold': (text) => text.replaceAll(/^(\s*)"(\w+)":/gm, '$1**"$2"**:'),
  'all in single quotes': singleQuotes,
  'all in single quotes, with quotes of code not escaped': (text) => singleQuotes(text, 'raw'),
  Python: (text) => singleQuotes(text).replaceAll(/: null/g, ': None'),
  'values in backticks': (text) =>
    textField(text, 'body', (value) => `\`${value.replaceAll('`', "'").replaceAll('\\"', '"')}\``),
  'values in triple quotes': (text) =>
    textField(text, 'body', (value) => `"""${value.replaceAll('\\"', '"').replaceAll('\\n', '\n')}"""`),
  'typographic quotes': (text) => text.replaceAll(/^(\s*)"(\w+)": "(.*)"(,?)$/gm, '$1“$2”: “$3”$4'),
  'closing quote typographic': (text) => text.replace(/("title": ".*)",\n/, '$1”,\n'),
  'word without quotes': (text) => text.replace(/"severity": "(\w+)"/, '"severity": $1'),
  'text without quotes': (text) => text.replace(/"title": "(.*)",\n/, '"title": $1,\n'),
  'opening quote missing': (text) => text.replace(/"body": "/, '"body": '),
  'closing quote missing': (text) => text.replace(/("body": ".*)",\n/, '$1,\n'),
  'closing quote and comma missing': (text) => text.replace(/("title": ".*)",\n/, '$1\n'),
  'closing quote doubled': (text) => text.replace(/("title": ".*)",\n/, '$1"",\n'),
  'quotes of the body not escaped': (text) =>
    textField(text, 'body', (value) => `"The "really" matters: ${value.replaceAll('\\"', '"')}"`),
  'quotes before a comma not escaped': (text) =>
    textField(text, 'body', (value) => `"The "default", as it says, is used. ${value.replaceAll('\\"', '"')}"`),
  'quotes before a colon not escaped': (text) =>
    textField(text, 'body', (value) => `"The key "a": "b" is set. ${value.replaceAll('\\"', '"')}"`),
  'quotes at the end not escaped': (text) =>
    textField(text, 'body', (value) => `"${value.replaceAll('\\"', '"')} Call it "x""`),
  'one quote not escaped': (text) => textField(text, 'body', (value) => `"${value} It is 5" wide."`),
  'quotes of the code not escaped': (text) =>
    textField(textField(text, 'quote', unescapeQuotes), 'suggestion', unescapeQuotes),
  'backslashes not escaped': (text) =>
    textField(text, 'body', (value) => `"${value} Match it with \\d+\\.\\w or \\(a\\)."`),
  'backslashes of a path not escaped': (text) =>
    textField(text, 'body', (value) => `"${value} It is read from C:\\Users\\name\\file."`),
  LaTeX: (text) => textField(text, 'body', (value) => `"${value} This is $O(n \\log n)$ rather than $\\Theta(n^2)$."`),
  'escapes of JavaScript': (text) =>
    textField(text, 'body', (value) => `"${value} It doesn\\'t end; \\x41 costs \\$5 and \\0."`),
  'a \\u escape that is too short': (text) => textField(text, 'body', (value) => `"${value} See \\u12 for it."`),
  'half of a character': (text) => textField(text, 'body', (value) => `"${value} \\ud83d it."`),
  'line breaks in a text': (text) =>
    textField(text, 'body', (value) => `"${value.replaceAll('\\n', '\n').replaceAll(/\. /g, '.\n\n')}"`),
  'tabs in a text': (text) => textField(text, 'body', (value) => `"\t${value.replaceAll(/\. /g, '.\t')}"`),
  'control characters in a text': (text) => textField(text, 'body', (value) => `"${value} \u0007\u001b[0m"`),
  'zero characters': (text) => textField(text, 'body', (value) => `"${value}\u0000"`),
  'not a number': (text) => text.replace(/"confidence": [\d.]+/, '"confidence": NaN'),
  infinite: (text) => text.replace(/"confidence": [\d.]+/, '"confidence": Infinity'),
  undefined: (text) => text.replace('"guideline": null', '"guideline": undefined'),
  None: (text) => text.replaceAll(': null', ': None'),
  nil: (text) => text.replaceAll(': null', ': nil'),
  NULL: (text) => text.replaceAll(': null', ': NULL'),
  'a dash for null': (text) => text.replaceAll(': null', ': -'),
  'value missing': (text) => text.replaceAll(': null', ': '),
  'key without a value': (text) => text.replaceAll('"guideline": null', '"guideline"'),
  'sign before a number': (text) => text.replace(/"line": (\d)/, '"line": +$1'),
  'point before a number': (text) => text.replace(/"confidence": 0\./, '"confidence": .'),
  'point after a number': (text) => text.replace(/"line": (\d+)/, '"line": $1.'),
  'comment in two slashes': (text) => text.replace(/("line": \d+,)/, '$1 // the line, "as shown", {here}'),
  'comment in slashes and stars': (text) => text.replace(/("line": \d+,)/, '$1 /* the line, "as shown" } */'),
  'comment after a hash': (text) => text.replace(/("line": \d+,)/, "$1 # it's the added line"),
  'comment of HTML': (text) => text.replace('{', '{ <!-- finding -->'),
  'a remark between two fields': (text) => text.replace(/("line": \d+,)/, '$1 (this is the added line)'),
  'texts joined with plus': (text) =>
    textField(text, 'body', (value) => `"${value.slice(0, 30)}" +\n      "${value.slice(30)}"`, 30),
  'texts side by side': (text) =>
    textField(text, 'body', (value) => `"${value.slice(0, 30)}"\n      "${value.slice(30)}"`, 30),
  'closing brace missing': (text) => text.replace(/\n\}$/, ''),
  'closing brace doubled': (text) => `${text}}`,
  'opening brace missing': (text) => text.replace('{', ''),
  'opening brace doubled': (text) => `{${text}`,
  'bracket for the closing brace': (text) => text.replace(/\}$/, ']'),
  'parentheses for braces': (text) => text.replace('{', '(').replace(/\}$/, ')'),
  'quotes escaped that delimit': (text) => text.replaceAll(/^(\s*)"(\w+)": /gm, '$1\\"$2\\": '),
  'entities for quotes': (text) => text.replaceAll(/^(\s*)"(\w+)": /gm, '$1&quot;$2&quot;: '),
  'numbers before the lines': (text) => numberLines(text),
  'signs of a diff before the lines': (text) => text.replaceAll(/^/gm, '+ '),
  'quotation signs before the lines': (text) => text.replaceAll(/^/gm, '> '),
  'no-break spaces': (text) => text.replaceAll(/^ +/gm, (blanks) => '\u00a0'.repeat(blanks.length)),
  'zero-width signs': (text) => text.replaceAll(/^(\s*)"/gm, '$1\u200b"'),
  'a field twice': (text) => text.replace(/("severity": "\w+",)/, '$1\n  $1'),
  'dots for the rest of the fields': (text) => text.replace(/\n\}$/, ',\n  ...\n}'),
  'a word of another token': (text) => text.replace(/("line": \d+,)/, '$1 assistant'),
};

/** Changes the value of a text field. `change` is given the escaped text and returns it with its delimiters. */
function textField(text: string, key: string, change: (value: string) => string, cutNear?: number): string {
  const begin = text.indexOf(`"${key}": "`);
  if (begin < 0) {
    return text;
  }
  const from = begin + key.length + 4;
  const end = text.slice(from + 1).search(/(?<!\\)"(?:,?\n)/) + from + 1;
  const value = text.slice(from + 1, end);
  // A text is not divided within an escape.
  return cutNear !== undefined && value.slice(cutNear - 6, cutNear).includes('\\')
    ? text
    : text.slice(0, from) + change(value) + text.slice(end + 1);
}

function unescapeQuotes(value: string): string {
  return `"${value.replaceAll('\\"', '"')}"`;
}

function singleQuotes(text: string, inner: 'escaped' | 'raw' = 'escaped'): string {
  return text
    .replaceAll(/^(\s*)"(\w+)":/gm, "$1'$2':")
    .replaceAll(/: "(.*)"(,?)$/gm, (_, value: string, comma: string) => {
      const words = value.replaceAll('\\"', '"');
      return `: '${inner === 'raw' ? words : words.replaceAll("'", "\\'")}'${comma}`;
    });
}

function numberLines(text: string): string {
  return text
    .split('\n')
    .map((line, index) => `${index + 1} | ${line}`)
    .join('\n');
}
