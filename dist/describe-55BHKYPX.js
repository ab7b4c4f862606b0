import {
  endIdle as endIdle,
  findUnaskedModel as findUnaskedModel,
  explainFailure as explainFailure,
  writeOnce as writeOnce,
  addFiles as addFiles,
  readPullRequest as readPullRequest,
  readSubject as readSubject,
  findSection as findSection,
  mayReplaceTitle as mayReplaceTitle,
  placeSection as placeSection,
  shortDigest as shortDigest
} from "./joined-bd938c68.js";
import {
  sumRows as sumRows,
  drawRunAnnotation as drawRunAnnotation
} from "./joined-2a42ba82.js";
import {
  readGivenFiles as readGivenFiles,
  openModels as openModels
} from "./joined-2a895a02.js";
import "./joined-b6ca0868.js";
import {
  chooseGuidance as chooseGuidance,
  modelWords as modelWords
} from "./joined-c0f10e06.js";
import "./joined-c1dd7ffa.js";
import "./joined-83b8efb9.js";
import {
  loadGrammars as loadGrammars
} from "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-1c6c8fb1.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-ccd90ce9.js";
import "./joined-5ac99ec6.js";
import "./joined-95c92cf5.js";
import "./joined-570987ab.js";
import "./joined-a845ed26.js";
import {
  EXIT as EXIT
} from "./joined-e117912a.js";
import "./joined-a708f48f.js";
import "./joined-cc1d52fd.js";
import "./joined-b5655cd0.js";
import "./joined-dde26feb.js";
import "./joined-59014168.js";
import "./joined-b4da4858.js";
import "./joined-328d34d6.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  composeDescription,
  describeChange,
  drawCommitMessage,
  drawDescription,
  drawTitle
} from "./chunk-7E2SNNHO.js";
import "./chunk-3X5NOF5P.js";
import {
  chooseModels
} from "./chunk-R2MVKSPZ.js";
import "./chunk-S66D26C4.js";
import "./chunk-O73FMP6N.js";
import "./chunk-ODGQ6ULG.js";
import {
  plainMarkdown
} from "./chunk-I5F7FKLA.js";
import "./chunk-4JMAY6C4.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3HHHX4OE.js";
import "./chunk-3JZRNNWK.js";
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
  if (!pull.isOpen)
    return { kind: "kept", reason: "the pull request was closed meanwhile" };
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
    return endKept(run, found, kept);
  let choice = chooseModels(options, runner.environment);
  findUnaskedModel(run, opened, choice);
  let subject = await readSubject(run, opened), chosen = await chooseGuidance(subject, options), given = await readGivenFiles(options, { message: void 0 }), say = (sentence) => runner.log(sentence), { environment, signal } = runner, models = choice.kind === "offline" ? void 0 : await openModels(choice, options, { environment, signal, say, onReply: () => {
  }, onEstimate: say }), composed = models === void 0 ? void 0 : await composeDescription(subject, chosen, given, options, models), request = composed?.digest ?? NO_REQUEST;
  if (composed !== void 0 && found.kind === "ours" && found.key.request === request && !options.full)
    return endIdle(runner, "the description answers the same request already. With `full: true` it is written again.");
  let asking = models === void 0 || composed === void 0 ? void 0 : { models, composed }, described = await describeChange(subject, chosen, models?.grammars ?? loadGrammars(), asking), own = { serverUrl: run.event.serverUrl, repository: pull.baseRepository }, drafted = draft(described, pull, request, own), published = options.dryRun ? { kind: "kept", reason: "`dry-run` is on" } : await publishDescription({ client: run.client, number: pull.number, clock: runner.clock, signal }, drafted);
  return report(run, described, { ...drafted, published, usage: models?.meter.rows() ?? [] });
}
function endKept({ runner }, { kind }, kept) {
  let said = `Not described: ${kept}.`;
  return kind === "edited" && runner.print(drawRunAnnotation("warning", said)), { ...endIdle(runner, `${kept}.`), jobSummary: said };
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
  let message = drawCommitMessage(described), { requests, inputTokens, outputTokens, cost } = sumRows(usage), outcome = {
    outputs: {
      title: published.kind === "written" ? published.title ?? "" : "",
      "commit-message": message ?? "",
      requests: String(requests),
      "input-tokens": String(inputTokens),
      "output-tokens": String(outputTokens),
      cost: cost === void 0 ? "" : String(cost),
      conclusion: published.kind === "failed" ? "failed" : "clean"
    },
    jobSummary: [`**${modelWords(proposed)}**`, content, plainMarkdown(said)].join(`

`),
    exitCode: published.kind === "failed" ? EXIT.failed : EXIT.done
  }, text = `${proposed}

${content}
`;
  return addFiles(run, outcome, [{ name: "description.md", output: "description-file", text }]);
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
