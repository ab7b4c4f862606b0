import {
  worstFirst as worstFirst
} from "./joined-133c8eb8.js";
import {
  ROOT_BASE as ROOT_BASE,
  SARIF_LEVELS as SARIF_LEVELS,
  drawResult as drawResult,
  resultsWithinLimits as resultsWithinLimits,
  sarifLog as sarifLog,
  withFingerprints as withFingerprints
} from "./joined-2a42ba82.js";
import {
  ruleUrl as ruleUrl,
  CLIENT_NAMES as CLIENT_NAMES
} from "./joined-1c6c8fb1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  ruleHead
} from "./chunk-UF7YOJO2.js";
import {
  FAMILIES
} from "./chunk-RNIVL3NU.js";
import {
  count
} from "./chunk-W24XEJI4.js";

// src/reports/validation/validation-sarif.ts
function validationSarif({ diagnostics }, version) {
  let fingerprinted = withFingerprints(diagnostics), kept = resultsWithinLimits(worstFirst(fingerprinted), drawResult), rules = listRules(kept), indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  return sarifLog(
    version,
    rules.map(describeRule),
    kept.map((finding) => ({ ...drawResult(finding), ruleIndex: indexOf.get(finding.rule) })),
    {
      originalUriBaseIds: ROOT_BASE,
      invocations: [{ executionSuccessful: !0, ...leftOutNote(diagnostics.length - kept.length) }]
    }
  );
}
function leftOutNote(leftOut) {
  let text = `${count(leftOut, "finding")} did not fit into this file; \`housestyle validate --format json\` has all of them.`;
  return leftOut === 0 ? {} : { toolExecutionNotifications: [{ level: "warning", message: { text } }] };
}
function listRules(findings) {
  let known = new Map(
    FAMILIES.flatMap(({ id: family, rules }) => rules.map((rule) => [rule.id, { rule, family }]))
  );
  return [...new Set(findings.map(({ rule }) => rule))].toSorted().map((id) => {
    let found = known.get(id);
    return found === void 0 ? { id } : { id, known: found };
  });
}
var MAX_DESCRIPTION_CHARACTERS = 1024;
function describeRule({ id, known }) {
  if (known === void 0) {
    let text = `Findings of ${id}.`;
    return { id, shortDescription: { text }, fullDescription: { text }, help: { text } };
  }
  let { rule, family } = known, { severity, why } = rule.effects[0], description = `${rule.description}.`;
  return {
    id,
    shortDescription: { text: description.slice(0, MAX_DESCRIPTION_CHARACTERS) },
    fullDescription: { text: `${description} ${why}`.slice(0, MAX_DESCRIPTION_CHARACTERS) },
    helpUri: ruleUrl(id),
    help: { text: helpText(rule), markdown: `${ruleHead(rule)}

Examples: <${ruleUrl(id)}>` },
    defaultConfiguration: { level: SARIF_LEVELS[severity] },
    properties: {
      tags: [.../* @__PURE__ */ new Set([family, ...rule.effects.flatMap(({ clients }) => clients)])],
      precision: "high",
      ...family === "security" ? { "security-severity": SECURITY_SEVERITIES[severity] } : { "problem.severity": severity === "info" ? "recommendation" : severity }
    }
  };
}
var SECURITY_SEVERITIES = { error: "8.0", warning: "5.0", info: "2.0" };
function helpText({ id, description, effects, fixes, suggests }) {
  return [
    `${description}.`,
    ...effects.map(
      ({ clients, severity, why }) => `${clients.map((client) => CLIENT_NAMES[client]).join(", ")} (${severity}): ${why}`
    ),
    ...fixes === void 0 ? [] : [`housestyle validate --fix: ${fixes}`],
    ...suggests === void 0 ? [] : [`housestyle validate --fix=suggest: ${suggests}`],
    ruleUrl(id)
  ].join(`
`);
}

export {
  validationSarif
};
