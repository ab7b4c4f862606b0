import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  endIdle
} from "./chunk-VJTQPRCK.js";
import {
  explainFailure,
  writeOnce
} from "./chunk-ECWPAPZW.js";
import {
  findUnaskedModel
} from "./chunk-DHHIY5E4.js";
import {
  writeRunFile
} from "./chunk-F4OSRRLG.js";
import {
  readPullRequest,
  readSubject
} from "./chunk-27MIRCAG.js";
import "./chunk-AG5GAM7O.js";
import "./chunk-T6AXICC2.js";
import "./chunk-EF6VL3MV.js";
import {
  composeDescription,
  describeChange,
  drawCommitMessage,
  drawDescription,
  drawTitle
} from "./chunk-TKZMJBW4.js";
import "./chunk-W7JK5FCH.js";
import {
  findSection,
  mayReplaceTitle,
  placeSection,
  shortDigest
} from "./chunk-N4UY4NUB.js";
import "./chunk-VZ7BIA5E.js";
import "./chunk-BS6LXEDF.js";
import {
  readGivenFiles
} from "./chunk-UQVU7EYG.js";
import "./chunk-TK77RG4V.js";
import "./chunk-OJSFDXFG.js";
import "./chunk-NSOKAURO.js";
import "./chunk-43QQWBQS.js";
import "./chunk-2QY7HYLD.js";
import "./chunk-LOCZYTHQ.js";
import {
  drawRunAnnotation
} from "./chunk-MKABJW2N.js";
import "./chunk-MS236E4P.js";
import {
  sumRows
} from "./chunk-YVLBJKIK.js";
import "./chunk-2XM5XSR5.js";
import {
  openModels
} from "./chunk-EDFUTCGS.js";
import {
  chooseModels
} from "./chunk-U6GFRQ4N.js";
import "./chunk-VV3ZAENO.js";
import "./chunk-S2S4P4FF.js";
import {
  loadGrammars
} from "./chunk-ISR5O44F.js";
import "./chunk-C7DQHY5N.js";
import {
  chooseGuidance
} from "./chunk-UT6R2KNG.js";
import "./chunk-H334AYWV.js";
import "./chunk-H3DMHK6Q.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-FOFNBJXY.js";
import "./chunk-CELQ7IYB.js";
import "./chunk-44RX5SR4.js";
import "./chunk-PGVBODTB.js";
import "./chunk-2QLKO3UF.js";
import "./chunk-GPIRI7FZ.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y4QFJIH7.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import "./chunk-DGKTSC4J.js";
import "./chunk-TADPVMGG.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-PZBY2WVG.js";
import "./chunk-ODLPX25U.js";
import "./chunk-CNAQAQ64.js";
import "./chunk-LMEUCCDG.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-NH65WWPR.js";
import "./chunk-6FTFIEZW.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-4IQHS3YO.js";
import "./chunk-M7NW6T4V.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-QEFGOETN.js";
import "./chunk-2OI6KSDN.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-W5B2CJSD.js";
import "./chunk-6FVOEECV.js";
import "./chunk-YDCA3GX4.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-666BTPVF.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-D23DFTBF.js";
import "./chunk-TORMVVI2.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-44GI7GBL.js";
import "./chunk-5DYC7J3K.js";
import "./chunk-5N6IQUCW.js";
import "./chunk-QR67FW35.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-P77ASF6X.js";
import "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-WXSCV52D.js";
import {
  plainMarkdown
} from "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-O62SFG25.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-ZUEGVYJ4.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-2CWENVAD.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-G7JOXSWA.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-DMS42LFY.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-S2A2SQY5.js";
import {
  EXIT
} from "./chunk-PI7WXFM3.js";
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
  let subject = await readSubject(run, opened), chosen = await chooseGuidance(subject, options), given = await readGivenFiles(options, { message: void 0 }), say = (sentence) => runner.log(sentence), { environment, signal } = runner, models = choice.kind === "offline" ? void 0 : await openModels(choice, options, { environment, signal, say, onReply: () => {
  }, onEstimate: say }), composed = models === void 0 ? void 0 : await composeDescription(subject, chosen, given, options, models), request = composed?.digest ?? NO_REQUEST;
  if (composed !== void 0 && found.kind === "ours" && found.key.request === request && !options.full)
    return endIdle(runner, "the description answers the same request already. With `full: true` it is written again.");
  let asking = models === void 0 || composed === void 0 ? void 0 : { models, composed }, described = await describeChange(subject, chosen, models?.grammars ?? loadGrammars(), asking), own = { serverUrl: run.event.serverUrl, repository: pull.baseRepository }, drafted = draft(described, pull, request, own), published = options.dryRun ? { kind: "kept", reason: "`dry-run` is on" } : await publishDescription({ client: run.client, number: pull.number, clock: runner.clock, signal }, drafted);
  return report(run, described, { ...drafted, published, usage: models?.meter.rows() ?? [] });
}
var NO_REQUEST = "-";
function draft(described, pull, request, own) {
  let proposed = drawTitle(described), title = described.written !== void 0 && mayReplaceTitle(pull, findSection(pull.body)) ? proposed : void 0, key = {
    headSha: pull.headSha,
    request,
    ...title === void 0 ? {} : { title: shortDigest(title) }
  }, isProposed = title === void 0 && described.written !== void 0 && proposed !== pull.title, content = drawDescription(described, {
    headSha: pull.headSha,
    proposedTitle: isProposed ? proposed : void 0,
    own
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
  runner.log(said), (published.kind === "failed" || published.kind === "refused") && runner.print(drawRunAnnotation(published.kind === "failed" ? "error" : "warning", said));
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
