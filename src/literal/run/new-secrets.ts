import type { FileChange } from '../../changes/types.ts';
import type { Draft } from '../../findings/types.ts';
import { findSecrets } from '../../text/secrets/secrets.ts';
import { lazily } from '../../structures/lazily.ts';
import { adviseOn, findNewSecrets, withArticle, type NewSecret } from '../families/secrets/find-secrets.ts';
import { SECRETS_FAMILY } from '../families/secrets/secrets.ts';
import type { CheckSwitches } from '../switches/check-switches.ts';
import { addedLines } from './added-lines.ts';

/** The secrets of a change that no statement reports. */
export interface NewSecrets {
  readonly drafts: readonly Draft[];
  /** What the drafts would be on values that may be secrets. */
  readonly suspected: readonly Draft[];
}

/** A line with a value that may be a secret, as reports list it. */
export interface SuspectedSecret {
  readonly source: string;
  readonly reason: string;
  readonly suspected: true;
}

export function listSuspected({ path, line, title }: Draft): SuspectedSecret {
  return { source: `${path}:${line}`, reason: title, suspected: true };
}

/**
 * Reports secrets that a change adds, in all of its files, also where no guideline rules them out. Switched off together
 * with the checks of statements on secrets. A value that only its name makes a secret, such as `API_KEY=…`, is mostly one for
 * development that is meant to be there, so without a statement it is suspected, and not a finding.
 *
 * @param reported findings of statements, which say more: what they report is not reported again
 */
export function reportNewSecrets(
  files: readonly FileChange[],
  reported: readonly Draft[],
  { isOff, leftOut }: CheckSwitches,
): NewSecrets {
  if (isOff || leftOut.includes(SECRETS_FAMILY.name)) {
    return { drafts: [], suspected: [] };
  }
  const keptLines = lazily(() => files.map(linesThatWereThere).join('\n'));
  const known = new Set(
    reported.flatMap(({ path, line, kind }) => (kind === 'security' ? [placeKey(path, line)] : [])),
  );
  const drafts: Draft[] = [];
  const suspected: Draft[] = [];
  for (const file of files) {
    drafts.push(...reportName(file));
    for (const secret of findNewSecrets({ file, added: addedLines(file) }, (value) => keptLines().includes(value))) {
      if (!known.has(placeKey(file.path, secret.line))) {
        (secret.isSure ? drafts : suspected).push(writeDraft(file, secret));
      }
    }
  }
  return { drafts, suspected };
}

function writeDraft({ path, isWhole }: FileChange, { line, what, isSure }: NewSecret): Draft {
  const certain = isWhole === true ? `The file has ${what}` : `This change adds ${what}`;
  return {
    path,
    line,
    side: 'RIGHT',
    severity: 'high',
    kind: 'security',
    title: isSure ? `${certain} in plain text` : `By its name, a value in this line may be ${what} in plain text`,
    body: adviseOn(what),
    confidence: 1,
    origin: 'literal',
  };
}

/** The name of a file cannot be hidden from those who read it, so it is said. */
function reportName({ path, previousPath = '', status }: FileChange): readonly Draft[] {
  const [secret] = status === 'added' || status === 'renamed' ? findSecrets(path) : [];
  return secret === undefined ||
    secret.isOnlyHidden === true ||
    previousPath.includes(path.slice(secret.start, secret.end))
    ? []
    : [
        {
          path,
          severity: 'high',
          kind: 'security',
          title: `The name of this file has ${withArticle(secret.title)}`,
          body: 'Revoke it where it was issued: names of files are shown to a model, in comments and in the history of the repository.',
          confidence: 1,
          origin: 'literal',
        },
      ];
}

function placeKey(path: string, line: number | undefined): string {
  return `${line}:${path}`;
}

function linesThatWereThere({ hunks }: FileChange): string {
  return hunks.flatMap(({ lines }) => lines.flatMap(({ kind, text }) => (kind === 'added' ? [] : [text]))).join('\n');
}
