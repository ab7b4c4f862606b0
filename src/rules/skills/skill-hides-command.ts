import { info } from '../effects.ts';
import type { CheckedFile, PathsRule } from '../types.ts';

export const skillHidesCommand: PathsRule = {
  id: 'skill-hides-command',
  scope: 'paths',
  kinds: ['command', 'skill'],
  description: 'A skill and a command of Claude Code have the same name',
  effects: [info(['claude'], 'Claude Code offers the skill under this name, and the command not at all.')],
  source: 'https://code.claude.com/docs/en/skills#where-skills-live',
  check({ files }, report) {
    const skills = new Map(
      files.flatMap((file) => (file.kind === 'skill' ? [[nameHome(file), file.path] as const] : [])),
    );
    for (const file of files) {
      const skill = file.kind === 'command' ? skills.get(nameHome(file)) : undefined;
      if (skill !== undefined) {
        report(file.path, {
          message: `The skill \`${skill}\` has the same name`,
          hint: 'Keep one of the two, or rename one.',
        });
      }
    }
  },
};

/** The name by which people call it, with the plugin or the folder of the client that it belongs to. */
function nameHome({ path, root, name }: CheckedFile): string {
  const below = root === '' ? path : path.slice(root.length + 1);
  const home = /^(.*?)(?:commands|skills)\//.exec(below)?.[1] ?? below;
  // The file of a command of a plugin keeps its ending in its name.
  return [root, home, name.replace(/\.md$/, '')].join('\n');
}
