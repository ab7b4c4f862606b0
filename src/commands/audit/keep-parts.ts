import { join } from 'node:path';
import type { AuditSubject } from '../../jobs/audit/audit-subject.ts';
import { openKeptParts, type KeptParts } from '../../jobs/audit/kept-parts.ts';
import { MAX_SHARD_BYTES } from '../../jobs/shards/shard-file.ts';
import { digestSettings } from '../../jobs/review-key.ts';
import type { ModelChoice } from '../../models/choose.ts';
import { replyFolder } from '../../models/replies/reply-folder.ts';
import type { Options } from '../../options/options.ts';
import { VERSION } from '../../version.ts';
import { isInCheckout } from '../output/checkout-around.ts';
import { refuseLinkedCache } from '../output/write-output.ts';
import { secretOf } from '../shards/shard-secret.ts';

const MAX_FOLDER_BYTES = 1_000_000_000;

/** Opens the folder in which parts of an audit are kept, below `cache-dir`; undefined if nothing can be kept safely. */
export async function keepParts(
  audited: AuditSubject,
  options: Options,
  choice: ModelChoice,
  { say, cut }: { readonly say: (sentence: string) => void; readonly cut: (text: string) => string },
): Promise<KeptParts | undefined> {
  const { cacheDir } = options;
  const secret = secretOf(choice, options);
  if (cacheDir === undefined) {
    return undefined;
  }
  await refuseLinkedCache(cacheDir);
  if (secret === undefined && isInCheckout(cacheDir)) {
    say(
      'The results of this audit are not kept: `cache-dir` lies in the checkout, and without an API key nothing shows who wrote them. Name a folder outside of the checkout.',
    );
    return undefined;
  }
  const provider = choice.kind === 'offline' ? 'offline' : choice.main.provider;
  return openKeptParts(audited, {
    store: replyFolder({
      path: join(cacheDir, 'audits'),
      now: Date.now,
      say,
      what: 'results of audits',
      maxBytes: MAX_FOLDER_BYTES,
      maxFileBytes: MAX_SHARD_BYTES,
    }),
    secret,
    settings: digestSettings({ given: { message: undefined }, provider, settings: options }),
    options,
    version: VERSION,
    cut,
  });
}
