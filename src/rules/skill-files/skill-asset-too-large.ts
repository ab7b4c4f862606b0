import { CLIENTS } from '../../customizations/known/clients.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import { info } from '../effects.ts';
import type { PathsRule } from '../types.ts';
import { skillFolders } from './skill-folder.ts';

export const skillAssetTooLarge: PathsRule = {
  id: 'skill-asset-too-large',
  scope: 'paths',
  kinds: ['skill'],
  description: 'A file of a skill is larger than 5 MB',
  effects: [
    info(
      CLIENTS,
      'github.com and the Copilot CLI download the file for everyone who uses the repository, and claude.ai accepts no skill of more than 8 MB.',
    ),
  ],
  options: { megabytes: { type: 'integer', default: 5, description: 'The largest size of one file, in megabytes.' } },
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
          hint: 'Make it smaller, or store it elsewhere and let the skill download it.',
        });
      }
    }
  },
};

/** People do not write megabytes of these files. They are most of the files, and asking the disk for a size takes time. */
const WRITTEN_BY_HAND = /\.(?:md|py|js|mjs|cjs|ts|tsx|jsx|sh|ps1|bash|ya?ml|toml|css|rb|go|rs|java|kt|cs)$/;
const MAX_ASSETS = 2_000;
