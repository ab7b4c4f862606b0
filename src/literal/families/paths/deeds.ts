/** What a change may do with a file. */
export type Deed = 'edit' | 'touch' | 'commit' | 'add' | 'remove' | 'rename';

const DEEDS: Readonly<Record<string, Deed>> = {
  edit: 'edit',
  'hand-edit': 'edit',
  modify: 'edit',
  update: 'edit',
  alter: 'edit',
  overwrite: 'edit',
  rewrite: 'edit',
  reformat: 'edit',
  change: 'touch',
  touch: 'touch',
  commit: 'commit',
  'check in': 'commit',
  'check-in': 'commit',
  add: 'add',
  create: 'add',
  introduce: 'add',
  delete: 'remove',
  remove: 'remove',
  rename: 'rename',
  move: 'rename',
};
/** Verbs of which a change shows nothing. Beside others they say no more than these. */
const IDLE = 'suggest|propose|generate|write';

const VERB = Object.keys(DEEDS).join('|');
/** One or several of the verbs, as the group `verbs` of an expression. */
export const VERBS = String.raw`(?:manually |directly )?(?<verbs>(?:${VERB})(?:(?:, (?:or|and) |, ?| or | and | ?\/ ?)(?:${VERB}|${IDLE}))*)`;

/** Reads what some verbs do: `edit or delete`. Verbs that are not known are left out. */
export function readDeeds(verbs: string): readonly Deed[] {
  const deeds = verbs.split(/,? (?:or|and) |, ?| ?\/ ?/).flatMap((verb) => DEEDS[verb.trim()] ?? []);
  return [...new Set(deeds)];
}
