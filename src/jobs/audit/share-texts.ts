import type { Citation, FaultPlace, Finding } from '../../findings/types.ts';
import { detachText, detachValue } from '../../text/detach.ts';
import { createTextPool } from '../../text/text-pool.ts';
import type { ShardReport } from '../shards/shard-report.ts';

/**
 * Makes a function that makes reports of parts small enough to keep hundreds of them. Their texts refer to no file that they
 * were cut from. Findings of the same statement share its citation and their words: they differ in little but their places.
 */
export function shareTexts(): (report: ShardReport) => ShardReport {
  const citations = new Map<string, Citation>();
  const share = createTextPool(Number.POSITIVE_INFINITY, detachText);
  const shareCitation = (citation: Citation): Citation => {
    const key = JSON.stringify(Object.entries(citation));
    const known = citations.get(key) ?? detachValue(citation);
    citations.set(key, known);
    return known;
  };
  const shareFinding = (finding: Finding): Finding => {
    const { places, guideline, body, title, path } = finding;
    return {
      ...detachValue(withoutIdentity(finding)),
      path: share(path),
      title: share(title),
      body: share(body),
      ...(guideline === undefined ? {} : { guideline: shareCitation(guideline) }),
      ...(places === undefined
        ? {}
        : { places: places.map((place) => ({ ...detachValue(withoutIdentity(place)), path: share(place.path) })) }),
    };
  };
  return (report) => ({ ...detachValue({ ...report, findings: [] }), findings: report.findings.map(shareFinding) });
}

/** Nothing of an audit is posted, so no later run has to recognize a comment. */
function withoutIdentity<Place extends FaultPlace>({ identity: _identity, ...place }: Place): Omit<Place, 'identity'> {
  return place;
}
