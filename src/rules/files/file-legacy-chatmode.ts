import { splitPath } from '../../customizations/places/identify.ts';
import { joinPath } from '../../workspace/paths.ts';
import type { PathsRule } from '../types.ts';

const ENDING = /\.chatmode\.md$/i;
const FOLDER = /^((?:.*\/)?\.github)\/chatmodes(?=\/|$)/;

export const fileLegacyChatmode: PathsRule = {
  id: 'file-legacy-chatmode',
  scope: 'paths',
  kinds: ['agent'],
  description: 'A file is a chat mode, the old form of an agent',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code warns that agents have replaced chat modes, and asks you to move the file.',
    },
    {
      clients: ['github', 'copilot-cli'],
      severity: 'warning',
      why: 'github.com and the Copilot CLI have never read chat modes; they would read the same file as an agent.',
    },
  ],
  fixes:
    'Renames the file to end in `.agent.md`, and moves it from `.github/chatmodes` to `.github/agents`, unless any file mentions the old name or folder.',
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  check({ files, paths }, report) {
    for (const { path, level } of files) {
      if (level === 'repository' && ENDING.test(path)) {
        const { folder, name } = splitPath(path);
        const to = joinPath(folder.replace(FOLDER, '$1/agents'), name.replace(ENDING, '.agent.md'));
        report(
          path,
          { message: 'Agents have replaced chat modes', hint: `Rename the file to \`${to}\`.` },
          paths.has(to) ? {} : { fix: { kind: 'rename', to } },
        );
      }
    }
  },
};
