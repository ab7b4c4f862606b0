import { CLIENTS } from '../../customizations/known/clients.ts';
import { detachText } from '../../text/detach.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { info } from '../effects.ts';
import type { FileRule } from '../types.ts';
import { regex } from '../../text/regex.ts';

/** Paths to files of skills that begin with the same folders. */
interface NamedFolder {
  /** The folders in front of `references`, `scripts` or the like: `skills/deploy`. */
  readonly folder: string;
  /** The rest of the first path: `references/steps.md`. */
  readonly rest: string;
  readonly range: TextRange;
  readonly count: number;
}

export const skillPathFromRoot: FileRule<readonly NamedFolder[]> = {
  id: 'skill-path-from-root',
  scope: 'file',
  kinds: ['skill'],
  looksFor: { parts: ['/references/', '/scripts/', '/assets/', '/templates/'] },
  description: 'A skill that is made to be installed names its own files from the root of its repository',
  effects: [
    info(
      CLIENTS,
      'All clients copy the skill into a folder of their own, and the model does not find the file under this path there.',
    ),
  ],
  source: 'https://agentskills.io/specification#file-references',
  collect({ text, body }) {
    const found = new Map<string, NamedFolder>();
    let looks = 0;
    for (const match of text.slice(body.start).matchAll(PATH)) {
      looks += 1;
      if (looks > MAX_LOOKS || found.size > MAX_FOLDERS) {
        break;
      }
      const { folder = '', rest = '' } = match.groups ?? {};
      const start = body.start + match.index;
      const known = found.get(folder);
      const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
      if (known !== undefined || !COPIES.test(line.slice(-MAX_LINE))) {
        const first = {
          folder: detachText(folder),
          rest: detachText(rest),
          range: { start, end: start + match[0].length },
        };
        found.set(folder, { ...(known ?? first), count: (known?.count ?? 0) + 1 });
      }
    }
    return found.size === 0 ? undefined : [...found.values()];
  },
  check(folders, { path }, report) {
    const own = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    // The skills of a project are read where they are, and the model starts at the root.
    const isOfProject = own.split('/').some((part) => part.startsWith('.'));
    const found = folders.find(({ folder }) => own === folder || own.endsWith(`/${folder}`));
    if (found !== undefined && !isOfProject) {
      const others = found.count === 1 ? '' : `, like ${found.count - 1} more`;
      report(found.range, {
        message: `${quoteValue(`${found.folder}/${found.rest}`)} does not count from the folder of the skill${others}`,
        hint: `Write ${quoteValue(found.rest)}: paths in a skill count from its own folder, wherever that is.`,
      });
    }
  },
};

/** A relative path of at least two folders in front of a usual folder of skills. No pattern for several files. */
const PATH = regex('g')`
  (?<![\w./~$}>)\\@:-])(?<folder>[\w-][\w.-]{0,80}(?:\/[\w-][\w.-]{0,80}){1,4})\/
    (?<rest>(?:references|scripts|assets|templates)\/[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,4})(?![\w.*{<$-])
`;
/** A command for people who work on the repository: it installs, copies or moves the skill, or asks git about it. */
const COPIES = /(?:^|[\s`|;&(])(?:cp|mv|ln|rsync|git|gh|npx|diff|chmod|pytest|ruff|cd)[ \t][^\n]*$/;
const MAX_LOOKS = 2_000;
const MAX_FOLDERS = 20;
const MAX_LINE = 200;
