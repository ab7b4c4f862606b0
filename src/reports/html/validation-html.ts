import { writeCount } from '../../text/shown/write-count.ts';
import { DIAGNOSTIC_SEVERITIES, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../structures/group-by.ts';
import { countSeverity, describeCountsOfFile, validationSentence, type Validation } from '../validation/diagnostics.ts';
import { nameOtherPaths } from '../validation/other-paths.ts';
import { worstFirst } from '../validation/worst-first.ts';
import { drawDiagnostic } from './diagnostic-article.ts';
import { html, inlineCode, type Html } from './html.ts';
import { drawPage, severityFilter } from './page.ts';

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
        ${rest === 0 ? '' : html`<p>${writeCount(rest)} more are not shown; <code>--format json</code> has all of them.</p>`}
      </main> `,
  );
}

function drawFile(path: string, own: readonly Diagnostic[]): Html {
  const [first] = own;
  const others = first === undefined ? undefined : nameOtherPaths(first);
  return html`<section>
    <h2>${path}</h2>
    <p class="soft">${describeCountsOfFile(own)}${others === undefined ? '' : `; ${others}`}</p>
    ${own.toSorted((a, b) => a.start.line - b.start.line).map((one) => drawDiagnostic(one))}
  </section> `;
}
