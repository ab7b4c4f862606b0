import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  endIdle
} from "./chunk-4XIYONDF.js";
import {
  findUnaskedModel
} from "./chunk-D4AGLZTD.js";
import {
  explainFailure,
  writeOnce
} from "./chunk-EUJHTWAT.js";
import {
  writeRunFile
} from "./chunk-LVG6PVBI.js";
import {
  readPullRequest,
  readSubject
} from "./chunk-G77HRJFH.js";
import "./chunk-BQIA5OSL.js";
import "./chunk-T6AXICC2.js";
import "./chunk-SWOV753K.js";
import {
  composeDescription,
  describeChange,
  drawCommitMessage,
  drawDescription,
  drawTitle
} from "./chunk-D45772RO.js";
import "./chunk-CU4O5UFJ.js";
import {
  findSection,
  mayReplaceTitle,
  placeSection,
  shortDigest
} from "./chunk-N4UY4NUB.js";
import "./chunk-7HDTDW6Z.js";
import "./chunk-U4AZBL6P.js";
import "./chunk-OPF5T4ST.js";
import {
  drawRunAnnotation
} from "./chunk-BMUSXAU4.js";
import "./chunk-IZ34QCGM.js";
import "./chunk-F6CHRON4.js";
import {
  sumRows
} from "./chunk-43YJBOCG.js";
import "./chunk-JNUL2SQ7.js";
import "./chunk-IIEZI4C4.js";
import "./chunk-3XSA6L7R.js";
import {
  openModels
} from "./chunk-7H6TRQ2I.js";
import {
  chooseModels
} from "./chunk-FEEVEKRC.js";
import {
  readGivenFiles
} from "./chunk-PBUM2YKC.js";
import "./chunk-5O6UCJ4D.js";
import "./chunk-4DBEX33F.js";
import {
  loadGrammars
} from "./chunk-VTZT5JCP.js";
import "./chunk-QIRV5M6I.js";
import "./chunk-5NLEPW5U.js";
import "./chunk-ODLPX25U.js";
import "./chunk-SWZFKEKQ.js";
import {
  chooseGuidance
} from "./chunk-LVWIC3LN.js";
import "./chunk-6D42FI6J.js";
import "./chunk-RQQFHKFM.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-MA7D5DEZ.js";
import "./chunk-OCBTLSKV.js";
import "./chunk-PGVBODTB.js";
import "./chunk-WTUWHTQ6.js";
import "./chunk-4S6TVO3N.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y3RNIADY.js";
import "./chunk-4NEEDHSQ.js";
import "./chunk-CHJPPWBI.js";
import "./chunk-2WYWWC7W.js";
import "./chunk-HFYXMDKJ.js";
import "./chunk-Q4MHUL5M.js";
import "./chunk-TADPVMGG.js";
import "./chunk-QEFGOETN.js";
import "./chunk-NCGRQ5CC.js";
import "./chunk-57SWCLMN.js";
import "./chunk-RNSSHOTX.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-D23DFTBF.js";
import "./chunk-ALYMNCWW.js";
import "./chunk-PQOR3JDX.js";
import "./chunk-Y52OXGU3.js";
import "./chunk-45HZ3NAA.js";
import "./chunk-2TRDI3UP.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-6KXY5V5Z.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-KBTRN4GF.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-L7YFALZN.js";
import "./chunk-RTTQB6CL.js";
import "./chunk-LV5NG2HB.js";
import "./chunk-DMS42LFY.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-3VKTWX52.js";
import "./chunk-7DNMFE75.js";
import "./chunk-4WTIEIYG.js";
import "./chunk-JWLSZ374.js";
import "./chunk-KIVLNLOV.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-DJOAN5B6.js";
import "./chunk-WXSCV52D.js";
import {
  plainMarkdown
} from "./chunk-7YGE3VN7.js";
import "./chunk-5F57RBFY.js";
import {
  logLine
} from "./chunk-NSG6FR67.js";
import "./chunk-O62SFG25.js";
import "./chunk-ZUEGVYJ4.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-2CWENVAD.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-G7JOXSWA.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-KKHC2EDL.js";
import "./chunk-LPWGHL6J.js";
import "./chunk-TUINVY7C.js";
import {
  EXIT
} from "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/github/publishing/publish-description.ts
var MAX_BODY_CHARACTERS = 65e3;
async function publishDescription(terms, draft2) {
  try {
    let pull = await terms.client.pull(terms.number), fields = draftFields(pull, draft2);
    return "kind" in fields ? fields : await write(terms, fields);
  } catch (error) {
    return explainFailure(error);
  }
}
function draftFields(pull, draft2) {
  if (pull.headSha !== draft2.headSha)
    return { kind: "kept", reason: "somebody pushed to the pull request; the run for the new commit describes it" };
  let found = findSection(pull.body), kept = explainKept(found);
  if (kept !== void 0)
    return { kind: "kept", reason: kept };
  let title = draft2.title?.from === pull.title ? draft2.title.to : void 0, body = placeSection(pull.body, found, draft2.content, title === void 0 ? withoutTitle(draft2.key) : draft2.key);
  if (body.length > MAX_BODY_CHARACTERS)
    return { kind: "kept", reason: "with the author's text, the description would be longer than GitHub accepts" };
  let isTitled = title === void 0 || title === pull.title;
  return body === pull.body && isTitled ? { kind: "unchanged" } : { ...isTitled ? {} : { title }, body };
}
function withoutTitle({ headSha, request }) {
  return { headSha, request };
}
function explainKept(found) {
  switch (found.kind) {
    case "off":
      return "the description has the line `<!-- housestyle:describe off -->`";
    case "edited":
      return `the section of the description stays as it is, because ${found.reason}. To have it written again, remove it with its marks`;
    case "none":
    case "ours":
      return;
  }
}
async function write({ client, number, ...terms }, fields) {
  return await writeOnce(
    {
      what: "the description",
      send: async () => (await client.updatePull(number, fields), !0),
      look: async () => {
        let { title, body } = await client.pull(number);
        return body === fields.body && (fields.title === void 0 || fields.title === title) ? !0 : void 0;
      }
    },
    terms
  ), { kind: "written", title: fields.title };
}

// src/commands/action/describe.ts
async function describeInAction(run) {
  let { options, runner } = run, opened = readPullRequest(run), { pull } = opened, found = findSection(pull.body), kept = explainKept(found);
  if (kept !== void 0)
    return endIdle(runner, `${kept}.`);
  let choice = chooseModels(options, runner.environment);
  findUnaskedModel(run, opened, choice);
  let subject = await readSubject(run, opened), chosen = await chooseGuidance(subject, options), given = await readGivenFiles(options, { message: void 0 }), say = (sentence) => runner.log(logLine(sentence)), { environment, signal } = runner, models = choice.kind === "offline" ? void 0 : await openModels(choice, options, { environment, signal, say, onReply: () => {
  }, onEstimate: say }), composed = models === void 0 ? void 0 : await composeDescription(subject, chosen, given, options, models), request = composed?.digest ?? NO_REQUEST;
  if (composed !== void 0 && found.kind === "ours" && found.key.request === request && !options.full)
    return endIdle(runner, "the description answers the same request already. With `full: true` it is written again.");
  let asking = models === void 0 || composed === void 0 ? void 0 : { models, composed }, described = await describeChange(subject, chosen, models?.grammars ?? loadGrammars(), asking), drafted = draft(described, pull, request), published = options.dryRun ? { kind: "kept", reason: "`dry-run` is on" } : await publishDescription({ client: run.client, number: pull.number, clock: runner.clock, signal }, drafted);
  return report(run, described, { ...drafted, published, usage: models?.meter.rows() ?? [] });
}
var NO_REQUEST = "-";
function draft(described, pull, request) {
  let proposed = drawTitle(described), title = described.written !== void 0 && mayReplaceTitle(pull, findSection(pull.body)) ? proposed : void 0, key = {
    headSha: pull.headSha,
    request,
    ...title === void 0 ? {} : { title: shortDigest(title) }
  }, isProposed = title === void 0 && described.written !== void 0 && proposed !== pull.title, content = drawDescription(described, {
    headSha: pull.headSha,
    proposedTitle: isProposed ? proposed : void 0
  });
  return {
    headSha: pull.headSha,
    content,
    key,
    title: title === void 0 ? void 0 : { from: pull.title, to: title },
    proposed
  };
}
async function report(run, described, { content, proposed, published, usage }) {
  let { runner } = run, said = explainPublished(published);
  runner.log(logLine(said)), (published.kind === "failed" || published.kind === "refused") && runner.print(drawRunAnnotation(published.kind === "failed" ? "error" : "warning", said));
  let message = drawCommitMessage(described), { requests, inputTokens, outputTokens, cost } = sumRows(usage);
  return {
    outputs: {
      title: published.kind === "written" ? published.title ?? "" : "",
      "description-file": await writeRunFile(run, "description.md", `${proposed}

${content}
`),
      "commit-message": message ?? "",
      requests: String(requests),
      "input-tokens": String(inputTokens),
      "output-tokens": String(outputTokens),
      cost: cost === void 0 ? "" : String(cost),
      conclusion: published.kind === "failed" ? "failed" : "clean"
    },
    jobSummary: [`**${plainMarkdown(proposed)}**`, content, plainMarkdown(said)].join(`

`),
    exitCode: published.kind === "failed" ? EXIT.failed : EXIT.done
  };
}
function explainPublished(published) {
  switch (published.kind) {
    case "written":
      return "The description of the pull request was written.";
    case "unchanged":
      return "The description of the pull request is up to date.";
    case "kept":
      return `The description was not written: ${published.reason}.`;
    case "refused":
    case "failed":
      return [`The description was not written: ${published.reason}.`, published.hint ?? ""].join(" ").trim();
  }
}
export {
  describeInAction
};
