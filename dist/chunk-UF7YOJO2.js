import {
  KIND_TITLES as KIND_TITLES,
  SEVERITY_STYLE as SEVERITY_STYLE
} from "./joined-133c8eb8.js";
import {
  ruleUrl as ruleUrl,
  CLIENTS as CLIENTS,
  CLIENT_NAMES as CLIENT_NAMES,
  listingWidth as listingWidth,
  wrapAtTerminal as wrapAtTerminal,
  wrapText as wrapText
} from "./joined-1c6c8fb1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  FAMILIES
} from "./chunk-RNIVL3NU.js";

// src/reports/validation/rule-listing.ts
var SEVERITY_COLUMN = 7;
function chooseRules(group, search) {
  let words = (search ?? "").toLowerCase().split(/\s+/);
  return FAMILIES.filter(({ id }) => group === void 0 || id === group).flatMap((family) => {
    let rules = family.rules.filter((rule) => {
      let said = describeInWords(family, rule).toLowerCase();
      return words.every((word) => said.includes(word));
    });
    return rules.length === 0 ? [] : [{ ...family, rules }];
  });
}
function describeInWords({ id: family, title }, rule) {
  let { id, description, effects, fixes = "", suggests = "" } = rule, whys = effects.flatMap(({ clients, why }) => [why, ...clients.map((client) => CLIENT_NAMES[client])]);
  return [id, family, title, description, fixes, suggests, ...whys].join(`
`);
}
function rulesText(listed, paint, columns) {
  let idColumn = Math.max(...listed.flatMap(({ rules }) => rules.map(({ id }) => id.length))), families = listed.map(
    ({ id: family, title, rules }) => [
      `${paint("bold", title)} (${family})`,
      ...rules.map((rule) => {
        let { severity } = rule.effects[0], fix = rule.fixes !== void 0 ? "*" : rule.suggests !== void 0 ? "?" : " ", name = `  ${rule.id.padEnd(idColumn)} ${fix} `, mark = paint(SEVERITY_STYLE[severity], severity.padEnd(SEVERITY_COLUMN));
        return `${name}${mark} ${drawDescription(rule.description, name.length + SEVERITY_COLUMN + 1, columns)}`;
      })
    ].join(`
`)
  ), legend = [
    "* `--fix` can fix it. ? `--fix=suggest` offers a change. `housestyle rules ID` explains a rule.",
    ...listed.length === FAMILIES.length ? ["`housestyle rules GROUP` lists one group, by its name in parentheses; `--search WORDS` finds rules."] : []
  ].join(" ");
  return `${[...families, wrapAtTerminal(legend, columns)].join(`

`)}
`;
}
var LEAST_DESCRIPTION = 40;
function drawDescription(description, lead, columns) {
  if (columns === void 0)
    return description;
  let width = listingWidth(columns), isBeside = width - lead >= LEAST_DESCRIPTION, indent = " ".repeat(isBeside ? lead : 6), lines = wrapText(description, width, { first: indent, rest: indent });
  return isBeside ? lines.join(`
`).trimStart() : `
${lines.join(`
`)}`;
}
function ruleJson(rule) {
  let family = FAMILIES.find(({ rules }) => rules.includes(rule))?.id;
  return {
    id: rule.id,
    ...family === void 0 ? {} : { family },
    severity: rule.effects[0].severity,
    description: rule.description,
    kinds: rule.kinds,
    effects: rule.effects,
    fixable: rule.fixes !== void 0,
    ...rule.fixes === void 0 ? {} : { fixes: rule.fixes },
    ...rule.suggests === void 0 ? {} : { suggests: rule.suggests },
    options: rule.options ?? {},
    ...rule.source === void 0 ? {} : { source: rule.source },
    url: ruleUrl(rule.id)
  };
}
function ruleHead(rule) {
  let rows = rule.effects.map(
    ({ clients, severity, why }) => `| ${clients.length === CLIENTS.length ? "all" : clients.map((client) => CLIENT_NAMES[client]).join(", ")} | ${severity} | ${why} |`
  ), options = Object.entries(rule.options ?? {}).map(
    ([name, option]) => `| \`${name}\` | ${option.type} | \`${JSON.stringify(option.default)}\` | ${option.description} |`
  );
  return [
    `${rule.description}.`,
    "",
    "| client | severity | what it does |",
    "|---|---|---|",
    ...rows,
    "",
    `Applies to: ${listKinds(rule)}.`,
    ...rule.fixes === void 0 ? [] : ["", `\`--fix\`: ${rule.fixes}`],
    ...rule.suggests === void 0 ? [] : ["", `\`--fix=suggest\`: ${rule.suggests}`],
    ...options.length === 0 ? [] : ["", "| option | type | default | |", "|---|---|---|---|", ...options],
    ...rule.source === void 0 ? [] : ["", `Documented at <${rule.source}>.`]
  ].join(`
`);
}
function listKinds({ kinds, bundled }) {
  let own = kinds === "all" ? "all customizations" : kinds.map((kind) => KIND_TITLES[kind]).join(", ");
  return bundled !== void 0 ? `${own}, ${bundled === "all" ? "all texts" : "Markdown files"} of skills` : kinds === "all" ? "all files" : own;
}

export {
  chooseRules,
  rulesText,
  ruleJson,
  ruleHead
};
