import { DIAGNOSTIC_SEVERITIES, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { ruleUrl } from '../../diagnostics/rule-url.ts';
import { groupBy } from '../../structures/group-by.ts';
import { countSeverity, describeCounts, validationSentence, type Validation } from '../validation/diagnostics.ts';
import { nameCopies, nameOtherPaths } from '../validation/other-paths.ts';
import { worstFirst } from '../validation/worst-first.ts';
import { codeBlock, html, inlineCode, type Html } from './html.ts';
import { drawPage, severityFilter } from './page.ts';
import { maskSecrets } from '../../text/secrets/mask-secrets.ts';

/** A page of more findings is no help to anybody; the JSON has all of them. */
const MAX_FINDINGS = 5_000;

/** A validation as one HTML page: the files with the worst findings first. */
export function validationHtml(validation: Validation): string {
  const { diagnostics } = validation;
  const shown = worstFirst(diagnostics).slice(0, MAX_FINDINGS);
  const files = [...groupBy(shown, ({ path }) => path)];
  const rest = diagnostics.length - shown.length;
  return drawPage(
    'Housestyle validation',
    html`<header>
        <h1>Housestyle validation</h1>
        <p class="verdict">${inlineCode(validationSentence(validation))}</p>
      </header>
      <main>
        ${severityFilter(DIAGNOSTIC_SEVERITIES.map((name) => ({ name, count: countSeverity(diagnostics, name) })))}
        ${files.map(([path, own]) => drawFile(path, own))}
        ${rest === 0 ? '' : html`<p>${rest} more are not shown; <code>--format json</code> has all of them.</p>`}
      </main> `,
  );
}

function drawFile(path: string, own: readonly Diagnostic[]): Html {
  const [first] = own;
  const others = first === undefined ? undefined : nameOtherPaths(first);
  return html`<section>
    <h2>${path}</h2>
    <p class="soft">${describeCounts(own)}${others === undefined ? '' : `; ${others}`}</p>
    ${own.toSorted((a, b) => a.start.line - b.start.line).map(drawDiagnostic)}
  </section> `;
}

/** The page may be published: a line with a secret is not shown at all, as the rest of it may hold another one. */
function drawDiagnostic(diagnostic: Diagnostic): Html {
  const { path, severity, start, message, rule, why, hint, sourceLine = '', fix } = diagnostic;
  const copies = nameCopies(diagnostic);
  return html`<article class="${severity}">
    <h3><span class="tag">${severity}</span>${inlineCode(message)}</h3>
    <p class="soft">line ${start.line}, column ${start.column} · <a href="${ruleUrl(rule)}">${rule}</a></p>
    ${sourceLine.trim() === '' || maskSecrets(sourceLine, path) !== sourceLine ? '' : codeBlock(sourceLine.slice(0, MAX_LINE_CHARACTERS))}
    ${why === undefined ? '' : html`<p>${inlineCode(why)}</p>`}
    ${hint === undefined ? '' : html`<p>${inlineCode(hint)}${fix === undefined ? '' : html` (<code>--fix</code> can do this)`}</p>`}
    ${copies === '' ? '' : html`<p>${inlineCode(copies)}</p>`}
  </article> `;
}

const MAX_LINE_CHARACTERS = 400;
