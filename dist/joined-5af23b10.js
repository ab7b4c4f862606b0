import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  guidelinePieceIds,
  EDIT_NOT_READ,
  beyondComparedFiles,
  beyondFurtherReads,
  customizationSources,
  effectNotKnown,
  idleReason,
  limitReads,
  selectGuidelinesFor,
  overlayWorkspace
} from "./joined-c0f10e06.js";
import {
  compareStatements,
  statementKey,
  writeStatement,
  languageNamed,
  maskCodeSpans,
  unmaskCodeSpans,
  byPrecedence,
  CONDITION,
  EXCEPTION,
  leadInPolarity,
  limitingHeadings,
  locateText,
  plainWords,
  readDirective,
  shortTitle,
  takesBack
} from "./joined-ec575719.js";
import {
  readText
} from "./joined-1c6c8fb1.js";
import {
  identify
} from "./joined-ed214829.js";
import {
  messageOf
} from "./joined-e117912a.js";
import {
  at,
  regex,
  regexSource
} from "./joined-cc1d52fd.js";
import {
  groupBy
} from "./joined-b4da4858.js";
import {
  discoverCustomizations
} from "./chunk-S66D26C4.js";
import {
  GithubError
} from "./chunk-4JMAY6C4.js";
// src/guidelines/claims/compare.ts
function compareGuidelines(before, after) {
  let partners = pairGuidelines(before, after), taken = new Set(partners.values()), changes = before.flatMap((guideline) => {
    let partner = partners.get(guideline);
    return partner === void 0 ? [whole("removed", guideline)] : changeBetween(guideline, partner) ?? [];
  }), added = after.filter((guideline) => !taken.has(guideline)).map((guideline) => whole("added", guideline)), changed = changes.filter(({ kind }) => kind === "changed").length;
  return { changes: [...changes, ...added], unchanged: partners.size - changed };
}
function whole(kind, guideline) {
  let { name, content, filePatterns } = guideline;
  return {
    kind,
    path: content.path,
    name,
    statements: listStatements(guideline),
    filePatterns,
    files: [...guideline.appliesTo.keys()]
  };
}
function changeBetween(before, after) {
  let [own, other] = [listStatements(before), listStatements(after)], statements = { added: without(other, own), removed: without(own, other) }, filePatterns = { before: before.filePatterns, after: after.filePatterns }, files = { before: [...before.appliesTo.keys()], after: [...after.appliesTo.keys()] };
  return statements.added.length + statements.removed.length === 0 && isEqual(filePatterns) && isEqualSet(files) ? void 0 : { kind: "changed", path: after.content.path, name: after.name, statements, filePatterns, files };
}
function listStatements({ statements }) {
  return statements.map(writeStatement);
}
function without(list, other) {
  let counts = /* @__PURE__ */ new Map();
  for (let text of other)
    counts.set(text, (counts.get(text) ?? 0) + 1);
  return list.filter((text) => {
    let count2 = counts.get(text) ?? 0;
    return counts.set(text, count2 - 1), count2 <= 0;
  });
}
function isEqual({ before, after }) {
  return before.length === after.length && before.every((text, index) => text === after[index]);
}
function isEqualSet({ before, after }) {
  return without(before, after).length + without(after, before).length === 0;
}
function pairGuidelines(before, after) {
  let partners = /* @__PURE__ */ new Map(), later = groupBy(after, ({ content }) => content.path);
  for (let [path, own] of groupBy(before, ({ content }) => content.path))
    pairGuidelinesOfPath({ before: own, after: later.get(path) ?? [] }, partners);
  return partners;
}
function pairGuidelinesOfPath(all, partners) {
  let changed = pairByKeys(all, partners, (guideline) => [
    JSON.stringify([listStatements(guideline), guideline.filePatterns])
  ]), { before, after } = pairByKeys(changed, partners, listStatements), [lastBefore, lastAfter] = [before[0], after[0]];
  lastBefore !== void 0 && lastAfter !== void 0 && before.length + after.length === 2 && partners.set(lastBefore, lastAfter);
}
function pairByKeys({ before, after }, partners, keysOf) {
  let waiting = /* @__PURE__ */ new Map();
  for (let guideline of before.toReversed())
    for (let key of keysOf(guideline))
      waiting.set(key, waiting.get(key) ?? []), waiting.get(key)?.push(guideline);
  let left = after.filter((guideline) => {
    let partner = keysOf(guideline).map((key) => lastWaiting(waiting.get(key) ?? [], partners)).find((found) => found !== void 0);
    return partner !== void 0 && partners.set(partner, guideline), partner === void 0;
  });
  return { before: before.filter((guideline) => !partners.has(guideline)), after: left };
}
function lastWaiting(waiting, partners) {
  for (; ; ) {
    let last = waiting.at(-1);
    if (last === void 0 || !partners.has(last))
      return last;
    waiting.pop();
  }
}
// src/jobs/conclude/compare-guidance.ts
var MAX_CHANGED = 50;
var MAX_CHARACTERS = 2e6;
var MAX_FURTHER_READS = 50;
async function compareGuidance(subject, { guidelines, customizations, read }, settings) {
  let edited = findEdited(subject.changes.files, customizations);
  if (edited.length === 0)
    return { changes: void 0, notes: [] };
  let { repository } = subject.guidance, compared = edited.slice(0, MAX_CHANGED);
  try {
    let { contents, unread } = await readEdits(compared, subject), base = limitReads(repository, read, MAX_FURTHER_READS), head = overlayWorkspace(base.workspace, contents, "the head"), guidance = { ...subject.guidance, repository: head }, after = await discoverCustomizations(customizationSources({ guidance, changes: subject.changes }, settings)), changes = compareGuidelines(guidelines.applicable, (await selectGuidelinesFor(subject, after)).applicable), notes = [
      ...noteOn(
        edited.slice(MAX_CHANGED).map(({ path }) => path),
        beyondComparedFiles(MAX_CHANGED)
      ),
      ...noteOn(unread, EDIT_NOT_READ),
      ...noteOn([...base.refused], beyondFurtherReads(MAX_FURTHER_READS))
    ];
    return { changes, notes };
  } catch (error) {
    if (error instanceof GithubError)
      return { changes: void 0, notes: [{ source: repository.name, message: effectNotKnown(messageOf(error)) }] };
    throw error;
  }
}
function noteOn(paths, message) {
  let [source] = paths, others = paths.length - 1;
  return source === void 0 ? [] : [{ source: others === 0 ? source : `${source} and ${others} more`, message }];
}
function findEdited(files, customizations) {
  let known = /* @__PURE__ */ new Set([
    ...customizations.found.flatMap((found) => [found.path, ..."content" in found ? [found.content.path] : []]),
    ...customizations.leftOut.map(({ source }) => source)
  ]), isOne = (path) => known.has(path) || identify(path) !== void 0 || SETTINGS.test(path);
  return files.filter(({ path, previousPath }) => isOne(path) || previousPath !== void 0 && isOne(previousPath));
}
var SETTINGS = /(?:^|\/)\.vscode\/settings\.json$|\.code-workspace$/;
var NO_FILE = /* @__PURE__ */ new Set(["missing", "dangling-link", "outside", "not-a-file", "symlink-loop"]);
async function readEdits(edited, { readHead, sides }) {
  let gone = edited.flatMap(({ path, previousPath, status }) => {
    let left = status === "removed" ? path : status === "copied" ? void 0 : previousPath;
    return left === void 0 ? [] : [[left, void 0]];
  }), standing = [...new Set(edited.filter(({ status }) => status !== "removed").map(({ path }) => path))], texts = await Promise.all(standing.map(async (path) => [path, await readHead(path)])), contents = new Map(gone), unread = [], room = MAX_CHARACTERS;
  for (let [path, own] of texts) {
    let linked = own === void 0 && sides !== void 0 ? await readText(sides.head, path) : void 0;
    if (linked?.kind === "problem" && NO_FILE.has(linked.code)) {
      contents.set(path, void 0);
      continue;
    }
    let text = linked?.kind === "text" ? linked.source.text : own;
    text === void 0 || text.length > room ? (contents.delete(path), unread.push(path)) : (contents.set(path, text), room -= text.length);
  }
  return { contents, unread };
}
// src/guidelines/claims/actions.ts
var VERBS = [
  "abbreviate access add allow annotate append apply assign bypass call catch change check choose chain",
  "combine comment commit concatenate copy create declare define delete depend disable document edit",
  "employ enable expose export extend format hardcode hard-code handle ignore implement import include",
  "indent inline initialize inject install introduce keep leave log mark mix mock modify mutate name",
  "nest omit open overload override pass perform place prefix print push put query raise read rebase",
  "refactor rely remove rename return reuse run set share skip sort split squash start store suppress",
  "swallow test throw trust update use utilise utilize validate wrap write"
].flatMap((line) => line.split(" "));
var STEMS = new Set(VERBS.map(verbStem));
var SAME_AS_USE = new Set(["employ", "utilise", "utilize", "choose"].map(verbStem));
function leadingVerb(words) {
  let first = /^[a-z-]+(?= )/.exec(words)?.[0];
  return first !== void 0 && STEMS.has(verbStem(first)) ? first : void 0;
}
function readAction(words, asks) {
  let verb = leadingVerb(words) ?? (asks === "action" ? /^[a-z-]+(?= )/.exec(words)?.[0] : void 0), stem = verbStem(verb ?? "use"), object = words.slice(verb?.length ?? 0).trim();
  return { verb: SAME_AS_USE.has(stem) ? verbStem("use") : stem, object };
}
function verbStem(verb) {
  return verb.replace(/ing$/, "").replace(/e$/, "").replace(/(?<last>[b-df-hj-np-tv-z])\k<last>$/, "$<last>");
}
var ARTICLES = /(?:^|(?<= ))(?:the|an?|any|our|your|their|its) /g;
var KIND_OF_CODE = regexSource`
  (?:
    keyword|type|function|operator|method|call|statement|assertion|cast|declaration|module|package|library|macro
    |class|hook|tag|directive|annotation|decorator|expression|block|attribute
  )s?
`;
var CODE_WITH_KIND = new RegExp(`^(?:${KIND_OF_CODE} )?([\\uE000-\\uF8FF])(?: ${KIND_OF_CODE})?$`);
var CODE_LIST = /^[\uE000-\uF8FF](?:(?:, (?:and |or |nor )?| and | or | nor | ?\/ ?)[\uE000-\uF8FF])+$/;
function listThings(object, which) {
  let plain = object.replaceAll(ARTICLES, "").replaceAll(/["\u201C\u201D]/g, "").trim();
  return CODE_LIST.test(plain) ? which === "all" && / or |\//.test(plain) ? [] : [...plain.matchAll(/[\uE000-\uF8FF]/g)].map(([code]) => code) : [plain.replace(CODE_WITH_KIND, "$1")];
}
// src/guidelines/claims/claims.ts
var MAX_CHARACTERS2 = 300;
var NO_CLAIM = /\?$| \| /;
function readClaims(statements) {
  let title = findTitle(statements);
  return statements.map((statement, index) => readStatementClaims(statement, statements[index + 1], title));
}
function findTitle(statements) {
  let first = statements[0]?.headings[0];
  return first?.depth === 1 && first === statements.at(-1)?.headings[0] ? first : void 0;
}
function readStatementClaims(statement, next, title) {
  if (statement.text.length > MAX_CHARACTERS2 || NO_CLAIM.test(statement.text))
    return [];
  let scope = readScope(statement, title), { words: masked, codes } = maskCodeSpans(statement.parts);
  if (scope === void 0 || EXCEPTION.test(joinWords(statement)) || next !== void 0 && takesBack(next, codes))
    return [];
  let words = stripLabel(plainWords(masked), scope.polarity);
  return words === void 0 ? [] : directClaims(withoutExplanation(words.rest), words.polarity).filter(({ core }) => core !== "").map(({ polarity, core }) => ({ polarity, core: unmaskCodeSpans(core, codes), scope: scope.limits }));
}
var DESCRIBES_FAULTS = regex("i")`
  \b(?:
    mistakes?|pitfalls?|problems?|issues?|errors?|symptoms?|smells?|faults?|traps?|myths?|before|after|bad|wrong
    |incorrect|troubleshooting|examples?|scenarios?|questions?|checklist|optional|alternatives?
  )\b
`;
function readScope(statement, title) {
  let limits = [...limitingHeadings(statement)], headings = statement.headings.filter((heading) => heading !== title), polarity, leadIns = statement.leadIns.map(shortTitle);
  for (let words of [...headings.map((heading) => shortTitle(heading.title)), ...leadIns]) {
    let read = leadInPolarity(words);
    if (polarity = read ?? polarity, read === void 0 && DESCRIBES_FAULTS.test(words))
      return;
    words.split(/[\s,/&()]+/).some((word) => languageNamed(word) !== void 0) && limits.push(words);
  }
  return limits.push(...leadIns.filter((leadIn) => leadInPolarity(leadIn) === void 0)), { polarity, limits: [...new Set(limits.map(plainWords))].join(`
`) };
}
function joinWords({ parts }) {
  return parts.map(({ kind, value }) => kind === "words" ? value : " ").join("");
}
var LABELS = {
  forbidden: /^(?:[\u274C\uD83D\uDEAB\u26D4\u2717\u2718]\uFE0F?\s*)+(?:(?:bad|wrong|incorrect|never|avoid|don't|do not|no)\s*:\s*)?|^(?:avoid|don't|never|forbidden)\s*:\s*/u,
  required: /^(?:[\u2705\u2714\u2713]\uFE0F?\s*)+(?:(?:good|right|correct|always|prefer|do|yes)\s*:\s*)?|^(?:do|always|prefer|required)\s*:\s*/u
};
function stripLabel(words, polarity) {
  for (let labelled of ["forbidden", "required"]) {
    let label = LABELS[labelled].exec(words)?.[0];
    if (label !== void 0 && label !== "")
      return polarity !== void 0 && polarity !== labelled ? void 0 : { polarity: labelled, rest: words.slice(label.length) };
  }
  return !(readDirective(words) !== void 0 || leadingVerb(words) !== void 0) && /^[^:]{1,60}:\s/.test(words) ? void 0 : { polarity, rest: words };
}
var EXPLANATION = /(?:;|\s[-\u2013\u2014]+\s|\s\(|\.\s|,?\s(?:because|since|as it|as they|as this|so that)\s|:\s).*$/;
var EVERYWHERE = regex()`
  (?:
    \s(?:
      anywhere|everywhere|at all|at all times|ever|under any circumstances
      |in (?:any|our|this|the|all)(?: (?:entire|whole))? (?:code|codebase|project|repository|repo)
    )
  )+$
`;
function withoutExplanation(words) {
  let explanation = EXPLANATION.exec(words)?.[0] ?? "";
  return EXCEPTION.test(explanation) || CONDITION.test(explanation) ? "" : words.slice(0, words.length - explanation.length).replace(/[\s.!,:]+$/, "").replace(EVERYWHERE, "");
}
function directClaims(words, polarity) {
  let passive = passiveClaims(words);
  if (passive.length > 0)
    return polarity === "forbidden" ? [] : passive;
  let directive = readDirective(words);
  return directive !== void 0 ? directive.polarity === "required" && polarity === "forbidden" ? [] : alternatives(directive.rest, directive.polarity, directive.asks) : polarity !== void 0 ? alternatives(words, polarity, "thing") : leadingVerb(words) === void 0 ? [] : alternatives(words, "required", "action");
}
var PASSIVES = [
  {
    polarity: "forbidden",
    words: regex()`
      ^(?:(?:the )?use of |using )?(?<thing>.{1,60}?) (?:
        (?:is|are) (?:strictly |absolutely )?(?:forbidden|prohibited|banned|disallowed|not allowed|not permitted)
        |(?:must|should|may|can)(?: not|not| never) (?:ever )?be used
      )$
    `
  },
  {
    polarity: "required",
    words: /^(?:(?:the )?use of |using )?(?<thing>.{1,60}?) (?:(?:is|are) (?:strictly |always )?(?:required|mandatory)|(?:must|should) (?:always )?be used)$/
  }
];
function passiveClaims(words) {
  for (let { polarity, words: expression } of PASSIVES) {
    let thing = expression.exec(words)?.groups?.thing;
    if (thing !== void 0)
      return claimEach(polarity, `use ${thing}`, "action");
  }
  return [];
}
var INSTEAD = /^(?<own>.+?)(?:,? (?:instead of|rather than|in place of|and not)|, (?:not|never)) (?:using |the use of )?(?<other>.+)$/;
var PREFERRED = /^(?<own>.+?),? over (?:using )?(?<other>.+)$/;
var IN_FAVOUR = /^(?<own>.+?),? (?:in favou?r of) (?:using )?(?<other>.+)$/;
var LIMITED = /\b(?:for|in|when|if|on|at|with|to|unless|where|as|by|from|during|while|until|after|before)\b/;
function alternatives(words, polarity, asks) {
  let both = pairIn(words, polarity, asks), [own, other] = [both?.own, both?.other];
  if (own === void 0 || other === void 0)
    return polarity === "forbidden" && INSTEAD.test(words) ? [] : claimEach(polarity, words, asks);
  if (LIMITED.test(other) || LIMITED.test(own))
    return [];
  let denied = polarity === "required" ? "forbidden" : "required", verb = leadingVerb(own) ?? "use";
  return [...claimEach(polarity, own, asks), ...claimEach(denied, `${verb} ${other}`, "action")];
}
function pairIn(words, polarity, asks) {
  return polarity === "forbidden" ? IN_FAVOUR.exec(words)?.groups : (INSTEAD.exec(words) ?? (asks === "thing" ? PREFERRED.exec(words) : void 0))?.groups;
}
function claimEach(polarity, words, asks) {
  let action = readAction(words, asks);
  return listThings(action.object, polarity === "forbidden" ? "any" : "all").map((thing) => ({ polarity, core: thing === "" ? "" : `${action.verb} ${thing}` }));
}
// src/guidelines/claims/conflicts.ts
var MAX_CONFLICTS = 100;
var MAX_PAIRS = 1e4;
function findConflicts(guidelines) {
  let claims = guidelines.filter(({ appliesTo }) => appliesTo.size > 0).flatMap(placedClaims), demands = groupBy(firstOfEach(claims, "required"), claimKey), countShared = sharedFileCounter(), conflicts = /* @__PURE__ */ new Map();
  for (let denial of firstOfEach(claims, "forbidden"))
    for (let demand of demands.get(claimKey(denial)) ?? []) {
      let files = demand.statement === denial.statement || arePairOfExamples(demand, denial) ? 0 : countShared(demand.guideline, denial.guideline), pair = `${demand.statement.id} ${denial.statement.id}`;
      files > 0 && conflicts.size < MAX_CONFLICTS && !conflicts.has(pair) && conflicts.set(pair, { required: describePlace(demand), forbidden: describePlace(denial), files });
    }
  return [...conflicts.values()];
}
var MARK = /^[\u2705\u2714\u2713\u274C\uD83D\uDEAB\u26D4\u2717\u2718]\uFE0F?\s*/u;
function arePairOfExamples(a, b) {
  let own = (placed) => placed.statement.text.replace(MARK, "").trim(), areMarked = MARK.test(a.statement.text) && MARK.test(b.statement.text), areTogether = a.guideline.id === b.guideline.id && a.statement.headings === b.statement.headings && a.statement.leadIns.join(`
`) === b.statement.leadIns.join(`
`);
  return areMarked && areTogether && own(a) !== own(b);
}
var CLAIMS = /* @__PURE__ */ new WeakMap();
function placedClaims(guideline) {
  let claims = CLAIMS.get(guideline.statements) ?? readClaims(guideline.statements);
  return CLAIMS.set(guideline.statements, claims), guideline.statements.flatMap(
    (statement, index) => at(claims, index).map((claim) => ({ guideline, statement, claim }))
  );
}
function firstOfEach(claims, polarity) {
  let first = /* @__PURE__ */ new Map();
  for (let placed of claims.filter(({ claim }) => claim.polarity === polarity)) {
    let key = JSON.stringify([placed.guideline.id, claimKey(placed)]);
    first.has(key) || first.set(key, placed);
  }
  return [...first.values()];
}
function claimKey({ claim: { core, scope } }) {
  return JSON.stringify([core, scope]);
}
function sharedFileCounter() {
  let known = /* @__PURE__ */ new Map();
  return (a, b) => {
    let pair = `${a.id} ${b.id}`, counted = known.get(pair);
    if (counted !== void 0 || known.size === MAX_PAIRS)
      return counted ?? 0;
    let [fewer, more] = a.appliesTo.size < b.appliesTo.size ? [a.appliesTo, b.appliesTo] : [b.appliesTo, a.appliesTo], shared = [...fewer.keys()].filter((path) => more.has(path)).length;
    return known.set(pair, shared), shared;
  };
}
function describePlace({ guideline, statement }) {
  return {
    guideline: guideline.id,
    statement: statement.id,
    path: guideline.content.path,
    line: locateText(guideline.content, statement.range.start).line,
    text: statement.text
  };
}
// src/jobs/conclude/write-receipts.ts
var MAX_FILES_LISTED = 100;
function writeReceipts({ customizations, guidelines, applied }, known) {
  let isApplied = new Set(applied), findEqual = compareStatements(byPrecedence(applied)), citations = known.findings === void 0 ? void 0 : countCitations(known.findings);
  return [
    ...guidelines.decisions.map((decision) => {
      let outcome = known.agents?.get(decision.customization.path);
      return outcome === void 0 ? writeReceipt(decision, isApplied, { ...known, citations }, findEqual) : writeAgentReceipt(decision.customization, outcome, known);
    }),
    ...customizations.leftOut.map(({ folder, ...rest }) => ({
      readers: [],
      ...rest,
      ...nameFolder(folder),
      status: "left-out",
      changedFiles: 0,
      files: [],
      references: []
    }))
  ];
}
function writeAgentReceipt(customization, outcome, known) {
  let described = describeCustomization(customization);
  return outcome.kind === "idle" ? { ...described, status: "left-out", reason: outcome.reason, changedFiles: 0, files: [] } : {
    ...described,
    status: "in-force",
    changedFiles: outcome.files.length,
    files: outcome.files.slice(0, MAX_FILES_LISTED).map((path) => ({ path, by: "delegation" })),
    ...describeSent([AGENT], outcome.ledger ?? known.ledger)
  };
}
var AGENT = "agent";
function writeReceipt(decision, applied, known, findEqual) {
  let described = describeCustomization(decision.customization);
  if (decision.kind === "left-out")
    return { ...described, status: "left-out", reason: decision.reason, changedFiles: 0, files: [] };
  let { guideline } = decision, isApplied = applied.has(guideline);
  return {
    ...described,
    status: isApplied ? "in-force" : "idle",
    ...isApplied ? {} : { reason: idleReason(guideline.appliesTo.size) },
    guideline: String(guideline.id),
    statements: guideline.statements.length,
    changedFiles: guideline.appliesTo.size,
    files: listFirstFiles(guideline),
    ...describeSent(guidelinePieceIds(guideline), known.ledger),
    ...isApplied ? listRepeats(guideline, findEqual) : {},
    ...known.citations === void 0 ? {} : { cited: known.citations.ofGuidelines.get(String(guideline.id)) ?? 0 },
    ...isApplied && known.citations !== void 0 && known.checkedKeys !== void 0 ? { statementRecords: recordStatements(guideline, known.citations, known.checkedKeys) } : {}
  };
}
function listFirstFiles({ appliesTo }) {
  let files = [];
  for (let [path, by] of appliesTo) {
    if (files.length === MAX_FILES_LISTED)
      break;
    files.push({ path, by });
  }
  return files;
}
function describeCustomization({
  path,
  kind,
  level,
  folder,
  readers,
  broughtBy,
  references
}) {
  return {
    source: path,
    kind,
    level,
    ...nameFolder(folder),
    readers,
    ...broughtBy === void 0 ? {} : { broughtBy },
    references
  };
}
function nameFolder(folder) {
  return folder === void 0 || folder === "" ? {} : { folder };
}
function describeSent(pieces, ledger) {
  let entries = pieces.flatMap((piece) => ledger?.get(piece) ?? []), entry = entries.find(({ included }) => included) ?? entries[0];
  return entry === void 0 ? {} : { tokens: entry.tokens, sent: entry.included ? "whole" : "cut" };
}
function listRepeats({ statements }, findEqual) {
  let repeats = statements.flatMap((statement) => {
    let [first] = findEqual(statement);
    return first === void 0 || first.statement === statement ? [] : [{ statement: statement.id, of: first.statement.id, source: first.guideline.content.path }];
  });
  return repeats.length === 0 ? {} : { repeats };
}
function recordStatements({ content, statements }, { ofStatements }, checkedKeys) {
  return statements.flatMap((statement) => {
    let checked = checkedKeys.has(statementKey(statement)), cited = ofStatements.get(statement.id) ?? 0;
    return checked || cited > 0 ? [{ statement: statement.id, line: locateText(content, statement.offset).line, checked, cited }] : [];
  });
}
function countCitations(findings) {
  let ofGuidelines = /* @__PURE__ */ new Map(), ofStatements = /* @__PURE__ */ new Map(), add = (counts, id) => {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  };
  for (let { guideline } of findings)
    guideline !== void 0 && (add(ofGuidelines, guideline.id), guideline.statement !== void 0 && add(ofStatements, guideline.statement));
  return { ofGuidelines, ofStatements };
}

import {
  markdownTable,
  fileLink,
  modelLine
} from "./joined-c0f10e06.js";
import {
  shownPath
} from "./joined-3b15d0af.js";
import {
  oneLine
} from "./joined-5ac99ec6.js";
import {
  groupBy as groupBy2
} from "./joined-b4da4858.js";
import {
  cell,
  codeSpan
} from "./chunk-I5F7FKLA.js";
import {
  count
} from "./chunk-W24XEJI4.js";
// src/reports/guidance/receipts.ts
var READER_NAMES = {
  vscode: "VS Code",
  "github-review": "Copilot review",
  "cloud-agent": "Copilot cloud agent",
  "copilot-cli": "Copilot CLI",
  claude: "Claude Code",
  gemini: "Gemini CLI",
  "gemini-review": "Gemini Code Assist",
  codex: "Codex",
  cursor: "Cursor",
  windsurf: "Windsurf"
};
var KINDS = {
  "repository-instructions": "repository instructions",
  "path-instructions": "path instructions",
  "claude-rule": "Claude rule",
  "agents-md": "AGENTS.md",
  "claude-md": "CLAUDE.md",
  "gemini-md": "GEMINI.md",
  "review-md": "REVIEW.md",
  "setting-instructions": "setting",
  "referenced-file": "referenced file",
  agent: "agent",
  prompt: "prompt",
  command: "command",
  "output-style": "output style",
  skill: "skill",
  hooks: "hooks",
  "cursor-rule": "Cursor rule",
  "windsurf-rule": "Windsurf rule",
  "gemini-command": "Gemini command",
  "gemini-styleguide": "Gemini style guide",
  "context-file": "context file"
};
function receiptsMarkdown(receipts, target, room = Number.POSITIVE_INFINITY) {
  let inForce = receipts.filter(({ status }) => status === "in-force"), others = receipts.filter(({ status }) => status !== "in-force");
  return [
    ...markdownTable(
      ["#", "Customization", "Applies to", "Changed files", "Statements", "Prompt", "Cited"],
      inForce.map((receipt) => [
        receipt.guideline ?? "",
        drawSource(receipt, target),
        listPatterns(receipt).map(codeSpan).join(" "),
        String(receipt.changedFiles),
        `${receipt.statements ?? 0}${drawRepeats(receipt)}`,
        drawTokens(receipt),
        String(receipt.cited ?? 0)
      ]),
      room
    ),
    ...markdownTable(
      ["Does not apply", "Kind", "Read by", "Why"],
      others.map((receipt) => [
        codeSpan(receipt.source),
        nameKind(receipt),
        nameReaders(receipt),
        cell(modelLine(receipt.reason ?? ""))
      ]),
      room
    )
  ];
}
function drawSource({ source, level }, target) {
  return level === "repository" ? fileLink(source, 1, target) : codeSpan(source);
}
function drawRepeats({ repeats = [] }) {
  let own = repeats.filter(({ statement, of }) => guidelineOf(statement) === guidelineOf(of)).length, others = repeats.map(({ of }) => guidelineOf(of)).filter((id) => id !== guidelineOf(repeats[0]?.statement)), ids = [...new Set(others)], parts = [
    ...own === 0 ? [] : [`${own} repeated`],
    ...ids.length === 0 ? [] : [`${others.length} also in guideline${ids.length === 1 ? "" : "s"} ${ids.join(", ")}`]
  ];
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function guidelineOf(statement) {
  return statement?.split(".")[0];
}
function listPatterns({ files }) {
  return [...new Set(files.map(({ by }) => by))].slice(0, MAX_PATTERNS);
}
var MAX_PATTERNS = 5;
function drawTokens({ sent, tokens }) {
  return sent === void 0 ? "not asked" : sent === "whole" ? count(tokens ?? 0, "token") : `cut (${count(tokens ?? 0, "token")})`;
}
function nameKind({ kind }) {
  return kind === void 0 ? "" : KINDS[kind];
}
function nameReaders({ readers }) {
  return readers.length === 0 ? "nobody" : readers.map((reader) => READER_NAMES[reader]).join(", ");
}
var MAX_FILES = 5;
var MAX_REFERENCES = 20;
function receiptsText(receipts, paint, fileWord = "changed file") {
  let guidelines = receipts.filter(({ guideline }) => guideline !== void 0), others = receipts.filter(({ guideline }) => guideline === void 0);
  return [
    ...guidelines.length === 0 ? [] : [paint("bold", GUIDELINES)],
    ...guidelines.map((receipt) => inForceText(receipt, paint, fileWord)),
    ...others.length === 0 ? [] : [paint("bold", "Left out, with the reason")],
    ...[...groupBy2(others, likenessOf).values()].flatMap((alike) => leftOutText(alike, paint))
  ];
}
var GUIDELINES = "Guidelines: the number in prompts, the file, and what matches";
function likenessOf({ kind, reason = "" }) {
  return `${kind ?? ""}
${withoutQuotes(reason)}`;
}
function withoutQuotes(reason) {
  return reason.replaceAll(/`[^`]*`/g, "\u2026");
}
var MIN_GROUP = 3;
var MAX_NAMED = 8;
function leftOutText(alike, paint) {
  let [first] = alike, mark = paint("dim", "-");
  if (first === void 0 || alike.length < MIN_GROUP)
    return alike.map((receipt) => {
      let kind = receipt.kind === void 0 ? "" : ` (${nameKind(receipt)})`;
      return `${mark}  ${oneLine(receipt.source)}${kind}: ${oneLine(receipt.reason ?? "")}`;
    });
  let { reason = "" } = first, isSame = alike.every((receipt) => receipt.reason === reason), shown = alike.slice(0, MAX_NAMED), more = alike.length - shown.length;
  return [
    `${mark}  ${nameKind(first)}, ${alike.length} times: ${oneLine(isSame ? reason : withoutQuotes(reason))}`,
    ...shown.map((receipt) => {
      let quoted = isSame ? [] : (receipt.reason ?? "").match(/`[^`]*`/g) ?? [];
      return `     ${oneLine([receipt.source, ...quoted].join("  "))}`;
    }),
    ...more === 0 ? [] : [paint("dim", `     and ${more} more; \`--format json\` lists all`)]
  ];
}
function inForceText(receipt, paint, fileWord) {
  let folder = receipt.folder === void 0 ? "" : `  in ${oneLine(receipt.folder)}`, brought = receipt.broughtBy === void 0 ? "" : `, by ${oneLine(receipt.broughtBy)}`, prompt = receipt.sent === void 0 ? "" : `, ${drawTokens(receipt)}`;
  return [
    `${paint("bold", receipt.guideline ?? "")}  ${oneLine(receipt.source)}  ${listPatterns(receipt).map(oneLine).join(", ")}${folder}`.trimEnd(),
    `    ${nameKind(receipt)}${brought}: ${count(receipt.statements ?? 0, "statement")}${drawRepeats(receipt)}, ${count(receipt.changedFiles, fileWord)}${prompt}; read by ${nameReaders(receipt)}`,
    ...receipt.reason === void 0 ? [] : [`    ${oneLine(receipt.reason)}`],
    ...filesText(receipt),
    ...referencesText(receipt)
  ].join(`
`);
}
function referencesText({ references }) {
  let files = references.filter(({ outcome }) => outcome.kind !== "not-a-file"), lines = [...groupBy2(files, whyNotRead).values()].flatMap(
    (alike) => alike.length < MIN_GROUP ? alike.map(referenceText) : alikeText(alike)
  ), shown = lines.slice(0, MAX_REFERENCES).map((line) => `    ${oneLine(line)}`), more = lines.length - shown.length;
  return more === 0 ? shown : [...shown, `    and ${more} more references`];
}
function whyNotRead({ target, start, outcome }) {
  switch (outcome.kind) {
    case "not-followed":
      return outcome.reason;
    case "broken":
      return `broken: ${outcome.reason.replaceAll(/"[^"]*"/g, '""')}`;
    case "followed":
    case "not-a-file":
      return `${start.line}:${start.column} ${target}`;
  }
}
function alikeText(alike) {
  let [first, ...others] = alike;
  return first?.outcome.kind === "not-followed" ? [`not read, ${alike.length} times: ${first.outcome.reason} (${nameTargets(alike)})`] : first?.outcome.kind === "broken" ? [`${referenceText(first)}; the same for ${others.length} more: ${nameTargets(others)}`] : alike.map(referenceText);
}
function nameTargets(alike) {
  let more = alike.length - MAX_NAMED;
  return `${alike.slice(0, MAX_NAMED).map(({ target, start }) => `line ${start.line} ${target}`).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function filesText({ files, changedFiles }) {
  let shown = files.slice(0, MAX_FILES).map(({ path }) => shownPath(path)), more = changedFiles - shown.length;
  return shown.length === 0 ? [] : [`    for ${shown.join(", ")}${more === 0 ? "" : ` and ${more} more`}`];
}
function referenceText({ target, start, outcome }) {
  let where = `line ${start.line}: ${target}`;
  switch (outcome.kind) {
    case "followed":
      return `${where} is read too`;
    case "not-followed":
    case "not-a-file":
    case "broken":
      return `${where}: ${outcome.reason}`;
  }
}
export {
  READER_NAMES,
  compareGuidance,
  findConflicts,
  receiptsMarkdown,
  receiptsText,
  writeReceipts
};
