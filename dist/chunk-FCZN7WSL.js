import {
  countSeverity as countSeverity,
  describeCountsOfFile as describeCountsOfFile,
  validationSentence as validationSentence,
  worstFirst as worstFirst
} from "./joined-133c8eb8.js";
import {
  drawDiagnostic as drawDiagnostic,
  drawPage as drawPage,
  html as html,
  inlineCode as inlineCode,
  severityFilter as severityFilter
} from "./joined-2a42ba82.js";
import {
  nameOtherPaths as nameOtherPaths
} from "./joined-c1dd7ffa.js";
import {
  DIAGNOSTIC_SEVERITIES as DIAGNOSTIC_SEVERITIES
} from "./joined-1c6c8fb1.js";
import {
  writeCount as writeCount
} from "./joined-5ac99ec6.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/reports/html/validation-html.ts
var MAX_FINDINGS = 5e3;
function validationHtml(validation) {
  let { diagnostics } = validation, shown = worstFirst(diagnostics).slice(0, MAX_FINDINGS), files = [...groupBy(shown, ({ path }) => path)], rest = diagnostics.length - shown.length;
  return drawPage(
    "Housestyle validation",
    html`<header>
        <h1>Housestyle validation</h1>
        <p class="verdict">${inlineCode(validationSentence(validation))}</p>
      </header>
      <main>
        ${severityFilter(DIAGNOSTIC_SEVERITIES.map((name) => ({ name, count: countSeverity(diagnostics, name) })))}
        ${files.map(([path, own]) => drawFile(path, own))}
        ${rest === 0 ? "" : html`<p>${writeCount(rest)} more are not shown; <code>--format json</code> has all of them.</p>`}
      </main> `
  );
}
function drawFile(path, own) {
  let [first] = own, others = first === void 0 ? void 0 : nameOtherPaths(first);
  return html`<section>
    <h2>${path}</h2>
    <p class="soft">${describeCountsOfFile(own)}${others === void 0 ? "" : `; ${others}`}</p>
    ${own.toSorted((a, b) => a.start.line - b.start.line).map((one) => drawDiagnostic(one))}
  </section> `;
}

export {
  validationHtml
};
