import type { FindingIdentity } from '../../findings/identity/finding-identity.ts';
import type { Citation, Finding, Placement } from '../../findings/types.ts';
import { createTextPool } from '../../text/text-pool.ts';

/** How many different texts of a field are remembered. A shard has about a thousand findings in a few hundred files. */
const MOST_TEXTS = 4_096;

const INLINE: Placement = { kind: 'inline' };

/**
 * Makes a function that keeps equal parts of findings once. A large review has hundreds of thousands of findings, whose
 * paths, words, quotes and citations are often repeated; when they are read from JSON, every one has its own copy.
 */
export function shareFindings(): (findings: readonly Finding[]) => readonly Finding[] {
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
  return (findings) =>
    findings.map((finding) => {
      const { quote, identity, guideline, placement } = finding;
      const shared: Finding = {
        ...finding,
        path: sharePath(finding.path),
        title: shareTitle(finding.title),
        body: shareBody(finding.body),
        placement: placement.kind === 'inline' ? INLINE : placement,
      };
      return quote === undefined && identity === undefined && guideline === undefined
        ? shared
        : {
            ...shared,
            ...(quote === undefined ? {} : { quote: shareQuote(quote) }),
            ...(identity === undefined ? {} : { identity: shareIdentity(identity) }),
            ...(guideline === undefined ? {} : { guideline: shareCitation(guideline) }),
          };
    });
}

/** Findings of the same kind or statement are about the same, and findings of a declaration are within the same. */
function createIdentitySharing(): (identity: FindingIdentity) => FindingIdentity {
  const shareAbout = createTextPool(MOST_TEXTS);
  const shareWithin = createTextPool(MOST_TEXTS);
  return (identity) => ({
    ...identity,
    about: shareAbout(identity.about),
    ...(identity.within === undefined ? {} : { within: shareWithin(identity.within) }),
  });
}
