import type { Answer, Comment, Group } from '../types.ts';
import { fence, json, textKinds } from '../write.ts';

/** Right comments in other containers than `{"summary", "comments"}`. */
export const containers: Group = {
  name: 'other containers',
  kinds: textKinds({
    ...Object.fromEntries(
      [
        'findings',
        'issues',
        'results',
        'reviews',
        'review_comments',
        'reviewComments',
        'inline_comments',
        'items',
        'suggestions',
        'problems',
        'feedback',
        'violations',
        'diagnostics',
        'code_suggestions',
        'Comments',
      ].map((key): [string, (answer: Answer) => string] => [
        `a list named ${key}`,
        ({ comments, summary }) => JSON.stringify({ summary, [key]: comments }, undefined, 2),
      ]),
    ),
    ...Object.fromEntries(
      ['review', 'result', 'data', 'response', 'output', 'answer', 'code_review', 'final_answer', 'json'].map(
        (key): [string, (answer: Answer) => string] => [
          `an object named ${key}`,
          (answer) => `{"${key}": ${json(answer, 2)}}`,
        ],
      ),
    ),
    'a bare list': ({ comments }) => JSON.stringify(comments, undefined, 2),
    'a bare list in a fence': ({ comments }) => fence(JSON.stringify(comments, undefined, 2)),
    'a list in a list': ({ comments }) => JSON.stringify([comments]),
    'a list in a list of comments': ({ comments }) => JSON.stringify({ comments: [comments] }),
    'the answer in a list': (answer) => `[${json(answer)}]`,
    'a list named result': ({ comments }) => JSON.stringify({ result: comments }),
    'two levels of objects': (answer) => `{"response": {"review": ${json(answer)}}}`,
    'the list in review': ({ comments }) => JSON.stringify({ review: comments }),
    'by path': ({ comments }) => JSON.stringify(byPath(comments), undefined, 2),
    'by path, without the path': ({ comments }) => JSON.stringify(byPath(comments, 'without'), undefined, 2),
    'by path, in comments': ({ comments, summary }) =>
      JSON.stringify({ summary, comments: byPath(comments, 'without') }, undefined, 2),
    'by path, in files': ({ comments, summary }) =>
      JSON.stringify({ summary, files: byPath(comments, 'without') }, undefined, 2),
    'files with their comments': ({ comments, summary }) =>
      JSON.stringify(
        {
          summary,
          files: Object.entries(byPath(comments, 'without')).map(([path, list]) => ({ path, comments: list })),
        },
        undefined,
        2,
      ),
    'files with their issues': ({ comments }) =>
      JSON.stringify({
        files: Object.entries(byPath(comments, 'without')).map(([path, list]) => ({ file: path, issues: list })),
      }),
    'a list of files': ({ comments }) =>
      JSON.stringify(Object.entries(byPath(comments, 'without')).map(([path, list]) => ({ path, findings: list }))),
    'reports of ESLint': ({ comments }) =>
      JSON.stringify(
        Object.entries(byPath(comments, 'without')).map(([path, list]) => ({ filePath: path, messages: list })),
      ),
    'by number': ({ comments }) =>
      JSON.stringify(Object.fromEntries(comments.map((comment, index) => [String(index + 1), comment]))),
    'by number, in comments': ({ comments, summary }) =>
      JSON.stringify({
        summary,
        comments: Object.fromEntries(comments.map((comment, index) => [String(index), comment])),
      }),
    'by name': ({ comments }) =>
      JSON.stringify(Object.fromEntries(comments.map((comment, index) => [`finding_${index + 1}`, comment]))),
    'by severity': ({ comments }) =>
      JSON.stringify(
        Object.fromEntries(
          ['high', 'medium', 'low'].map((severity) => [
            severity,
            comments.filter((comment) => comment.severity === severity),
          ]),
        ),
      ),
    'by kind': ({ comments }) =>
      JSON.stringify(
        Object.fromEntries(comments.map(({ kind }) => [kind, comments.filter((comment) => comment.kind === kind)])),
      ),
    'each in an object': ({ comments, summary }) =>
      JSON.stringify({ summary, comments: comments.map((comment) => ({ comment })) }),
    'each in an object named finding': ({ comments, summary }) =>
      JSON.stringify({ summary, findings: comments.map((finding) => ({ finding })) }),
    'each as a text': ({ comments, summary }) =>
      JSON.stringify({ summary, comments: comments.map((comment) => JSON.stringify(comment)) }),
    'JSON lines': ({ comments }) => comments.map((comment) => JSON.stringify(comment)).join('\n'),
    'JSON lines in a fence': ({ comments }) =>
      fence(comments.map((comment) => JSON.stringify(comment)).join('\n'), 'jsonl'),
    'JSON lines with the summary first': ({ comments, summary }) =>
      [JSON.stringify({ summary }), ...comments.map((comment) => JSON.stringify(comment))].join('\n'),
    'objects one after the other, indented': ({ comments }) =>
      comments.map((comment) => JSON.stringify(comment, undefined, 2)).join('\n\n'),
    'objects with commas and no brackets': ({ comments }) =>
      comments.map((comment) => JSON.stringify(comment, undefined, 2)).join(',\n'),
    'objects without any space': ({ comments }) => comments.map((comment) => JSON.stringify(comment)).join(''),
    'an answer for each comment': ({ comments, summary }) =>
      comments.map((comment) => JSON.stringify({ summary, comments: [comment] })).join('\n'),
    'a fence for each comment': ({ comments }) =>
      comments.map((comment) => fence(JSON.stringify(comment, undefined, 2))).join('\n\n'),
    'a fence and a heading for each comment': ({ comments }) =>
      comments
        .map(
          (comment, index) => `### ${index + 1}. ${comment.title}\n\n${fence(JSON.stringify(comment, undefined, 2))}`,
        )
        .join('\n\n'),
    'a fence for each file': ({ comments, summary }) =>
      Object.entries(byPath(comments))
        .map(([path, list]) => `**${path}**\n\n${fence(JSON.stringify({ summary, comments: list }, undefined, 2))}`)
        .join('\n\n'),
    'a fence for the summary and one for the list': ({ comments, summary }) =>
      `${fence(JSON.stringify({ summary }))}\n\n${fence(JSON.stringify(comments, undefined, 2))}`,
    'the summary in words, then the list': ({ comments, summary }) => `${summary}\n\n${JSON.stringify(comments)}`,
    'lists for two severities': ({ comments, summary }) =>
      JSON.stringify({
        summary,
        critical: comments.filter(({ severity }) => severity === 'high'),
        comments: comments.filter(({ severity }) => severity !== 'high'),
      }),
    'an empty list beside the full one': ({ comments, summary }) =>
      JSON.stringify({ summary, comments: [], findings: comments }),
    'values in a JSON Schema': ({ comments, summary }) =>
      JSON.stringify({ type: 'object', properties: { summary, comments } }),
    'a schema beside it': (answer) =>
      JSON.stringify({
        $schema: 'http://json-schema.org/draft-07/schema#',
        title: 'Review',
        ...(JSON.parse(json(answer)) as object),
      }),
    'JSON in a JSON text': (answer) => JSON.stringify(json(answer)),
    'JSON in a JSON text, in a list': (answer) => JSON.stringify([json(answer)]),
    'JSON in a text named review': (answer) => JSON.stringify({ review: json(answer) }),
    'JSON in a text named content': (answer) => JSON.stringify({ role: 'assistant', content: json(answer) }),
    'JSON in a text, fenced': (answer) => JSON.stringify({ response: fence(json(answer, 2)) }),
    'comments as a JSON text': ({ comments, summary }) =>
      JSON.stringify({ summary, comments: JSON.stringify(comments) }),
    'escaped once too often': (answer) => json(answer).replaceAll('\\', '\\\\').replaceAll('"', '\\"'),
    'a variable of JavaScript': (answer) => `const review = ${json(answer, 2)};\n\nexport default review;`,
    'a variable of Python': (answer) => fence(`review = ${json(answer, 2)}\nprint(review)`, 'python'),
    'a module': (answer) => fence(`module.exports = ${json(answer, 2)};`, 'js'),
    'a command that writes a file': (answer) => fence(`cat > review.json <<'EOF'\n${json(answer, 2)}\nEOF`, 'bash'),
    'a tag for each comment': ({ comments }) =>
      `<comments>\n${comments.map((comment) => `<comment>${JSON.stringify(comment)}</comment>`).join('\n')}\n</comments>`,
    'a section of characters': (answer) => `<review><![CDATA[${json(answer)}]]></review>`,
  }),
};

/** The comments of each path, with or without the path in each of them. */
function byPath(
  comments: readonly Comment[],
  path: 'with' | 'without' = 'with',
): Readonly<Record<string, readonly unknown[]>> {
  const lists: Record<string, unknown[]> = {};
  for (const comment of comments) {
    const { path: of, ...rest } = comment;
    (lists[of] ??= []).push(path === 'with' ? comment : rest);
  }
  return lists;
}
