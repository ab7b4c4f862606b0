import type { ModelMessage } from '../../accuracy/model-server.ts';
import type { EmptyVerdict, Group, ReplyKind } from '../types.ts';
import { fence } from '../write.ts';

/** Answers that say that there is nothing to report, in JSON: the change was judged. */
const NOTHING_FOUND: Readonly<Record<string, string>> = {
  'the empty form': '{"summary": "Nothing to report.", "comments": []}',
  'the empty form, indented': '{\n  "summary": "Nothing to report.",\n  "comments": []\n}',
  'an empty list of comments': '{"comments": []}',
  'the empty form in a fence': fence('{"summary": "Looks good.", "comments": []}'),
  'the empty form after a sentence':
    'I went through all hunks and found nothing.\n\n{"summary": "Fine.", "comments": []}',
  'the empty form after thinking': '<think>\nIs {a} null? No.\n</think>\n{"summary": "Fine.", "comments": []}',
  'the empty form and a remark':
    '{"summary": "Fine.", "comments": []}\n\nThe naming could be clearer, but that is a matter of taste.',
};

/** Answers that mean the same, less clearly. */
const NOTHING_SAID: Readonly<Record<string, string>> = {
  'an empty list': '[]',
  'an empty list in a fence': fence('[]'),
  'an empty list of findings': '{"findings": []}',
  'comments are null': '{"summary": "Fine.", "comments": null}',
  'comments are an empty object': '{"summary": "Fine.", "comments": {}}',
  'only a summary': '{"summary": "No problems found."}',
  'no problems found': 'No problems found.',
  'no findings': 'No findings.',
  LGTM: 'LGTM 👍',
  'a page of praise':
    'This change looks good to me.\n\n- The tests cover the new branch.\n- The naming is consistent.\n- Nothing in the diff breaks a guideline.\n',
  'an empty list of issues in YAML': 'comments: []',
  'two fences that are empty': `${fence('{"summary": "a", "comments": []}')}\n${fence('{"summary": "b", "comments": []}')}`,
};

/** Texts that judge nothing. */
const NOT_JUDGED: Readonly<Record<string, string>> = {
  nothing: '',
  blanks: '  \n\n ',
  'an empty object': '{}',
  'an empty fence': '```json\n```',
  'a refusal': "I'm sorry, but I can't assist with that request.",
  'a refusal in JSON': '{"error": "I cannot review this change."}',
  'a refusal with a reason': 'I am unable to review this code because it may contain sensitive information.',
  'no change was seen':
    "I don't see a diff in your message. Could you paste the code that you would like me to review?",
  'a question': 'Would you like me to focus on security or on style?',
  'a promise': "Sure! I'll review the change now. Give me a moment.",
  'an announcement': "Let me look at the callers of this function first. I'll use the search tool.",
  'a call of a tool as text': '{"name": "read_file", "arguments": {"path": "README.md"}}',
  'a call of a tool in tags': '<tool_call>\n{"name": "search", "arguments": {"query": "callers"}}\n</tool_call>',
  'the template':
    '{"summary": "...", "comments": [{"path": "...", "line": 12, "startLine": null, "side": "RIGHT", "quote": "...", "severity": "high", "title": "...", "body": "..."}]}',
  'the template with angle brackets':
    '{"summary": "<summary>", "comments": [{"path": "<path>", "line": 0, "quote": "<quote>", "body": "<body>"}]}',
  'the template with types':
    '{"summary": "string", "comments": [{"path": "string", "line": "number", "quote": "string", "body": "string"}]}',
  'a JSON Schema':
    '{"type": "object", "properties": {"summary": {"type": "string"}, "comments": {"type": "array", "items": {"type": "object"}}}}',
  'comments with a number': '{"summary": "Problems.", "comments": [1, 2]}',
  'comments with empty objects': '{"summary": "Problems.", "comments": [{}, {}]}',
  'comments are a number': '{"summary": "Problems.", "comments": 3}',
  'comments are true': '{"summary": "Problems.", "comments": true}',
  null: 'null',
  true: 'true',
  'a number': '42',
  'a text in quotes': '"ok"',
  'a page of HTML':
    '<html>\n<head><title>502 Bad Gateway</title></head>\n<body><center><h1>502 Bad Gateway</h1></center></body>\n</html>',
  'an error of a server': '{"error": {"message": "Internal server error", "type": "server_error", "code": 500}}',
  'one sign again and again': '!'.repeat(3_000),
  'one word again and again': 'review '.repeat(2_000),
  'one brace again and again': '{'.repeat(500),
  noise: 'Ġthe ĠĠ} ] <0x0A> ▁▁ \ufffd\ufffd {" "": ,,',
  'a list with a sentence': '{"summary": "Problems.", "comments": ["There is a bug somewhere in this change."]}',
  'a comment without a place':
    '{"summary": "Problems.", "comments": [{"body": "There is a bug somewhere in this change.", "severity": "high"}]}',
  'a sentence about problems': 'I found three problems: a missing check, a leak and a race. I would not merge this.',
  'a list cut off at once': '{"summary": "Problems.", "comments": [{"pa',
  'thinking only': '<think>\nThe change touches the parser. If the input is empty',
};

/** Replies without a finding that could be placed. None may lead to a comment, and few to the verdict `clean`. */
export const empty: Group = {
  name: 'empty and no answers',
  kinds: [
    ...emptyKinds(NOTHING_FOUND, 'clean'),
    ...emptyKinds(NOTHING_SAID, 'either'),
    ...emptyKinds(NOT_JUDGED, 'told'),
    messageKind('no content', { content: null }),
    messageKind('stopped by a filter', { content: '', finish: 'content_filter' }),
    messageKind('stopped for its length, without content', { content: '', finish: 'length' }),
    messageKind('only reasoning', { content: '', reasoning: 'I should look at the parser first. If the input' }),
    {
      name: 'the change repeated',
      write: (answer) => ({ message: { content: answer.diff }, expected: [], verdict: 'told' }),
    },
    {
      name: 'the change repeated in a fence',
      family: 'the change repeated',
      write: (answer) => ({
        message: { content: `Here is the diff:\n\n${fence(answer.diff, 'diff')}` },
        expected: [],
        verdict: 'told',
      }),
    },
  ],
};

function emptyKinds(texts: Readonly<Record<string, string>>, verdict: EmptyVerdict): readonly ReplyKind[] {
  return Object.entries(texts).map(([name, content]) => ({
    name,
    write: () => ({ message: { content }, expected: [], verdict }),
  }));
}

function messageKind(name: string, message: ModelMessage): ReplyKind {
  return { name, write: () => ({ message, expected: [], verdict: 'told' }) };
}
