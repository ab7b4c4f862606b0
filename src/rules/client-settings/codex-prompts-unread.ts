import { info } from '../effects.ts';
import type { PathsRule } from '../types.ts';

export const codexPromptsUnread: PathsRule = {
  id: 'codex-prompts-unread',
  scope: 'paths',
  kinds: 'all',
  description: 'A prompt for Codex is in the repository, where Codex does not look for prompts',
  effects: [
    info(
      ['codex'],
      'Codex reads prompts only from `.codex/prompts` in the home folder, or in the folder that `CODEX_HOME` names. It offers this one only to people who installed it there.',
    ),
  ],
  source: 'https://developers.openai.com/codex/custom-prompts',
  check({ paths }, report) {
    const found = paths.entries.filter(({ path, kind }) => kind === 'file' && PROMPT.test(path)).slice(0, MAX_FOUND);
    for (const { path } of found) {
      report(path, {
        message: `\`${path}\` is not read`,
        hint: `Make it a skill: \`.agents/skills/${path.replace(/^.*\//, '').replace(/\.md$/, '')}/SKILL.md\`.`,
      });
    }
  },
};

const PROMPT = /^\.codex\/prompts\/[^/]+\.md$/;
const MAX_FOUND = 100;
