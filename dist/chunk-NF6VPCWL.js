import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  pathsWithin
} from "./chunk-24YHQTCX.js";
import {
  diagnosticAnnotations,
  drawAnnotations,
  validateFailOn
} from "./chunk-VTVKLXYE.js";
import {
  codeSpan,
  plainMarkdown
} from "./chunk-K7R6RJNE.js";
import {
  drawDiagnostic
} from "./chunk-SMHOK35U.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  discoverCustomizations
} from "./chunk-DCMFRACS.js";
import {
  diagnosticJson,
  openFolder,
  readOptionsOf
} from "./chunk-QXY7ALIW.js";
import {
  EXIT
} from "./chunk-7BEF2JZ2.js";

// src/jobs/validate.ts
async function validateCustomizations(workspace, paths) {
  let { found, leftOut, problems } = await discoverCustomizations(workspace), files = /* @__PURE__ */ new Set([
    ...found.map((customization) => customization.content.path),
    ...leftOut.map((entry) => entry.source),
    ...problems.map((problem) => problem.path)
  ]), isWanted = (path) => paths.length === 0 || paths.some((wanted) => wanted === "" || path === wanted || path.startsWith(`${wanted}/`));
  return {
    diagnostics: problems.filter((problem) => isWanted(problem.path)),
    files: [...files].filter(isWanted).length
  };
}

// src/reports/diagnostics.ts
function validationJson({ diagnostics, files }) {
  return {
    diagnostics: diagnostics.map(diagnosticJson),
    files,
    errors: countOf(diagnostics, "error"),
    warnings: countOf(diagnostics, "warning"),
    fixable: 0
  };
}
function validationText(validation, paint) {
  return `${[...validation.diagnostics.map((diagnostic) => drawDiagnostic(diagnostic, paint)), validationSentence(validation)].join(`

`)}
`;
}
function validationMarkdown(validation) {
  let rows = validation.diagnostics.map(
    (problem) => `- ${problem.severity} ${codeSpan(`${problem.path}:${problem.start.line}:${problem.start.column}`)} ${plainMarkdown(problem.message)} (${codeSpan(problem.rule)})`
  );
  return `${["## Housestyle validation", validationSentence(validation), rows.join(`
`)].filter((part) => part !== "").join(`

`)}
`;
}
function validationCommands(validation) {
  let { lines, notShown } = drawAnnotations(diagnosticAnnotations(validation.diagnostics)), rest = notShown === 0 ? [] : [`${notShown} more are not shown as annotations.`];
  return `${[...lines, ...rest, validationSentence(validation)].join(`
`)}
`;
}
function validationSentence({ diagnostics, files }) {
  return files === 0 && diagnostics.length === 0 ? "No instruction files found: looked for .github/copilot-instructions.md, .github/instructions/**/*.instructions.md and .vscode/settings.json." : `${count(files, "file")}: ${count(countOf(diagnostics, "error"), "error")}, ${count(countOf(diagnostics, "warning"), "warning")}.`;
}
function countOf(diagnostics, severity) {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}

// src/commands/validate.ts
async function runValidate(line, terminal) {
  let { root, workspace } = await openFolder(line.repo), options = await readOptionsOf(line, workspace), failOn = validateFailOn(options), validation = await validateCustomizations(workspace, await pathsWithin(root, line.operands));
  return await terminal.print(drawValidation(validation, line.format ?? "text", terminal.paint)), validationFails(validation, failOn) ? EXIT.problems : EXIT.done;
}
function drawValidation(validation, format, paint) {
  switch (format) {
    case "json":
      return `${JSON.stringify(validationJson(validation), void 0, 2)}
`;
    case "markdown":
      return validationMarkdown(validation);
    case "github":
      return validationCommands(validation);
    default:
      return validationText(validation, paint);
  }
}
function validationFails({ diagnostics }, failOn) {
  let errors = countOf(diagnostics, "error");
  return failOn !== "never" && (errors > 0 || failOn === "warning" && countOf(diagnostics, "warning") > 0);
}

export {
  validateCustomizations,
  validationMarkdown,
  validationCommands,
  countOf,
  runValidate,
  validationFails
};
