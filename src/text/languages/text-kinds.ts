/** VS Code's ids of texts that are no code: prose, data, and texts in which the lines above a line do not explain it. */
const KINDS = {
  prose: ['markdown', 'mdx', 'prompt', 'instructions', 'chatagent', 'skill', 'asciidoc', 'restructuredtext'],
  data: ['dockercompose', 'github-actions-workflow', 'json', 'json5', 'jsonc', 'jsonl', 'properties', 'toml', 'yaml'],
  plain: ['csv', 'diff', 'ignore', 'log', 'plaintext', 'tsv'],
} as const;

export type TextKind = keyof typeof KINDS | 'code';

/** What a file is for the code around a change. `language` is VS Code's id. */
export function textKind(language: string): TextKind {
  for (const kind of ['prose', 'data', 'plain'] as const) {
    if (KINDS[kind].some((one) => one === language)) {
      return kind;
    }
  }
  return 'code';
}
