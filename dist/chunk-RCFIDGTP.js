import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  pathsWithin
} from "./chunk-WYUODZUX.js";
import {
  diagnosticAnnotations,
  drawAnnotations,
  validateFailOn
} from "./chunk-7AA5WQ6H.js";
import {
  drawDiagnostic
} from "./chunk-LFJKOOCN.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  discoverCustomizations
} from "./chunk-PHPH5TZI.js";
import {
  diagnosticJson,
  localGuidance,
  openFolder,
  readOptionsOf
} from "./chunk-TZP7CHZ7.js";
import {
  codeSpan,
  plainMarkdown
} from "./chunk-NDK427LB.js";
import {
  EXIT
} from "./chunk-7BEF2JZ2.js";

// src/jobs/validate.ts
async function validateCustomizations(guidance, { compatibility, workspaceFolders }, paths) {
  let { found, leftOut, problems } = await discoverCustomizations({
    ...guidance,
    compatibility,
    workspaceFolders,
    extent: "all"
  }), files = /* @__PURE__ */ new Set([
    ...found.flatMap((customization) => [
      customization.path,
      ..."content" in customization ? [customization.content.path] : []
    ]),
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
  let { root, workspace } = await openFolder(line.repo), options = await readOptionsOf(line, workspace), failOn = validateFailOn(options), guidance = await localGuidance(workspace, workspace, options, line.userFolder), validation = await validateCustomizations(guidance, options, await pathsWithin(root, line.operands));
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
