import { nameOf } from '../../../workspace/paths.ts';

/** Names of pages about the files of a folder: `README`, `00_index`, `prompt-index`, `_notes`. */
const PAGE =
  /^(?:[._].*|(?:.*[-_. ])?(?:readme|index)(?:[-_. ].*)?|contributing|changelog|license|roadmap|backlog|faq|template|todo|notes|overview|summary)$/i;
/** Names in capitals, as people give them to pages and to no agent or prompt: `TEAM_USAGE`, `DISPATCH-MATRIX`. */
const CAPITALS = /^[A-Z]{2}[A-Z\d]*(?:[-_. ][A-Z\d]+)+$/;

/** Whether the name of a file among customizations says that it is a page for people. */
export function mayBePage(path: string): boolean {
  const stem = nameOf(path).replace(/(?:\.(?:agent|instructions|prompt))?\.mdc?$/i, '');
  return PAGE.test(stem) || CAPITALS.test(stem);
}
