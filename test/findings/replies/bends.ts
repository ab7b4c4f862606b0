import type { Draft } from '../../../src/findings/types.ts';

/** A comment as models write it. */
export interface Said {
  readonly path: string;
  readonly line: number;
  readonly severity: string;
  readonly title: string;
  readonly quote: string;
  readonly body: string;
}

/** One way in which models bend the form of an answer. */
export type Bend = (comments: readonly Said[]) => string;

const SUMMARY = 'Looks fine overall.';

function json(comments: readonly unknown[], space?: number): string {
  return JSON.stringify({ summary: SUMMARY, comments }, undefined, space);
}

/** Writes values with other rules than JSON. */
function write(value: unknown, rules: Partial<WritingRules> = {}): string {
  const { text = JSON.stringify, key = JSON.stringify, comma = ', ', colon = ': ', last = '', scalar = String } = rules;
  if (Array.isArray(value)) {
    return `[${value.map((item) => write(item, rules)).join(comma)}${value.length > 0 ? last : ''}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, one]) => `${key(name)}${colon}${write(one, rules)}`);
    return `{${entries.join(comma)}${last}}`;
  }
  return typeof value === 'string' ? text(value) : scalar(value);
}

interface WritingRules {
  readonly text: (value: string) => string;
  readonly key: (value: string) => string;
  readonly comma: string;
  readonly colon: string;
  readonly last: string;
  readonly scalar: (value: unknown) => string;
}

function single(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

function rename(names: Readonly<Record<string, string>>): (comment: Said) => object {
  return (comment) => Object.fromEntries(Object.entries(comment).map(([key, value]) => [names[key] ?? key, value]));
}

function renamed(names: Readonly<Record<string, string>>): Bend {
  return (comments) => json(comments.map(rename(names)));
}

function lined(line: (value: number) => unknown): Bend {
  return (comments) => json(comments.map((comment) => ({ ...comment, line: line(comment.line) })));
}

/** Writes the lines of comments as they are, which JSON could not. */
function rawLined(line: (value: number) => string): Bend {
  return (comments) =>
    json(comments.map((one) => ({ ...one, line: `@${one.line}@` }))).replaceAll(/"@(\d+)@"/g, (_, n) =>
      line(Number(n)),
    );
}

function grouped(comments: readonly Said[]): Map<string, Said[]> {
  return Map.groupBy(comments, ({ path }) => path);
}

function withoutPath(comment: Said): object {
  return Object.fromEntries(Object.entries(comment).filter(([key]) => key !== 'path'));
}

/** The bends of syntax: the values are those of a right answer. */
export const SYNTAX: Readonly<Record<string, Bend>> = {
  plain: (c) => json(c),
  pretty: (c) => json(c, 2),
  'in a fence': (c) => `\`\`\`json\n${json(c, 2)}\n\`\`\``,
  'in an open fence': (c) => `\`\`\`json\n${json(c, 2)}`,
  'after prose with braces': (c) => `I looked at {a} and [b], and \`if (x) { y(); }\`.\n\n${json(c)}`,
  'before prose': (c) => `${json(c)}\n\nLet me know if {you} need more.`,
  'byte order mark': (c) => `\uFEFF${json(c)}`,
  CRLF: (c) => json(c, 2).replaceAll('\n', '\r\n'),
  'trailing commas': (c) => write({ summary: SUMMARY, comments: c }, { last: ',' }),
  'single quotes': (c) => write({ summary: SUMMARY, comments: c }, { text: single, key: single }),
  'single-quoted values': (c) => write({ summary: SUMMARY, comments: c }, { text: single }),
  'keys without quotes': (c) => write({ summary: SUMMARY, comments: c }, { key: (k) => k }),
  'Python repr': (c) =>
    write(
      { summary: SUMMARY, comments: c.map((one) => ({ ...one, suggestion: null, ok: true })) },
      { text: single, key: single, scalar: (v) => (v === null ? 'None' : v === true ? 'True' : JSON.stringify(v)) },
    ),
  'Python calls': (c) =>
    `Review(summary='x', comments=[${c
      .map(
        (one) =>
          `Comment(${Object.entries(one)
            .map(([k, v]) => `${k}=${typeof v === 'string' ? single(v) : v}`)
            .join(', ')})`,
      )
      .join(', ')}])`,
  'line comments': (c) => json(c, 2).replaceAll('{\n', '{ // here, "a": {\n'),
  'hash comments': (c) => json(c, 2).replaceAll('{\n', '{ # here\n'),
  'block comments': (c) => json(c).replaceAll('{"', '{/* one, "two": */"'),
  'no commas between comments': (c) => json(c).replaceAll('},{', '} {'),
  'no commas between lines': (c) => json(c, 2).replaceAll(/,\n(?=\s*")/g, '\n'),
  'no commas at all': (c) => json(c, 2).replaceAll(',\n', '\n'),
  'double commas': (c) => json(c, 2).replaceAll(',\n', ',,\n'),
  semicolons: (c) => json(c, 2).replaceAll(',\n', ';\n'),
  'no colon': (c) => json(c, 2).replaceAll('"path": ', '"path" '),
  'equals signs': (c) => write({ summary: SUMMARY, comments: c }, { colon: ' = ' }),
  arrows: (c) => write({ summary: SUMMARY, comments: c }, { colon: ' => ' }),
  'no end brackets of comments': (c) => json(c).replaceAll('},{', ', {').replace('}]}', ']}'),
  'one bracket too many': (c) => json(c).replaceAll('},{', '}},{'),
  'no outer brackets': (c) => json(c).slice(1, -1),
  'doubled braces': (c) => json(c).replaceAll('{"', '{{"').replaceAll('"}', '"}}').replaceAll(']}', ']}}'),
  'typographic quotes': (c) =>
    write({ summary: SUMMARY, comments: c }, { text: (v) => `“${v.replaceAll('\n', ' ')}”`, key: (k) => `“${k}”` }),
  guillemets: (c) => write({ summary: SUMMARY, comments: c }, { text: (v) => `«${v}»`, key: (k) => `«${k}»` }),
  backticks: (c) =>
    write(
      { summary: SUMMARY, comments: c },
      { text: (v) => `\`${v.replaceAll('`', '\\`').replaceAll('\\d', '\\\\d')}\`` },
    ),
  'triple quotes': (c) =>
    write({ summary: SUMMARY, comments: c }, { text: (v) => `"""${v.replaceAll('\\', '\\\\')}"""` }),
  'raw line breaks': (c) => json(c).replaceAll('\\n', '\n'),
  'quotes that are not escaped': (c) => json(c).replaceAll('\\"', '"'),
  'quotes that are not escaped, pretty': (c) => json(c, 2).replaceAll('\\"', '"'),
  'texts in pieces': (c) =>
    write(
      { summary: SUMMARY, comments: c },
      {
        text: (v) =>
          v.length < 10 ? JSON.stringify(v) : `${JSON.stringify(v.slice(0, 5))} +\n  ${JSON.stringify(v.slice(5))}`,
      },
    ),
  'pieces without a plus': (c) =>
    write(
      { summary: SUMMARY, comments: c },
      {
        text: (v) =>
          v.length < 10 ? JSON.stringify(v) : `(${JSON.stringify(v.slice(0, 5))}\n  ${JSON.stringify(v.slice(5))})`,
      },
    ),
  'no closing quote of the path': (c) => c.reduce((text, { path }) => text.replace(`"${path}",`, `"${path},`), json(c)),
  'escaped once more': (c) => JSON.stringify(json(c)).slice(1, -1),
  'a string of JSON': (c) => JSON.stringify(json(c)),
  'HTML escapes': (c) => json(c).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;'),
  'repeated keys': (c) => json(c).replaceAll('"path":', '"path":"","path":'),
  'an ellipsis at the end': (c) => json(c).replace(/\]\}$/, ', ...]}'),
  NaN: (c) => json(c.map((one) => ({ ...one, confidence: '@' }))).replaceAll('"@"', 'NaN'),
  Infinity: (c) => json(c.map((one) => ({ ...one, confidence: '@' }))).replaceAll('"@"', '-Infinity'),
  undefined: (c) => json(c.map((one) => ({ suggestion: '@', ...one }))).replaceAll('"@"', 'undefined'),
  None: (c) => json(c.map((one) => ({ suggestion: '@', ...one }))).replaceAll('"@"', 'None'),
  'no value': (c) => json(c.map((one) => ({ startLine: '@', ...one }))).replaceAll('"@"', ''),
  'a number with a plus': rawLined((n) => `+${n}`),
  'a number with a dot': rawLined((n) => `${n}.`),
  'a number without zero': (c) => json(c.map((one) => ({ confidence: '@', ...one }))).replaceAll('"@"', '.9'),
  'a huge number': (c) => json(c.map((one) => ({ startLine: '@', ...one }))).replaceAll('"@"', '1e309'),
  'a hexadecimal number': rawLined((n) => `0x${n.toString(16)}`),
  'a word between entries': (c) => json(c, 2).replaceAll('\n      "title"', '\n      oops "title"'),
  'keys in bold': (c) => json(c, 2).replaceAll(/^(\s*)("\w+"):/gm, '$1**$2**:'),
  'escaped quotes around keys': (c) => json(c, 2).replaceAll(/^(\s*)"(\w+)":/gm, '$1\\"$2\\":'),
  'entities around keys': (c) => json(c, 2).replaceAll(/^(\s*)"(\w+)":/gm, '$1&quot;$2&quot;:'),
  'symbols of Ruby': (c) => json(c, 2).replaceAll(/^(\s*)"(\w+)":/gm, '$1:$2 =>'),
  'a quotation': (c) => json(c, 2).replaceAll(/^/gm, '> '),
  'signs of a diff': (c) => json(c, 2).replaceAll(/^/gm, '+ '),
  'numbers before the lines': (c) =>
    json(c, 2)
      .split('\n')
      .map((line, index) => `${index + 1} | ${line}`)
      .join('\n'),
  'numbers before lines of numbers': (c) =>
    JSON.stringify({ comments: c.map((one) => ({ ...one, line: [one.line, one.line] })) }, undefined, 2)
      .split('\n')
      .map((line, index) => `${index + 1}: ${line}`)
      .join('\n'),
  'full-width signs': (c) =>
    json(c, 2)
      .replaceAll(/,$/gm, '，')
      .replaceAll(/^(\s*"\w+"):/gm, '$1：'),
  'a word after a comment': (c) => json(c).replaceAll('},{', '} and {'),
};

/** The bends of containers, keys and values. */
export const SHAPES: Readonly<Record<string, Bend>> = {
  findings: (c) => JSON.stringify({ findings: c }),
  'issues in result': (c) => JSON.stringify({ result: { issues: c } }),
  'review.comments': (c) => JSON.stringify({ review: { summary: SUMMARY, comments: c } }),
  data: (c) => JSON.stringify({ data: c }),
  'an unknown list': (c) => JSON.stringify({ status: 'ok', my_remarks_on_this: c }),
  'a bare list': (c) => JSON.stringify(c),
  'JSON lines': (c) => c.map((one) => JSON.stringify(one)).join('\n'),
  'one fence a comment': (c) =>
    c.map((one, i) => `### Comment ${i + 1}\n\n\`\`\`json\n${JSON.stringify(one)}\n\`\`\``).join('\n\n'),
  'one object after another': (c) => c.map((one) => JSON.stringify(one)).join(' '),
  'comments by path': (c) =>
    JSON.stringify(Object.fromEntries([...grouped(c)].map(([path, all]) => [path, all.map(withoutPath)]))),
  'comments by number': (c) =>
    JSON.stringify({ comments: Object.fromEntries(c.map((one, i) => [String(i + 1), one])) }),
  'numbers alone': (c) => JSON.stringify(Object.fromEntries(c.map((one, i) => [String(i + 1), one]))),
  'nested by file': (c) =>
    JSON.stringify({ files: [...grouped(c)].map(([path, all]) => ({ path, comments: all.map(withoutPath) })) }),
  'a call of a tool': (c) => JSON.stringify({ name: 'submit_review', arguments: { comments: c } }),
  'arguments as text': (c) =>
    JSON.stringify({ tool_calls: [{ type: 'function', function: { name: 'review', arguments: json(c) } }] }),
  function_call: (c) => JSON.stringify({ function_call: { name: 'review', arguments: json(c) } }),
  'content blocks': (c) => JSON.stringify({ content: [{ type: 'text', text: json(c) }] }),
  'a fence within content': (c) => JSON.stringify({ content: `\`\`\`json\n${json(c)}\n\`\`\`` }),
  SARIF: (c) =>
    JSON.stringify({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'x', rules: [] } },
          results: c.map((one) => ({
            ruleId: 'r',
            level: 'warning',
            message: { text: one.body },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: one.path },
                  region: { startLine: one.line, snippet: { text: one.quote } },
                },
              },
            ],
          })),
        },
      ],
    }),
  diagnostics: (c) =>
    JSON.stringify(
      [...grouped(c)].map(([uri, all]) => ({
        uri,
        diagnostics: all.map((one) => ({
          range: { start: { line: one.line, character: 0 }, end: { line: one.line, character: 9 } },
          severity: 2,
          message: one.body,
        })),
      })),
    ),
  'file and message': renamed({ path: 'file', body: 'message' }),
  'filename and description': renamed({ path: 'filename', body: 'description', line: 'line_number' }),
  'file_path and comment': renamed({ path: 'file_path', body: 'comment', line: 'lineNumber', quote: 'code_snippet' }),
  'relevant_file and issue_content': renamed({
    path: 'relevant_file',
    body: 'issue_content',
    title: 'issue_header',
    line: 'relevant_lines_start',
  }),
  'each in an object': (c) => JSON.stringify({ findings: c.map((one) => ({ finding: one })) }),
  'places of Codex': (c) =>
    json(
      c.map(({ path, line, ...rest }) => ({
        ...rest,
        code_location: { absolute_file_path: path, line_range: { start: line, end: line } },
      })),
    ),
  'results of Semgrep': (c) =>
    JSON.stringify({
      results: c.map(({ path, line, body, quote }) => ({
        check_id: 'r',
        path,
        start: { line, col: 1 },
        end: { line, col: 2 },
        extra: { message: body, severity: 'ERROR', lines: quote },
      })),
    }),
  ESLint: (c) =>
    JSON.stringify(
      [...grouped(c)].map(([filePath, all]) => ({
        filePath,
        messages: all.map(({ line, body }) => ({ ruleId: 'r', severity: 2, line, column: 1, message: body })),
      })),
    ),
  'each value in a list': (c) =>
    json(c.map((one) => Object.fromEntries(Object.entries(one).map(([key, value]) => [key, [value]])))),
  'other letter case': renamed({
    path: 'Path',
    body: 'BODY',
    line: 'Line',
    quote: 'Quote',
    title: 'Title',
    severity: 'Severity',
  }),
  'explanation and start_line': renamed({ path: 'File-Name', body: 'explanation', line: 'start_line' }),
  'issue and lines': renamed({ path: 'relative_path', body: 'issue', line: 'lines' }),
  location: (c) => json(c.map(({ path, line, ...rest }) => ({ location: { path, line }, ...rest }))),
  'location as text': (c) => json(c.map(({ path, line, ...rest }) => ({ location: `${path}:${line}`, ...rest }))),
  'dotted keys': (c) =>
    json(c.map(({ path, line, ...rest }) => ({ 'location.path': path, 'location.line': line, ...rest }))),
  range: (c) => json(c.map(({ line, ...rest }) => ({ ...rest, range: { start: { line }, end: { line } } }))),
  'start and end': (c) => json(c.map(({ line, ...rest }) => ({ ...rest, start_line: line, end_line: line }))),
  position: (c) => json(c.map(({ line, ...rest }) => ({ ...rest, position: { line } }))),
  'line as text': lined(String),
  'line with L': lined((n) => `L${n}`),
  'line in words': lined((n) => `line ${n}`),
  'line with a plus': lined((n) => `+${n}`),
  'line with a fraction': lined((n) => `${n}.0`),
  'line in a list': lined((n) => [n]),
  'line as a range': lined((n) => [n, n]),
  'line as an object': lined((n) => ({ start: n, end: n })),
  'line in the path': (c) => json(c.map(({ path, line, ...rest }) => ({ path: `${path}:${line}`, ...rest }))),
  'thinking before': (c) =>
    `<think>\nMaybe {"comments": [{"path": "draft.ts", "line": 1, "body": "No."}]}?\n</think>\n${json(c)}`,
  'thinking without a start': (c) =>
    `Maybe {"comments": [{"path": "draft.ts", "line": 1, "body": "No.\n</think>\n\n${json(c)}`,
  'thinking in brackets': (c) => `[THINK]Is {"a": [ right?[/THINK]${json(c)}`,
  channels: (c) =>
    `<|channel|>analysis<|message|>Is {"comments": [] } right?<|end|><|start|>assistant<|channel|>final<|message|>${json(c)}<|return|>`,
  'the form before': (c) =>
    `The form is {"summary": "...", "comments": [{"path": "...", "line": 12, "body": "..."}]}.\n${json(c)}`,
  'the form with dots before': (c) => `{"summary": "...", "comments": [...]}\n\n${json(c)}`,
  'the empty form after': (c) =>
    `${json(c)}\n\nWith nothing to report it would be \`{"summary": "...", "comments": []}\`.`,
  'an empty answer quoted after': (c) =>
    `${json(c)}\nIf there were nothing, I would answer {"summary": "All good", "comments": []}`,
  'a draft before': (c) =>
    `A first list: ${json(c.slice(0, 1))}\n\nOn second thought, the final answer:\n\`\`\`json\n${json(c)}\n\`\`\``,
};

const SAMPLE: readonly Said[] = ['a.ts', 'b.ts'].map((path) => ({
  path,
  line: 1,
  severity: 'low',
  title: 't',
  quote: 'q',
  body: 'b c',
}));

/** The shapes that are one value in JSON. */
export const PLAIN_SHAPES: Readonly<Record<string, Bend>> = Object.fromEntries(
  Object.entries(SHAPES).filter(([, shape]) => isJson(shape(SAMPLE))),
);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Bends of the text of any answer in JSON. */
export const TEXT_BENDS: Readonly<Record<string, (text: string) => string>> = {
  'a trailing comma': (text) => text.replace(/([\]}])$/, ',$1'),
  'no last bracket': (text) => text.slice(0, -1),
  'a bracket too many': (text) => `${text}}`,
  'a fence': (text) => `Here it is:\n\n\`\`\`json\n${text}\n\`\`\`\nThat is all.`,
  thinking: (text) => `<think>Is it {"comments": [?</think>\n${text}`,
  'a comment': (text) => text.replace(/^([[{])/, '$1 // the answer\n'),
  'a quotation': (text) => JSON.stringify(JSON.parse(text), undefined, 1).replaceAll(/^/gm, '> '),
  'numbers before the lines': (text) =>
    JSON.stringify(JSON.parse(text), undefined, 1)
      .split('\n')
      .map((line, index) => `${index + 1}: ${line}`)
      .join('\n'),
  'the same answer twice': (text) => `${text}\n\n${text}`,
  'words around': (text) => `I found this: ${text} Please have a look.`,
};

/** The values of a draft that a bend must not change. */
export function keepsFinding(said: Said, { path, body, line }: Draft): boolean {
  const words = (text: string): string => text.replaceAll(/[\s\\"'`“”«»]+/g, '');
  return path.startsWith(said.path) && words(body) === words(said.body) && (line === undefined || line === said.line);
}
