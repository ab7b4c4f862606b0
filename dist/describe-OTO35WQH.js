import "./joined-bd938c68.js";
import {
  refuseForeignServer as refuseForeignServer
} from "./joined-c97ace4c.js";
import {
  sumRows as sumRows,
  terminalTerms as terminalTerms
} from "./joined-2a42ba82.js";
import {
  readGivenFiles as readGivenFiles,
  openModels as openModels
} from "./joined-2a895a02.js";
import "./joined-b6ca0868.js";
import {
  chooseGuidance as chooseGuidance
} from "./joined-c0f10e06.js";
import {
  withChange as withChange
} from "./joined-54af6f11.js";
import "./joined-83b8efb9.js";
import {
  loadGrammars as loadGrammars
} from "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-05017b85.js";
import {
  jsonText as jsonText
} from "./joined-1c6c8fb1.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-ccd90ce9.js";
import "./joined-a845ed26.js";
import "./joined-5ac99ec6.js";
import "./joined-570987ab.js";
import {
  EXIT as EXIT
} from "./joined-e117912a.js";
import "./joined-dde26feb.js";
import "./joined-cc1d52fd.js";
import "./joined-b5655cd0.js";
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
  terminalMarkdown
} from "./chunk-A6ILNAC2.js";
import "./chunk-UBCURDRE.js";
import "./chunk-3Y73TVZE.js";
import {
  chooseModels,
  unaskedModelError
} from "./chunk-R2MVKSPZ.js";
import "./chunk-S66D26C4.js";
import "./chunk-O73FMP6N.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";

// src/reports/describe/description-json.ts
function descriptionJson({ outline, written, notes }, { title, body, commitMessage }, usage) {
  let { requests, inputTokens, outputTokens, cost } = sumRows(usage);
  return {
    title,
    description: body,
    commitMessage: commitMessage ?? null,
    model: written?.by ?? null,
    groups: outline.groups.map(({ folder, files }) => ({
      folder: folder ?? null,
      files: files.map(({ path, previousPath, status, additions, deletions }) => ({
        path,
        ...previousPath === void 0 ? {} : { previousPath },
        status,
        additions,
        deletions
      }))
    })),
    exports: outline.exports,
    uncompared: outline.uncompared,
    notes,
    usage: { requests, inputTokens, outputTokens, cost: cost ?? null }
  };
}

// src/commands/describe.ts
function runDescribe(line, terminal) {
  return withChange(line, terminal, (opened) => describeOpened(opened, line, terminal));
}
async function describeOpened({ subject, options }, line, terminal) {
  refuseForeignServer(line, options, terminal);
  let choice = chooseModels(options, terminal.environment);
  if (choice.kind === "offline" && choice.unaskedModel !== void 0)
    throw unaskedModelError(choice.unaskedModel);
  if (line.format !== "json" && subject.changes.files.length === 0 && subject.changes.leftOut.length === 0)
    return terminal.say("Nothing to describe: the change has no file."), EXIT.done;
  let given = await readGivenFiles(options, line), chosen = await chooseGuidance(subject, options), models = choice.kind === "offline" ? void 0 : await openModels(choice, options, terminalTerms(terminal)), asking = models === void 0 ? void 0 : { models, composed: await composeDescription(subject, chosen, given, options, models) }, described = await describeChange(subject, chosen, models?.grammars ?? loadGrammars(), asking);
  options.commitMessage && asking === void 0 && terminal.say("Without a model there is no commit message. Set `--model` and a key."), described.notes.forEach((note) => terminal.say(`Note: ${note}.`));
  let title = drawTitle(described), body = drawDescription(described, { headSha: void 0, proposedTitle: void 0 }), commitMessage = drawCommitMessage(described);
  return await terminal.print(
    line.format === "json" ? jsonText(descriptionJson(described, { title, body, commitMessage }, models?.meter.rows() ?? [])) : drawForReading(`${title}

${body}
`, line, terminal)
  ), EXIT.done;
}
function drawForReading(text, line, terminal) {
  let { paint, columns } = terminal;
  return columns === void 0 || line.format !== void 0 ? text : (terminal.say("Shown for reading; `--format markdown` prints the Markdown to paste."), terminalMarkdown(text, paint, columns));
}
export {
  runDescribe
};
