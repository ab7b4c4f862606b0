import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  saysFixed
} from "./chunk-P5EFAH4Q.js";
import {
  fingerprintsIn,
  identityIn,
  placeKeysIn
} from "./chunk-RB4WZEA5.js";
import {
  FINDING_KINDS,
  SEVERITIES
} from "./chunk-AD52CFGC.js";

// src/reports/review/read-finding-comment.ts
function readFindingComment(body, place) {
  let fingerprints = fingerprintsIn(body);
  if (fingerprints.length === 0)
    return;
  let identity = identityIn(body), placeKeys = placeKeysIn(body), { title, text } = readWords(body), { path, side = "RIGHT", line, startLine, originalLine, isOutdated } = place;
  return {
    fingerprints,
    ...placeKeys.some((key) => key !== void 0) ? { placeKeys } : {},
    path,
    side,
    ...line === void 0 ? {} : { line },
    ...startLine === void 0 ? {} : { startLine },
    ...originalLine === void 0 ? {} : { lastLine: originalLine },
    isOutdated,
    ...identity === void 0 ? {} : { identity },
    title,
    body: text
  };
}
var HEAD = /^\*\*(.*)\*\* \([a-z]+, [a-z]+\)$/, MARKER_LINE = /^<!-- housestyle:.* -->$/;
function readWords(body) {
  let lines = body.replaceAll("\u200B", "").trim().split(/\r?\n/), head = lines.findIndex((line) => HEAD.test(line)), below = lines.slice(head + 1), end = below.findIndex((line) => line.startsWith("> ") || MARKER_LINE.test(line)), text = below.slice(0, end === -1 ? void 0 : end).join(`
`);
  return { title: HEAD.exec(lines[head] ?? "")?.[1] ?? "", text: text.trim() };
}

// src/github/publishing/own-threads.ts
function findOwnThreads(rows, accounts) {
  return rows.flatMap((row) => readOwnThread(row, accounts) ?? []).toSorted((one, other) => one.comment - other.comment);
}
function readOwnThread(row, accounts) {
  let { opener } = row, finding = accounts.isOurs(opener) ? readFindingComment(opener.body, row) : void 0;
  if (finding === void 0)
    return;
  let { resolution } = row;
  return {
    ...row.id === void 0 ? {} : { threadId: row.id },
    comment: opener.id,
    ...opener.nodeId === void 0 ? {} : { nodeId: opener.nodeId },
    author: opener.author,
    url: opener.url,
    ...opener.commit === void 0 ? {} : { commit: opener.commit },
    text: opener.body,
    finding,
    ...readRank(opener.body),
    ...resolution === void 0 ? {} : { resolved: whoResolved(resolution, opener) },
    ...resolution?.by === void 0 ? {} : { resolvedBy: resolution.by },
    ...opener.hiddenAs === void 0 ? {} : { hiddenAs: opener.hiddenAs },
    saysFixed: saysFixed(opener.body),
    thumbsDownBy: row.thumbsDownBy,
    ...row.thumbsUpBy === void 0 ? {} : { thumbsUpBy: row.thumbsUpBy },
    replies: row.replies.map((reply) => readReply(reply, accounts))
  };
}
function whoResolved({ isResolved, by }, opener) {
  return isResolved ? by?.replace(/\[bot\]$/, "") === opener.author.replace(/\[bot\]$/, "") ? "by us" : "by a person" : "no";
}
function readReply({ id, author, isBot, isMember, body }, accounts) {
  let isAuthor = author !== "" && author === accounts.author, role = isMember ? "member" : isAuthor ? "author" : void 0;
  return { id, author, isBot, ...role === void 0 ? {} : { role }, body };
}
function readRank(text) {
  let [, said, family] = /^\*\*.*\*\* \((\w+), (\w+)\)/m.exec(text) ?? [], severity = SEVERITIES.find((one) => one === said), kind = FINDING_KINDS.find((one) => one === family);
  return { ...severity === void 0 ? {} : { severity }, ...kind === void 0 ? {} : { kind } };
}

// src/github/publishing/life/dismissals.ts
function findDismissal(thread, { author, isAuthorMember }, downvotes) {
  if (thread.resolved === "by a person") {
    let isOfAuthor = thread.resolvedBy !== void 0 && thread.resolvedBy === author && !isAuthorMember;
    return { reason: `${thread.resolvedBy ?? "a person"} resolved its thread`, ...isOfAuthor ? { byAuthorOnly: !0 } : {} };
  }
  return thread.hiddenAs !== void 0 && !isOurReason(thread.hiddenAs) ? { reason: "a person hid its comment" } : downvotes.get(thread.comment) ?? findRefusal(thread.replies);
}
function isOurReason(reason) {
  return reason === "resolved" || reason === "outdated" || reason === "duplicate";
}
function findRefusal(replies) {
  let said = replies.filter(({ role, isBot, body }) => role !== void 0 && !isBot && refuses(body)), byMember = said.find(({ role }) => role === "member"), reply = byMember ?? said[0];
  return reply === void 0 ? void 0 : {
    reason: `${reply.author} answered that it is not to be fixed`,
    ...byMember === void 0 ? { byAuthorOnly: !0 } : {}
  };
}
var REFUSALS = /\b(?:won['’]?t[ -]?fix|will not fix|not (?:an?|really an?) (?:issue|problem|bug)|false positive|(?:by|as) design(?:ed)?|(?:works )?as intended|intentional(?:ly)?|on purpose)\b/gi, NEGATION = /\b(?:not|isn['’]?t|wasn['’]?t|never|no|hardly|don['’]?t think (?:it|this|that) is)\s+(?:an? |the |really |at all )*$/i, MAX_CHARACTERS = 4e3;
function refuses(body) {
  return (body.slice(0, MAX_CHARACTERS).replaceAll(/<!--[\s\S]*?(?:-->|$)/g, " ").replaceAll(/```[\s\S]*?(?:```|$)/g, " ").replaceAll(/`[^`\n]*`/g, " ").replaceAll(/^\s*>.*$/gm, " ").match(/[^.!?\n]+[.!?]*/g) ?? []).filter((sentence) => !sentence.trimEnd().endsWith("?")).some((sentence) => [...sentence.matchAll(REFUSALS)].some(({ index }) => !NEGATION.test(sentence.slice(0, index))));
}

export {
  findDismissal,
  refuses,
  findOwnThreads
};
