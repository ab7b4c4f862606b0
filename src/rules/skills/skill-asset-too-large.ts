import { writeCount } from '../../text/write-count.ts';
import type { PathsRule } from '../types.ts';
import { skillFolders } from './skill-folder.ts';

export const skillAssetTooLarge: PathsRule = {
  id: 'skill-asset-too-large',
  scope: 'paths',
  kinds: ['skill'],
  description: 'A file of a skill has more than 5 MB',
  effects: [
    {
      clients: ['github', 'vscode', 'copilot-cli', 'claude'],
      severity: 'info',
      why: 'github.com and the Copilot CLI fetch the file for everyone who has the repository, and claude.ai takes no skill of more than 8 MB.',
    },
  ],
  options: { megabytes: { type: 'integer', default: 5, description: 'The most megabytes of one file.' } },
  source: 'https://agentskills.io/specification#assets',
  async check(repository, report, options) {
    const most = options.integer('megabytes') * 1024 * 1024;
    const assets = skillFolders(repository).flatMap(({ files }) => files.filter((path) => !WRITTEN_BY_HAND.test(path)));
    const sizes = await Promise.all(
      assets.slice(0, MAX_ASSETS).map(async (path) => ({ path, bytes: await repository.sizeOf(path) })),
    );
    for (const { path, bytes } of sizes) {
      if (bytes !== undefined && bytes > most) {
        report(path, {
          message: `The file has ${writeCount(Math.round(bytes / 1024 / 102.4) / 10)} MB`,
          hint: 'Keep it elsewhere and have the skill fetch it, or make it smaller.',
        });
      }
    }
  },
};

/** Nobody writes megabytes of these; they are most of the files, and each look at the disk takes time. */
const WRITTEN_BY_HAND = /\.(?:md|py|js|mjs|cjs|ts|tsx|jsx|sh|ps1|bash|ya?ml|toml|css|rb|go|rs|java|kt|cs)$/;
const MAX_ASSETS = 2_000;
