import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { GITHUB_INSTRUCTIONS } from '../reading/reports/documentation.ts';

export const instructionsExcludeAgentRenamed: TextRule = {
  id: 'instructions-exclude-agent-renamed',
  scope: 'text',
  kinds: ['path-instructions'],
  looksFor: { keys: ['excludeAgent'] },
  description: '`excludeAgent` has the old name of the cloud agent',
  effects: [info(['github'], 'github.com still accepts the old name, but documents only the new one.')],
  fixes: 'Writes `cloud-agent`.',
  source: GITHUB_INSTRUCTIONS,
  check({ text, frontmatter }, report) {
    const range = frontmatter.data['excludeAgent'] === OLD_NAME ? frontmatter.rangeOf(['excludeAgent']) : undefined;
    const at = range === undefined ? -1 : text.slice(range.start, range.end).indexOf(OLD_NAME);
    if (range !== undefined && at >= 0) {
      const name = { start: range.start + at, end: range.start + at + OLD_NAME.length };
      report(
        name,
        { message: '`coding-agent` is now called `cloud-agent`', hint: 'Write `excludeAgent: "cloud-agent"`.' },
        { fix: { kind: 'edits', edits: [{ ...name, text: 'cloud-agent' }] } },
      );
    }
  },
};

const OLD_NAME = 'coding-agent';
