import type { FindingIdentity } from '../../findings/identity/finding-identity.ts';
import type { Citation, Finding, Placement } from '../../findings/types.ts';
import { createTextPool } from '../../text/text-pool.ts';

/** How many different texts of a field are remembered. A shard has about a thousand findings in a few hundred files. */
const MOST_TEXTS = 4_096;

const INLINE: Placement = { kind: 'inline' };

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * Makes a function that keeps equal parts of findings once. A large review has hundreds of thousands of findings, whose
 * paths, words, quotes and citations are often repeated; when they are read from JSON, every one has its own copy.
 *
 * It replaces the parts in the findings that it is given, because to copy all of them would take longer than to read them.
 * So they must have been read just now, and belong to the caller alone.
 */
export function shareFindings(): (findings: readonly Finding[]) => void {
  const sharePath = createTextPool(MOST_TEXTS);
  const shareTitle = createTextPool(MOST_TEXTS);
  const shareBody = createTextPool(MOST_TEXTS);
  const shareQuote = createTextPool(MOST_TEXTS);
  const shareIdentity = createIdentitySharing();
  const citations = new Map<string, Citation>();
  const shareCitation = (citation: Citation): Citation => {
    const key = JSON.stringify(Object.entries(citation));
    const known = citations.get(key) ?? citation;
    citations.set(key, known);
    return known;
  };
  const share = (finding: Writable<Finding>): void => {
    finding.path = sharePath(finding.path);
    finding.title = shareTitle(finding.title);
    finding.body = shareBody(finding.body);
    if (finding.placement.kind === 'inline') {
      finding.placement = INLINE;
    }
    if (finding.quote !== undefined) {
      finding.quote = shareQuote(finding.quote);
    }
    if (finding.identity !== undefined) {
      shareIdentity(finding.identity);
    }
    if (finding.guideline !== undefined) {
      finding.guideline = shareCitation(finding.guideline);
    }
  };
  return (findings) => {
    findings.forEach(share);
  };
}

/** Findings of the same kind or statement are about the same, and findings of a declaration are within the same. */
function createIdentitySharing(): (identity: Writable<FindingIdentity>) => void {
  const shareAbout = createTextPool(MOST_TEXTS);
  const shareWithin = createTextPool(MOST_TEXTS);
  return (identity) => {
    identity.about = shareAbout(identity.about);
    if (identity.within !== undefined) {
      identity.within = shareWithin(identity.within);
    }
  };
}
