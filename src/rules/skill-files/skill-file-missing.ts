import { CLIENTS } from '../../customizations/known/clients.ts';
import { groupBy } from '../../structures/group-by.ts';
import { quotePath } from '../../text/shown/quote.ts';
import { folderOf, nameOf } from '../../workspace/paths.ts';
import { info, warning } from '../effects.ts';
import type { Effects, PathsRule } from '../types.ts';
import { regex } from '../../text/regex.ts';

export const skillFileMissing: PathsRule = {
  id: 'skill-file-missing',
  scope: 'paths',
  kinds: ['skill'],
  description: 'A folder among the skills has texts, but no `SKILL.md`',
  effects: [
    warning(CLIENTS, 'All clients take a folder for a skill only if it contains a `SKILL.md`, and find nothing here.'),
  ],
  source: 'https://agentskills.io/specification#directory-structure',
  check({ paths }, report) {
    const groups = groupBy(
      paths.entries.flatMap(({ path }) => {
        const [, folder, below = ''] = (path.includes('/skills/') && IN_SKILLS.exec(path)) || [];
        return folder === undefined ? [] : [{ path, folder, below }];
      }),
      ({ folder }) => folder,
    );
    for (const [folder, files] of groups) {
      const texts = files.filter(({ below }) => /^[^/]+\.md$/i.test(below) && !NO_SKILL.test(below));
      const first = texts[0];
      if (
        first === undefined ||
        SHARED.test(nameOf(folder)) ||
        files.some(({ below }) => /(?:^|\/)skill\.md$/i.test(below))
      ) {
        continue;
      }
      const meant = texts.find(({ below }) => below.toLowerCase() === `${nameOf(folder)}.md`.toLowerCase());
      report(
        (meant ?? first).path,
        {
          message: `The folder ${quotePath(folder)} has no \`SKILL.md\``,
          hint:
            meant === undefined
              ? `Write a \`SKILL.md\` with \`name\` and \`description\`, or move the folder out of ${quotePath(folderOf(folder))}.`
              : `Rename ${quotePath(nameOf(meant.path))} to \`SKILL.md\`.`,
        },
        meant === undefined ? { effects: MAY_BE_NONE } : undefined,
      );
    }
  },
};

/** A file in a folder next to other skills of a project. */
const IN_SKILLS =
  /^((?:.*\/)?\.(?:agents|claude|codex|copilot|cursor|gemini|github|windsurf)\/skills\/[^/.][^/]*)\/(.+)$/;
/** Pages about a folder. */
const NO_SKILL = /^(?:readme|index|changelog|license|agents|claude|contributing|notes|todo)\b/i;
/** Folders that several skills share. */
const SHARED = regex('i')`
  ^_
  |^(?:
    agents|archived?|assets|common|data|docs?|examples?|includes?|internal|lib|partials|references?|resources
    |rules|schemas?|scripts|shared?|snippets|templates?|tests?|tools|utils|workflows?
  )(?:$|[-_])
  |(?:[-_]|^)(?:common|lib|library|shared|templates?|docs)$
`;

const MAY_BE_NONE: Effects = [
  info(
    CLIENTS,
    'All clients take a folder for a skill only if it contains a `SKILL.md`. Its texts are read only if another one names them.',
  ),
];
