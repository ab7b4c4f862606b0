import type { EmptyVerdict, Group, ReplyKind } from '../types.ts';
import { fence } from '../write.ts';

const EMPTY = { summary: 'Nothing to report.', comments: [] };
const TEXT = JSON.stringify(EMPTY);

/** Nothing was found, in every container in which a model would have reported findings. */
const NOTHING_FOUND: Readonly<Record<string, string>> = {
  'a response of chat completions': pretty({
    choices: [{ index: 0, message: { role: 'assistant', content: TEXT }, finish_reason: 'stop' }],
  }),
  'a call, arguments as text': pretty({ tool_calls: [{ function: { name: 'submit', arguments: TEXT } }] }),
  'a call, arguments as an object': pretty({ name: 'submit_review', arguments: EMPTY }),
  'a function_call': pretty({ function_call: { name: 'submit_review', arguments: TEXT } }),
  'a block of tool use': pretty([{ type: 'tool_use', id: 't', name: 'submit_review', input: EMPTY }]),
  'a call of Gemini': pretty({ functionCall: { name: 'submit_review', args: EMPTY } }),
  'tags of a call': `<tool_call>\n{"name": "submit_review", "arguments": ${TEXT}}\n</tool_call>`,
  'brackets of Mistral': `[TOOL_CALLS][{"name": "submit_review", "arguments": ${TEXT}}]`,
  'a tag of Llama': `<|python_tag|>{"name": "submit_review", "parameters": ${TEXT}}<|eom_id|>`,
  'signs of DeepSeek': `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>submit_review\n${fence(TEXT)}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  'a function tag': `<function=submit_review>${TEXT}</function>`,
  'JSON in JSON': JSON.stringify({ response: TEXT }),
  'JSON in JSON in JSON': JSON.stringify({ output: JSON.stringify({ response: TEXT }) }),
  'single quotes': "{'summary': 'Nothing to report.', 'comments': []}",
  'keys without quotes': '{summary: "Nothing to report.", comments: []}',
  'a comma at the end': '{"summary": "Nothing to report.", "comments": [],}',
  'an object named review': pretty({ review: EMPTY }),
  'an empty list of issues': '{"summary": "Fine.", "issues": []}',
  'an empty list of annotations': '{"annotations": []}',
  'an empty review of GitHub': pretty({ body: 'LGTM', event: 'APPROVE', comments: [] }),
  'empty results of SARIF': pretty({ version: '2.1.0', runs: [{ tool: { driver: { name: 'x' } }, results: [] }] }),
  'empty diagnostics of reviewdog': pretty({ source: { name: 'x' }, diagnostics: [] }),
  'a score beside the empty list': pretty({ score: 10, approved: true, ...EMPTY }),
  'praise beside the empty list': pretty({ ...EMPTY, positives: ['Good tests.'] }),
  'files without comments': pretty({
    summary: 'Fine.',
    files: [
      { path: 'a.ts', comments: [] },
      { path: 'b.ts', comments: [] },
    ],
  }),
  'the empty form with a sentence after it': `${TEXT}\n\nThe change is small and well tested.`,
  'the empty form with a heading and a verdict': `## Review\n\n${fence(TEXT)}\n\n**Verdict:** approved.`,
  'the empty form twice': `${TEXT}\n${TEXT}`,
  'the empty form in tags': `<answer>${TEXT}</answer>`,
  'the empty form after a draft in thinking': `<think>Should I report {"path": "a.ts", "line": 3}? No.</think>${TEXT}`,
  'the empty form after an apology': `Sorry for the delay. Here is the review:\n\n${TEXT}`,
  'the empty form after a list of what was checked': `I checked:\n\n1. error handling\n2. naming\n3. tests\n\nAll is fine.\n\n${TEXT}`,
  'the empty form after a list of files that are fine': `- src/a.ts: fine\n- src/b.ts:12: the cast is safe\n\n${TEXT}`,
};

/** Nothing was found, in words or in other notations. */
const NOTHING_SAID: Readonly<Record<string, string>> = {
  'LGTM alone': 'LGTM',
  'LGTM with a sign': ':+1: LGTM!',
  'no issues found, with a heading': '## Code Review\n\nNo issues found. ✅',
  approved: 'Approved. I have no comments.',
  'a summary that says so': pretty({ summary: 'No issues found.', verdict: 'approve' }),
  'an empty list in YAML': 'summary: Fine.\ncomments: []',
  'an empty element': '<review><summary>Fine.</summary><comments></comments></review>',
  'a table without rows': '| File | Line | Issue |\n|---|---|---|\n',
  'a table that says none': '| File | Line | Issue |\n|---|---|---|\n| – | – | No issues |\n',
  'separated values without rows': 'path,line,severity,body\n',
  'an empty list in Checkstyle': '<checkstyle version="4.3"></checkstyle>',
  'no findings in German': 'Keine Probleme gefunden.',
};

/** Texts that judge nothing, or that say that something was found without telling it. */
const NOT_JUDGED: Readonly<Record<string, string>> = {
  'a refusal in short': "I can't help with that.",
  'a refusal in a call': pretty({ name: 'submit_review', arguments: { error: 'I cannot review this.' } }),
  'a refusal of the interface': pretty({
    choices: [{ message: { content: null, refusal: "I can't assist with that." } }],
  }),
  'an apology': 'I apologize, but I was not able to complete the review because of an internal error.',
  'an apology in JSON': pretty({ status: 'error', message: 'The review could not be completed.', data: null }),
  'an error of the interface': pretty({
    error: { message: 'Rate limit reached', type: 'tokens', code: 'rate_limit_exceeded' },
  }),
  'an error of Anthropic': pretty({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  'an empty response of the interface': pretty({ choices: [{ message: { role: 'assistant', content: '' } }] }),
  'an empty call': pretty({ name: 'submit_review', arguments: {} }),
  'a call of a tool to read a file': pretty({
    tool_calls: [{ function: { name: 'read_file', arguments: '{"path": "src/a.ts"}' } }],
  }),
  'an empty list that says it is about to begin': 'Let me start. comments: [',
  'the empty form as an example': `I would answer ${TEXT} if there were nothing, but I have not seen the diff.`,
  'a clean summary with a count': pretty({ summary: 'Found 3 issues.', total: 3 }),
  'a count of problems beside an empty list':
    '{"summary": "I found a leak and a race in this change.", "total_issues": 2}',
  'problems in words without a place':
    'There is a race condition in the worker and a leak in the cache. Please fix both before merging.',
  'a request for the file': 'Please share the full content of the file so that I can review it.',
  'a policy': 'This request was blocked by our content policy.',
  'a dash': '-',
  'a page of Markdown about reviews': '# How to review\n\n1. Read the diff.\n2. Comment on the lines.\n3. Approve.\n',
  'a promise in JSON': pretty({ action: 'continue', message: 'I will now review the change.' }),
};

/** Replies without findings. Those that judge must be clean in any container, all others never. */
export const nothingFound: Group = {
  name: 'nothing found, in any shape',
  kinds: [...kindsOf(NOTHING_FOUND, 'clean'), ...kindsOf(NOTHING_SAID, 'either'), ...kindsOf(NOT_JUDGED, 'told')],
};

function kindsOf(texts: Readonly<Record<string, string>>, verdict: EmptyVerdict): readonly ReplyKind[] {
  return Object.entries(texts).map(([name, content]) => ({
    name,
    write: () => ({ message: { content }, expected: [], verdict }),
  }));
}

function pretty(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}
