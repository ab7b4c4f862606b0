import { digest } from '../../text/bytes/digest.ts';
import { groupBy } from '../../structures/group-by.ts';
import { readOwners } from '../../literal/ownership/read-owners.ts';
import { listSwitches, type SwitchOptions } from '../../options/read-switches.ts';
import { readShardFile, writeShardFile, type ShardSecret } from '../shards/shard-file.ts';
import type { ShardReport } from '../shards/shard-report.ts';
import type { AuditSubject } from './audit-subject.ts';

/** The results of parts of an audit, which a later run takes over where nothing changed. */
export interface KeptParts {
  /** Names the files of a part and everything that its result is based on. */
  readonly keyOf: (paths: readonly string[]) => string;
  readonly read: (key: string) => Promise<ShardReport | undefined>;
  readonly write: (key: string, report: ShardReport) => Promise<void>;
}

/** A folder that keeps texts by their keys. */
export interface PartStore {
  readonly read: (key: string) => Promise<string | undefined>;
  readonly write: (key: string, text: string) => Promise<void>;
}

export interface KeepTerms {
  readonly store: PartStore;
  /** Seals what is kept: whoever can write to the folder could else make findings disappear. */
  readonly secret: ShardSecret;
  /** A digest of the models and settings that decide how a part comes out. */
  readonly settings: string;
  readonly options: SwitchOptions;
  readonly version: string;
  readonly cut: (text: string) => string;
}

/** Change it when reports of parts get another form. */
const FORM = 1;

/** Opens the kept results of a tree. A change of the files, the guidelines, the linters, the settings or the version counts. */
export async function openKeptParts({ survey, chosen, subject }: AuditSubject, terms: KeepTerms): Promise<KeptParts> {
  const { store, secret, settings, options, version, cut } = terms;
  const owners = await readOwners(
    subject.trusted,
    chosen.files.map(({ path }) => path),
  );
  const basis = [
    [FORM, version, settings, ...listSwitches(options)],
    chosen.applied.map(({ id, content, filePatterns }) => [id, content.path, content.text, filePatterns]),
    chosen.reviewers.flatMap(({ agent }) => (agent === undefined ? [] : [[agent.path, agent.body.text, agent.head]])),
    [...groupBy(owners, ({ path }) => path)],
  ];
  const base = digest('sha256', JSON.stringify(basis), 'hex');
  return {
    keyOf: (paths) =>
      digest('sha256', JSON.stringify([base, paths.map((path) => [path, survey.sizes.get(path)?.entry.id])]), 'hex'),
    read: async (key) => {
      const text = await store.read(key);
      const read = text === undefined ? undefined : readShardFile({ bytes: new TextEncoder().encode(text) }, secret);
      // A damaged file is audited again.
      return read?.kind === 'read' && read.report.plan === key ? read.report : undefined;
    },
    write: (key, report) => store.write(key, writeShardFile({ ...report, plan: key }, secret, cut)),
  };
}

/** Whether everything that was to be judged in a part was judged, so that a later run need not look at it again. */
export function isComplete(
  { conclusion, coverage, unjudged }: ShardReport,
  { isAsked }: { readonly isAsked: boolean },
): boolean {
  const missed = [...coverage.notReviewed, ...coverage.missedByModel];
  return (
    conclusion !== 'failed' &&
    unjudged.requests + unjudged.cutReplies + unjudged.agents === 0 &&
    !missed.some(
      ({ kind }) =>
        kind === 'failed' || kind === 'over-limit' || kind === 'in-batch' || (isAsked && kind === 'no-check'),
    )
  );
}
