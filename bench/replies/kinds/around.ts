import type { Answer, Group } from '../types.ts';
import { fence, json, textKinds } from '../write.ts';

/** The answer as asked, with other text around it: talk, fences, forms, special tokens. */
export const around: Group = {
  name: 'talk and fences',
  kinds: textKinds({
    'a sentence before': (answer) => `Here is my review of the change:\n\n${json(answer, 2)}`,
    'a sentence after': (answer) =>
      `${json(answer, 2)}\n\nLet me know if you would like me to elaborate on any of these!`,
    'sentences before and after': (answer) =>
      `Sure! I've reviewed the diff.\n\n${json(answer, 2)}\n\nOverall the change is solid; these are the only things I'd fix.`,
    'a fence': (answer) => fence(json(answer, 2)),
    'a fence without a language': (answer) => fence(json(answer, 2), ''),
    'a fence in capitals': (answer) => fence(json(answer, 2), 'JSON'),
    'a fence for JSON with comments': (answer) => fence(json(answer, 2), 'jsonc'),
    'a fence for JSON5': (answer) => fence(json(answer, 2), 'json5'),
    'a fence for JavaScript': (answer) => fence(json(answer, 2), 'javascript'),
    'a fence of tildes': (answer) => `~~~json\n${json(answer, 2)}\n~~~`,
    'a fence of four backticks': (answer) => `\`\`\`\`json\n${json(answer, 2)}\n\`\`\`\``,
    'a fence that is never closed': (answer) => `Here you go:\n\n\`\`\`json\n${json(answer, 2)}`,
    'a fence on the same line': (answer) => `\`\`\`json ${json(answer)} \`\`\``,
    'a fence that is only closed': (answer) => `${json(answer, 2)}\n\`\`\``,
    'a fence in a list': (answer) => `1. Review\n\n   ${fence(json(answer, 2)).replaceAll('\n', '\n   ')}`,
    'two fences, one in the other': (answer) => fence(fence(json(answer, 2)), ''),
    'the word json before it': (answer) => `json\n${json(answer, 2)}`,
    'a quotation': (answer) => json(answer, 2).replaceAll(/^/gm, '> '),
    backticks: (answer) => `\`${json(answer)}\``,
    'a heading': (answer) =>
      `# Code review\n\n## Findings\n\n${fence(json(answer, 2))}\n\n## Verdict\n\nRequest changes.`,
    'tags named json': (answer) => `<json>\n${json(answer, 2)}\n</json>`,
    'tags named answer': (answer) => `<answer>${json(answer)}</answer>`,
    'tags named output': (answer) => `<output>\n${fence(json(answer, 2))}\n</output>`,
    'tags named result': (answer) => `<result>\n${json(answer)}\n</result>`,
    'tags named response': (answer) => `<response>\n${json(answer, 2)}\n</response>\n`,
    'tags of a section': (answer) => `<details>\n<summary>Review</summary>\n\n${fence(json(answer, 2))}\n\n</details>`,
    'code before with braces': (answer) =>
      `The function now reads\n\n\`\`\`js\nfunction f(a) {\n  if (a) { return {}; }\n}\n\`\`\`\n\nso:\n\n${fence(json(answer, 2))}`,
    'corrected code after': (answer) =>
      `${fence(json(answer, 2))}\n\nFor the first one you could write:\n\n\`\`\`js\nconst { a, b } = options ?? {};\n\`\`\``,
    'a patch before': (answer) =>
      `\`\`\`diff\n@@ -1,2 +1,2 @@\n-const a = {};\n+const a = [];\n\`\`\`\n\n${json(answer, 2)}`,
    'braces in the talk before': (answer) =>
      `I checked {path} and [line] for each hunk, e.g. {"path"}.\n${json(answer, 2)}`,
    'braces in the talk after': (answer) => `${json(answer, 2)}\n\n(I left out {style} and [naming] questions.)`,
    'a numbered list before': (answer) =>
      `1. Read the diff {2 files}\n2. Checked callers [all]\n3. Wrote the answer:\n\n${json(answer)}`,
    'footnotes after': (answer) => `${json(answer, 2)}\n\n[1] https://example.com\n[2] {see above}`,
    'the empty form mentioned after': (answer) =>
      `${fence(json(answer, 2))}\n\nWith nothing to report it would be \`{"summary": "...", "comments": []}\`.`,
    'the empty form mentioned before': (answer) =>
      `If there were nothing to report I would answer {"summary": "...", "comments": []}. But there is:\n\n${json(answer, 2)}`,
    'an empty list mentioned after': (answer) => `${json(answer, 2)}\n\nNo other files are affected (comments: []).`,
    'the template before': (answer) =>
      `The required format is {"summary": "...", "comments": [{"path": "...", "line": 12, "body": "..."}]}.\n\n${json(answer, 2)}`,
    'the template after': (answer) =>
      `${json(answer, 2)}\n\nThis follows the form {"summary": "...", "comments": [{"path": "...", "line": 12, "quote": "...", "body": "..."}]}.`,
    'the template in a fence before': (answer) =>
      `Format:\n\n${fence(template())}\n\nAnswer:\n\n${fence(json(answer, 2))}`,
    'a JSON Schema before': (answer) => `${fence(JSON.stringify(schema(), undefined, 2))}\n\n${fence(json(answer, 2))}`,
    'a draft and a final answer': (answer) =>
      `Draft:\n\n${fence(json(draft(answer), 2))}\n\nOn reflection the first point is wrong. Final answer:\n\n${fence(json(answer, 2))}`,
    'a draft without fences and a final answer': (answer) =>
      `${json(draft(answer))}\n\nWait, that one does not hold: the caller checks it. Corrected:\n\n${json(answer)}`,
    'the same answer twice': (answer) => `${json(answer, 2)}\n\n${json(answer, 2)}`,
    'the same answer in words first': (answer) =>
      `${answer.comments.map(({ title, body }) => `- **${title}**: ${body}`).join('\n')}\n\n${fence(json(answer, 2))}`,
    'the end token of Llama': (answer) => `${json(answer)}<|eot_id|>`,
    'the end token of Qwen': (answer) => `${json(answer)}<|im_end|>`,
    'the end token of Mistral': (answer) => `${json(answer)}</s>`,
    'the end token of GPT': (answer) => `${json(answer)}<|endoftext|>`,
    'the header of a role': (answer) => `<|start_header_id|>assistant<|end_header_id|>\n\n${json(answer, 2)}`,
    'the name of a role': (answer) => `Assistant: ${json(answer, 2)}`,
    'a further turn that the model made up': (answer) =>
      `${json(answer, 2)}\n<|im_end|>\n<|im_start|>user\nThanks! Anything else?<|im_end|>\n<|im_start|>assistant\nNo, that is {all}.`,
    'an introduction in Chinese': (answer) =>
      `以下是代码审查结果：\n\n${fence(json(answer, 2))}\n\n如有疑问，请告诉我。`,
    'an apology before': (answer) => `I apologize for the confusion. Here is the corrected JSON:\n${json(answer, 2)}`,
    HTML: (answer) => `<pre><code class="language-json">${json(answer, 2)}</code></pre>`,
    'a box of GLM': (answer) => `<|begin_of_box|>${json(answer)}<|end_of_box|>`,
    'a rule above and below': (answer) => `---\n${json(answer, 2)}\n---`,
  }),
};

/** An answer with one more comment in front, which the reply takes back. */
function draft(answer: Answer): Pick<Answer, 'comments' | 'summary'> {
  return { summary: answer.summary, comments: [answer.refuted, ...answer.comments.slice(0, 1)] };
}

function template(): string {
  return JSON.stringify({
    summary: '...',
    comments: [{ path: '...', line: 0, quote: '...', severity: 'high|medium|low', title: '...', body: '...' }],
  });
}

function schema(): unknown {
  return {
    type: 'object',
    properties: {
      summary: { type: 'string' },
      comments: {
        type: 'array',
        items: { type: 'object', properties: { path: { type: 'string' }, body: { type: 'string' } } },
      },
    },
    required: ['comments'],
  };
}
