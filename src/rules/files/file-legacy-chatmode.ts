import { isAmongChatModes, isChatMode, splitPath } from '../../customizations/places/identify.ts';
import { joinPath } from '../../workspace/paths.ts';
import { warning } from '../effects.ts';
import type { PathsRule } from '../types.ts';

const ENDING = /\.chatmode\.md$/i;
const FOLDER = /^((?:.*\/)?\.github)\/chatmodes(?=\/|$)/;

export const fileLegacyChatmode: PathsRule = {
  id: 'file-legacy-chatmode',
  scope: 'paths',
  kinds: ['agent'],
  description: 'A file is a chat mode, the old form of an agent, or an agent in the folder of chat modes',
  effects: [
    warning(
      ['vscode'],
      'VS Code looks for agents in `.github/agents`. Versions until the end of 2025 also read `.github/chatmodes`, and asked you to move the files.',
    ),
    warning(
      ['github', 'copilot-cli'],
      'github.com and the Copilot CLI have never read chat modes; they would read the same file as an agent.',
    ),
  ],
  fixes:
    'Renames the file to end in `.agent.md`, and moves it from `.github/chatmodes` to `.github/agents`, unless any file mentions the old name or folder.',
  suggests: 'Move an agent that already ends in `.agent.md`.',
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  check({ files, paths }, report) {
    for (const { path, level } of files) {
      if (level === 'repository' && (isChatMode(path) || isAmongChatModes(path))) {
        const { folder, name } = splitPath(path);
        const to = joinPath(folder.replace(FOLDER, '$1/agents'), name.replace(ENDING, '.agent.md'));
        const fix = { kind: 'rename', to } as const;
        if (isAmongChatModes(path)) {
          report(
            path,
            {
              message: 'VS Code no longer looks for agents in the folder of chat modes',
              hint: `Move the file to \`${to}\`.`,
            },
            paths.has(to)
              ? {}
              : {
                  suggestions: [
                    {
                      title: `Move it to \`${to}\``,
                      reason: 'github.com and the Copilot CLI, which have never read the file, also look there',
                      fix,
                    },
                  ],
                },
          );
        } else {
          report(
            path,
            { message: 'Agents have replaced chat modes', hint: `Rename the file to \`${to}\`.` },
            paths.has(to) ? {} : { fix },
          );
        }
      }
    }
  },
};
