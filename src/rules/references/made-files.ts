import { groupBy } from '../../structures/group-by.ts';
import { lazily } from '../../structures/lazily.ts';
import { resolveTarget } from './link-target.ts';
import type { ReferenceFacts } from './reference-rule.ts';
import type { CheckedFile, RepositoryView } from '../types.ts';

interface Mention {
  readonly file: CheckedFile;
  readonly target: string;
}

/** A file to which more texts link is read by all of them. */
const MAX_MENTIONS = 30;

/**
 * Makes a test whether a missing file is one that the model writes later: a text that links to it also says so, as a prompt
 * for a specification does that the other prompts read.
 */
export function findMadeFiles(facts: ReferenceFacts, repository: RepositoryView): (path: string) => Promise<boolean> {
  const mentions = lazily(() => readMentions(facts, repository));
  const known = new Map<string, Promise<boolean>>();
  return async (path) => {
    const before = known.get(path) ?? isMadeIn(mentions().get(path) ?? [], repository);
    known.set(path, before);
    return await before;
  };
}

/** The texts that link to each missing file. */
function readMentions(facts: ReferenceFacts, repository: RepositoryView): ReadonlyMap<string, readonly Mention[]> {
  const mentions = facts.flatMap(({ file, fact }) =>
    fact.flatMap(({ target }) => {
      const found = resolveTarget(target, file, repository);
      return found.kind === 'missing' ? [{ file, target, path: found.path }] : [];
    }),
  );
  return groupBy(mentions, ({ path }) => path);
}

async function isMadeIn(mentions: readonly Mention[], repository: RepositoryView): Promise<boolean> {
  for (const { file, target } of mentions.slice(0, MAX_MENTIONS)) {
    const source = await repository.read(file.path);
    if (source !== undefined && asksToWrite(source.text, target)) {
      return true;
    }
  }
  return false;
}

/** ``Write the requirements at `docs/PRD.md` ``. In a table, a verb in another cell is about something else. */
const WRITES = /\b(?:create|write|save|generate|output|store)\b[^\n.;|\]]*$/i;

function asksToWrite(text: string, target: string): boolean {
  let at = text.indexOf(target);
  for (let mentions = 0; at >= 0 && mentions < MAX_MENTIONS; mentions += 1) {
    if (WRITES.test(text.slice(Math.max(0, at - 100), at))) {
      return true;
    }
    at = text.indexOf(target, at + target.length);
  }
  return false;
}
