import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/reports/outcome/reconciliation.ts
function reconcile(facts) {
  let { found, dismissed } = facts, counts = { posted: 0, standing: 0, summary: 0, unposted: 0 };
  for (let finding of facts.findings) {
    let outcome = findOutcome(finding, facts);
    outcome !== void 0 && (counts[outcome] += 1);
  }
  let { posted, standing, summary, unposted } = counts, withheld = dismissed + unposted;
  return {
    found,
    posted,
    standing,
    summary,
    withheld,
    isBalanced: found === posted + standing + summary + withheld
  };
}
function findOutcome({ fingerprint, placement }, { posted, standing, isPartial }) {
  return posted.has(fingerprint) ? "posted" : standing.has(fingerprint) ? "standing" : placement.kind === "summary" ? "summary" : isPartial ? "unposted" : void 0;
}
function reconciliationSentence({ found, posted, standing, summary, withheld }) {
  return `Findings: ${found} found = ${posted} posted + ${standing} standing + ${summary} in the summary + ${withheld} withheld.`;
}
function imbalanceSentence(one) {
  let counted = one.posted + one.standing + one.summary + one.withheld;
  return one.isBalanced ? void 0 : `Internal error: ${one.found} findings were found, but ${counted} are accounted for. The job summary has all of them. This is a bug in Housestyle. Please report it.`;
}

export {
  reconcile,
  reconciliationSentence,
  imbalanceSentence
};
