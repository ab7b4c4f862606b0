import type { Answer, Comment, Group, ReplyKind } from '../types.ts';
import { fence, firstLine, textKinds, whole, wholeWithoutSeverity } from '../write.ts';

type Format = (answer: Answer) => string;

/** Formats that tell the severity in one of the three words. */
const WITH_SEVERITY: Readonly<Record<string, Format>> = {
  YAML: ({ summary, comments }) => `summary: ${summary}\ncomments:\n${comments.map(yamlItem).join('\n')}`,
  'YAML in a fence': ({ summary, comments }) =>
    fence(`summary: ${JSON.stringify(summary)}\ncomments:\n${comments.map(yamlItem).join('\n')}`, 'yaml'),
  'YAML, a bare list': ({ comments }) => comments.map(yamlItem).join('\n'),
  'YAML with block texts': ({ comments }) =>
    `comments:\n${comments.map((comment) => `- path: ${comment.path}\n  line: ${comment.line}\n  severity: ${comment.severity}\n  title: ${comment.title}\n  quote: |-\n    ${comment.quote}\n  body: |\n    ${comment.body.replaceAll('\n', '\n    ')}`).join('\n')}`,
  'YAML, a document for each': ({ comments }) => comments.map((comment) => `---\n${yamlFields(comment)}`).join('\n'),
  TOML: ({ comments }) =>
    fence(
      comments
        .map(
          (comment) =>
            `[[comments]]\npath = ${JSON.stringify(comment.path)}\nline = ${comment.line}\nseverity = "${comment.severity}"\nquote = ${JSON.stringify(comment.quote)}\nbody = ${JSON.stringify(comment.body)}\n`,
        )
        .join('\n'),
      'toml',
    ),
  labels: ({ comments }) =>
    comments
      .map(
        (comment) =>
          `Path: ${comment.path}\nLine: ${comment.line}\nSeverity: ${comment.severity}\nQuote: ${comment.quote}\nTitle: ${comment.title}\nBody: ${oneLine(comment.body)}`,
      )
      .join('\n\n'),
  'bold labels': ({ comments }) =>
    comments
      .map(
        (comment, index) =>
          `### ${index + 1}. ${comment.title}\n\n**File:** \`${comment.path}\`\n**Line:** ${comment.line}\n**Severity:** ${comment.severity}\n**Code:** \`${comment.quote.trim()}\`\n\n${comment.body}`,
      )
      .join('\n\n---\n\n'),
  'bold labels in a list': ({ comments }) =>
    comments
      .map(
        (comment) =>
          `- **File**: \`${comment.path}\`\n  - **Line**: ${comment.line}\n  - **Severity**: ${comment.severity}\n  - **Quote**: \`${comment.quote.trim()}\`\n  - **Issue**: ${oneLine(comment.body)}`,
      )
      .join('\n'),
  'a Markdown table': ({ comments }) =>
    `| File | Line | Severity | Issue |\n|---|---|---|---|\n${comments.map((comment) => `| ${comment.path} | ${comment.line} | ${comment.severity} | ${oneLine(comment.body).replaceAll('|', '\\|')} |`).join('\n')}`,
  'a Markdown table with titles': ({ comments }) =>
    `## Findings\n\n| # | Severity | Location | Title | Description |\n|:-:|---|---|---|---|\n${comments.map((comment, index) => `| ${index + 1} | ${comment.severity} | \`${comment.path}:${comment.line}\` | **${comment.title}** | ${oneLine(comment.body).replaceAll('|', '\\|')} |`).join('\n')}`,
  'headings for severities': ({ comments }) =>
    ['high', 'medium', 'low']
      .map(
        (severity) =>
          `## ${severity.toUpperCase()}\n\n${comments
            .filter((comment) => comment.severity === severity)
            .map((comment) => `- \`${comment.path}:${comment.line}\` ${oneLine(comment.body)}`)
            .join('\n')}`,
      )
      .join('\n\n'),
  XML: ({ comments }) =>
    `<review>\n<comments>\n${comments.map((comment) => `<comment>\n<path>${comment.path}</path>\n<line>${comment.line}</line>\n<severity>${comment.severity}</severity>\n<title>${xml(comment.title)}</title>\n<quote>${xml(comment.quote)}</quote>\n<body>${xml(comment.body)}</body>\n</comment>`).join('\n')}\n</comments>\n</review>`,
  'XML with attributes': ({ comments }) =>
    fence(
      `<comments>\n${comments.map((comment) => `  <comment path="${comment.path}" line="${comment.line}" severity="${comment.severity}">${xml(comment.body)}</comment>`).join('\n')}\n</comments>`,
      'xml',
    ),
  CSV: ({ comments }) =>
    fence(
      `path,line,severity,title,body\n${comments.map((comment) => [comment.path, comment.line, comment.severity, comment.title, oneLine(comment.body)].map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\n')}`,
      'csv',
    ),
  'objects of Python': ({ comments }) =>
    fence(
      `[\n${comments.map((comment) => `    Comment(path=${JSON.stringify(comment.path)}, line=${comment.line}, severity="${comment.severity}", quote=${JSON.stringify(comment.quote)}, body=${JSON.stringify(comment.body)}),`).join('\n')}\n]`,
      'python',
    ),
  'hashes of Ruby': ({ comments }) =>
    `[${comments.map((comment) => `{:path => ${JSON.stringify(comment.path)}, :line => ${comment.line}, :severity => "${comment.severity}", :quote => ${JSON.stringify(comment.quote)}, :body => ${JSON.stringify(comment.body)}}`).join(',\n')}]`,
};

/** Formats that tell no severity, or one of a tool's own. */
const WITHOUT_SEVERITY: Readonly<Record<string, Format>> = {
  'a list': ({ comments }) =>
    comments.map((comment) => `- ${comment.path}:${comment.line}: ${oneLine(comment.body)}`).join('\n'),
  'a list with backticks': ({ comments }) =>
    comments
      .map((comment) => `- \`${comment.path}:${comment.line}\` — **${comment.title}**: ${oneLine(comment.body)}`)
      .join('\n'),
  'a list with stars and hyphens': ({ comments }) =>
    comments.map((comment) => `* **${comment.path}** (line ${comment.line}) - ${oneLine(comment.body)}`).join('\n'),
  'a numbered list': ({ comments }) =>
    comments
      .map(
        (comment, index) =>
          `${index + 1}. **${comment.title}** (\`${comment.path}\`, line ${comment.line})\n   ${oneLine(comment.body)}`,
      )
      .join('\n\n'),
  'a list of links': ({ comments }) =>
    comments
      .map(
        (comment) => `- [${comment.path}#L${comment.line}](${comment.path}#L${comment.line}): ${oneLine(comment.body)}`,
      )
      .join('\n'),
  'headings for files': ({ comments }) =>
    grouped(
      comments,
      (path, list) =>
        `## ${path}\n\n${list.map((comment) => `- Line ${comment.line}: ${oneLine(comment.body)}`).join('\n')}`,
    ),
  'headings for files, in backticks': ({ comments }) =>
    `# Review\n\n${grouped(comments, (path, list) => `### \`${path}\`\n\n${list.map((comment) => `**L${firstLine(comment)}${comment.startLine === null ? '' : `-L${comment.line}`}** ${oneLine(comment.body)}`).join('\n\n')}`)}`,
  'headings for lines': ({ comments }) =>
    comments
      .map((comment) => `### ${comment.path}:${comment.line}\n\n${comment.body}\n\n\`\`\`\n${comment.quote}\n\`\`\``)
      .join('\n\n'),
  sentences: ({ comments }) =>
    comments.map((comment) => `In \`${comment.path}\` on line ${comment.line}: ${oneLine(comment.body)}`).join('\n\n'),
  'lines of a compiler': ({ comments }) =>
    comments.map((comment) => `${comment.path}:${comment.line}:1: warning: ${oneLine(comment.body)}`).join('\n'),
  'lines of a compiler, without a column': ({ comments }) =>
    comments.map((comment) => `${comment.path}:${comment.line}: error: ${oneLine(comment.body)}`).join('\n'),
  'lines of a compiler, in a fence': ({ comments }) =>
    fence(comments.map((comment) => `${comment.path}:${comment.line}:5: ${oneLine(comment.body)}`).join('\n'), ''),
  'lines of the TypeScript compiler': ({ comments }) =>
    comments.map((comment) => `${comment.path}(${comment.line},1): error TS1: ${oneLine(comment.body)}`).join('\n'),
  'lines of ESLint': ({ comments }) =>
    grouped(
      comments,
      (path, list) =>
        `${path}\n${list.map((comment) => `  ${comment.line}:1  warning  ${oneLine(comment.body)}  x`).join('\n')}`,
    ),
  'commands of a workflow': ({ comments }) =>
    comments
      .map(
        (comment) =>
          `::warning file=${comment.path},line=${comment.line},title=${comment.title}::${oneLine(comment.body)}`,
      )
      .join('\n'),
  Checkstyle: ({ comments }) =>
    `<?xml version="1.0"?>\n<checkstyle version="8.0">\n${grouped(comments, (path, list) => `<file name="${path}">\n${list.map((comment) => `<error line="${comment.line}" severity="warning" message="${xml(oneLine(comment.body))}" source="x"/>`).join('\n')}\n</file>`)}\n</checkstyle>`,
  SARIF: (answer) => JSON.stringify(sarif(answer), undefined, 2),
  'SARIF in a fence': (answer) => fence(JSON.stringify(sarif(answer))),
  'YAML of pr-agent': ({ comments }) =>
    fence(
      `review:\n  key_issues_to_review:\n${comments.map((comment) => `  - relevant_file: |\n      ${comment.path}\n    issue_header: |\n      ${comment.title}\n    issue_content: |\n      ${oneLine(comment.body)}\n    start_line: ${firstLine(comment)}\n    end_line: ${comment.line}`).join('\n')}`,
      'yaml',
    ),
  'conventional comments': ({ comments }) =>
    comments
      .map((comment) => `**${comment.path}:${comment.line}**\nissue (blocking): ${comment.title}\n\n${comment.body}`)
      .join('\n\n'),
  'a table of HTML': ({ comments }) =>
    `<table>\n<tr><th>File</th><th>Line</th><th>Issue</th></tr>\n${comments.map((comment) => `<tr><td>${comment.path}</td><td>${comment.line}</td><td>${xml(oneLine(comment.body))}</td></tr>`).join('\n')}\n</table>`,
  'a list of definitions': ({ comments }) =>
    comments.map((comment) => `\`${comment.path}\`, L${comment.line}\n: ${oneLine(comment.body)}`).join('\n\n'),
};

/** Findings in other formats than JSON: read as far as they are unambiguous, and never taken for an empty answer. */
export const formats: Group = {
  name: 'other formats',
  kinds: [
    ...textKinds(WITH_SEVERITY).map((kind): ReplyKind => kind),
    ...Object.entries(WITHOUT_SEVERITY).map(([name, format]): ReplyKind => ({
      name,
      write: (answer) => wholeWithoutSeverity(answer, format(answer)),
    })),
    {
      name: 'an introduction and a list',
      write: (answer) =>
        whole(
          answer,
          `I found a few problems:\n\n${answer.comments.map((comment) => `- **[${comment.severity}]** \`${comment.path}:${comment.line}\`: ${oneLine(comment.body)}`).join('\n')}\n\nOtherwise this looks good.`,
        ),
    },
  ],
};

function yamlItem(comment: Comment): string {
  return `- ${yamlFields(comment).replaceAll('\n', '\n  ')}`;
}

function yamlFields(comment: Comment): string {
  return Object.entries(comment)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');
}

function grouped(comments: readonly Comment[], draw: (path: string, list: readonly Comment[]) => string): string {
  return [...new Set(comments.map(({ path }) => path))]
    .map((path) =>
      draw(
        path,
        comments.filter((comment) => comment.path === path),
      ),
    )
    .join('\n\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function sarif({ comments }: Answer): unknown {
  const results = comments.map((comment) => ({
    ruleId: 'review',
    level: 'warning',
    message: { text: comment.body },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: comment.path },
          region: { startLine: firstLine(comment), endLine: comment.line, snippet: { text: comment.quote } },
        },
      },
    ],
  }));
  return { version: '2.1.0', runs: [{ tool: { driver: { name: 'review' } }, results }] };
}
