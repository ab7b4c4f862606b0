import type { Answer, Comment, Group, ReplyKind } from '../types.ts';
import { fence, firstLine, json, textKinds, wholeWithoutSeverity } from '../write.ts';

/** Reviews as documents for people, in the styles in which chat models write them, and other notations of data. */
export const documents: Group = {
  name: 'documents',
  kinds: [
    ...textKinds({
      'headings with a place, fields below': ({ comments }) =>
        comments
          .map(
            ({ path, line, severity, title, body }) =>
              `### ${title}\n\n- **Location:** \`${path}:${line}\`\n- **Severity:** ${capital(severity)}\n- **Description:** ${oneLine(body)}`,
          )
          .join('\n\n'),
      'numbered headings with circles': ({ comments }) =>
        `## Code Review\n\n${comments
          .map(
            ({ path, line, severity, title, body }, index) =>
              `### ${index + 1}. ${{ high: '🔴', medium: '🟡', low: '🟢' }[severity]} ${capital(severity)}: ${title}\n**File:** \`${path}\` (line ${line})\n\n${body}`,
          )
          .join('\n\n---\n\n')}`,
      'headings for severities, bold titles': ({ comments }) =>
        ['high', 'medium', 'low']
          .map(
            (severity) =>
              `### ${{ high: '🔴 Critical', medium: '🟡 Medium', low: '🟢 Low' }[severity]}\n\n${comments
                .filter((comment) => comment.severity === severity)
                .map(({ path, line, title, body }) => `- **${title}** (\`${path}:${line}\`): ${oneLine(body)}`)
                .join('\n')}`,
          )
          .join('\n\n'),
      'a table with a line column and a code column': ({ comments }) =>
        `| Severity | File | Line(s) | Code | Comment |\n| --- | --- | ---: | --- | --- |\n${comments
          .map(
            ({ path, line, severity, quote, body }) =>
              `| ${capital(severity)} | \`${path}\` | ${line} | \`${cell(quote.trim())}\` | ${cell(oneLine(body))} |`,
          )
          .join('\n')}`,
      'a table without outer bars': ({ comments }) =>
        `File | Line | Severity | Comment\n--- | --- | --- | ---\n${comments
          .map(({ path, line, severity, body }) => `${path} | ${line} | ${severity} | ${cell(oneLine(body))}`)
          .join('\n')}`,
      'a table for each file': ({ comments }) =>
        byPath(comments)
          .map(
            ([path, list]) =>
              `### \`${path}\`\n\n| Line | Severity | Issue |\n|---|---|---|\n${list.map(({ line, severity, body }) => `| ${line} | ${severity} | ${cell(oneLine(body))} |`).join('\n')}`,
          )
          .join('\n\n'),
      'brackets with the severity first': ({ comments }) =>
        comments
          .map(({ path, line, severity, body }) => `[${severity.toUpperCase()}] ${path}:${line} - ${oneLine(body)}`)
          .join('\n'),
      'fields in capitals, blocks divided by rules': ({ comments }) =>
        comments
          .map(
            ({ path, line, severity, title, body }) =>
              `FILE: ${path}\nLINE: ${line}\nSEVERITY: ${severity.toUpperCase()}\nTITLE: ${title}\nCOMMENT: ${oneLine(body)}`,
          )
          .join('\n---\n'),
      'fields between marks of an issue': ({ comments }) =>
        comments
          .map(
            ({ path, line, severity, body }) =>
              `=== ISSUE ===\nFile: ${path}\nLine: ${line}\nSeverity: ${severity}\nDescription: ${oneLine(body)}\n=== END ===`,
          )
          .join('\n\n'),
      'YAML by path': ({ comments }) =>
        byPath(comments)
          .map(
            ([path, list]) =>
              `${path}:\n${list.map(({ line, severity, body }) => `  - line: ${line}\n    severity: ${severity}\n    body: ${JSON.stringify(body)}`).join('\n')}`,
          )
          .join('\n'),
      'YAML with folded texts, in files': ({ comments }) =>
        fence(
          `review:\n  files:\n${byPath(comments)
            .map(
              ([path, list]) =>
                `    - path: ${path}\n      comments:\n${list.map(({ line, severity, title, body }) => `        - line: ${line}\n          severity: ${severity}\n          title: ${JSON.stringify(title)}\n          body: >-\n            ${oneLine(body)}`).join('\n')}`,
            )
            .join('\n')}`,
          'yaml',
        ),
      'YAML after a sentence, without a fence': ({ comments }) =>
        `Here is my review:\n\ncomments:\n${comments.map(({ path, line, severity, body }) => `  - path: ${path}\n    line: ${line}\n    severity: ${severity}\n    body: ${JSON.stringify(body)}`).join('\n')}\n`,
      'YAML with a text that has a colon': ({ comments }) =>
        `comments:\n${comments.map(({ path, line, severity, title, body }) => `- path: ${path}\n  line: ${line}\n  severity: ${severity}\n  body: ${title}: ${oneLine(body)}`).join('\n')}`,
      'TOML with a table for each': ({ comments }) =>
        comments
          .map(
            ({ path, line, severity, body }) =>
              `[[findings]]\nfile = "${path}"\nline = ${line}\nseverity = "${severity}"\nmessage = '''\n${body}'''\n`,
          )
          .join('\n'),
      'sections of an INI file': ({ comments }) =>
        comments
          .map(
            ({ path, line, severity, body }, index) =>
              `[comment ${index + 1}]\npath = ${path}\nline = ${line}\nseverity = ${severity}\nbody = ${oneLine(body)}`,
          )
          .join('\n\n'),
      'separated by bars': ({ comments }) =>
        `file|line|severity|comment\n${comments.map(({ path, line, severity, body }) => `${path}|${line}|${severity}|${oneLine(body).replaceAll('|', '/')}`).join('\n')}`,
      'separated by semicolons': ({ comments }) =>
        `path;line;severity;body\n${comments.map(({ path, line, severity, body }) => [path, line, severity, oneLine(body)].map((value) => `"${String(value).replaceAll('"', '""')}"`).join(';')).join('\n')}`,
      'elements named issue, children named as fields': ({ comments }) =>
        `<issues>\n${comments
          .map(
            ({ path, line, severity, title, body }) =>
              `<issue>\n  <file>${path}</file>\n  <line>${line}</line>\n  <severity>${severity}</severity>\n  <title>${xml(title)}</title>\n  <description><![CDATA[${body}]]></description>\n</issue>`,
          )
          .join('\n')}\n</issues>`,
      'elements by file': ({ comments }) =>
        `<review>\n${byPath(comments)
          .map(
            ([path, list]) =>
              `<file path="${path}">\n${list.map(({ line, severity, body }) => `<comment line="${line}" severity="${severity}">${xml(body)}</comment>`).join('\n')}\n</file>`,
          )
          .join('\n')}\n</review>`,
      'an expression of Lisp': ({ comments }) =>
        `[${comments.map(({ path, line, severity, body }) => `{:path ${JSON.stringify(path)} :line ${line} :severity ${JSON.stringify(severity)} :body ${JSON.stringify(body)}}`).join('\n ')}]`,
      'objects of JavaScript with template texts': ({ comments, summary }) =>
        `{\n  summary: \`${summary}\`,\n  comments: [\n${comments.map(({ path, line, severity, title, body }) => `    { path: '${path}', line: ${line}, severity: '${severity}', title: \`${title}\`, body: \`${body.replaceAll('`', '\\`')}\` },`).join('\n')}\n  ],\n}`,
      'a dictionary of Python': ({ comments }) =>
        `{'comments': [${comments.map(({ path, line, severity, body }) => `{'path': '${path}', 'line': ${line}, 'severity': '${severity}', 'suggestion': None, 'body': ${python(body)}}`).join(', ')}]}`,
      'words before, JSON in the middle, words after': (answer) =>
        `I looked at the change. There are ${answer.comments.length} problems (see below).\n\n**Findings:**\n\n${json(answer, 2)}\n\n**Conclusion:** the change should not be merged before the first one is fixed.`,
      'an apology, then JSON': (answer) =>
        `I'm sorry for the confusion, I can't post comments myself. But here is the review in the format that you asked for:\n\n${fence(json(answer, 2))}`,
      'a refusal of one part, then JSON': (answer) =>
        `I cannot run the tests, so I am unable to verify the behavior. From reading alone:\n\n${json(answer, 2)}`,
    }),
    ...withoutSeverity({
      'headings for files, numbers of lines in bold': ({ comments }) =>
        byPath(comments)
          .map(
            ([path, list]) =>
              `### \`${path}\`\n\n${list.map(({ line, title, body }) => `- **Line ${line}:** ${title}. ${oneLine(body)}`).join('\n')}`,
          )
          .join('\n\n'),
      'headings for files, lines with a letter': ({ comments }) =>
        byPath(comments)
          .map(
            ([path, list]) =>
              `#### File: ${path}\n\n${list.map(({ line, body }, index) => `${index + 1}. (L${line}) ${oneLine(body)}`).join('\n')}`,
          )
          .join('\n\n'),
      'bold files, lines in a nested list': ({ comments }) =>
        byPath(comments)
          .map(
            ([path, list]) =>
              `- **${path}**\n${list.map(({ line, body }) => `  - line ${line}: ${oneLine(body)}`).join('\n')}`,
          )
          .join('\n'),
      'titles with the place in brackets at the end': ({ comments }) =>
        comments.map(({ path, line, title, body }) => `**${title}** [${path}:${line}]\n${oneLine(body)}`).join('\n\n'),
      'places at the end of each item': ({ comments }) =>
        comments.map(({ path, line, body }) => `- ${oneLine(body)} (${path}:${line})`).join('\n'),
      'the place on a line of its own, then the text': ({ comments }) =>
        comments.map(({ path, line, title, body }) => `${path}:${line}\n${title}. ${oneLine(body)}`).join('\n\n'),
      'ranges of lines after the file': ({ comments }) =>
        comments
          .map(
            (comment) => `* \`${comment.path}\` lines ${firstLine(comment)}-${comment.line}: ${oneLine(comment.body)}`,
          )
          .join('\n'),
      'links to lines': ({ comments }) =>
        comments
          .map(
            ({ path, line, title, body }) =>
              `- [\`${path}:${line}\`](https://github.com/o/r/blob/main/${path}#L${line}) **${title}** ${oneLine(body)}`,
          )
          .join('\n'),
      'code, then the text': ({ comments }) =>
        comments
          .map(
            ({ path, line, quote, body }) =>
              `**${path}**, line ${line}:\n\n\`\`\`js\n${quote}\n\`\`\`\n\n${oneLine(body)}`,
          )
          .join('\n\n'),
      'quotations of mail': ({ comments }) =>
        comments.map(({ path, line, quote, body }) => `${path}:${line}\n> ${quote}\n\n${oneLine(body)}`).join('\n\n'),
      'nested fields of a list': ({ comments }) =>
        comments
          .map(
            ({ path, line, title, body }, index) =>
              `${index + 1}. ${title}\n   - File: ${path}\n   - Line: ${line}\n   - Problem: ${oneLine(body)}`,
          )
          .join('\n\n'),
      'boxes to tick': ({ comments }) =>
        comments.map(({ path, line, body }) => `- [ ] \`${path}\` L${line}: ${oneLine(body)}`).join('\n'),
      'folded sections': ({ comments }) =>
        comments
          .map(
            ({ path, line, title, body }) =>
              `<details>\n<summary>${title} (${path}:${line})</summary>\n\n${body}\n\n</details>`,
          )
          .join('\n\n'),
      'labels in German': ({ comments }) =>
        comments
          .map(({ path, line, body }) => `**Datei:** \`${path}\`\n**Zeile:** ${line}\n**Problem:** ${oneLine(body)}`)
          .join('\n\n'),
      'labels in Chinese': ({ comments }) =>
        comments.map(({ path, line, body }) => `文件：${path}\n行号：${line}\n问题：${oneLine(body)}`).join('\n\n'),
    }),
  ],
};

function withoutSeverity(texts: Readonly<Record<string, (answer: Answer) => string>>): readonly ReplyKind[] {
  return Object.entries(texts).map(([name, text]) => ({
    name,
    write: (answer) => wholeWithoutSeverity(answer, text(answer)),
  }));
}

function byPath(comments: readonly Comment[]): readonly (readonly [string, readonly Comment[]])[] {
  return [...new Set(comments.map(({ path }) => path))].map((path) => [
    path,
    comments.filter((comment) => comment.path === path),
  ]);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function python(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
