import { SEVERITIES, type Finding, type Severity } from '../../findings/types.ts';
import { groupBy } from '../../structures/group-by.ts';
import { count } from '../count.ts';
import { codeBlock, html, inlineCode, type Html } from '../html/html.ts';
import { drawPage } from '../html/page.ts';
import { scrollTable } from '../html/scroll-table.ts';
import type { ReviewResult } from '../review/review-result.ts';
import { summarySentences } from '../review/sentences.ts';

/** Most places of a rule that the page lists. `--format json` has all of them. */
const MAX_PLACES = 500;
const MAX_FOLDERS = 30;

/**
 * Draws an audit as a page: what was found by rule and by folder, with all places. It has no script and loads nothing, so it
 * can be opened from an artifact. All texts from outside are escaped.
 */
export function auditPage(
  result: ReviewResult,
  { commit, version }: { readonly commit: string; readonly version: string },
): string {
  const [verdict, ...rest] = summarySentences(result);
  const places = result.findings.flatMap(listPlaces);
  return drawPage(
    `Audit of ${commit.slice(0, 12)}`,
    html`<header>
        <h1>Audit of commit <code>${commit.slice(0, 12)}</code></h1>
        <p class="verdict"><strong>${inlineCode(verdict)}</strong></p>
      </header>
      <main>
        ${severityTable(places)} ${ruleTable(result.findings)} ${folderTable(places)}
        ${[...groupBy(result.findings, ruleOf)].map(([rule, findings], index) => ruleSection(rule, findings, index))}
        <h2>How it was done</h2>
        <ul>
          ${rest.map((sentence) => html`<li>${inlineCode(sentence)}</li>`)}
        </ul>
        ${leftOutSection(result)}
      </main>
      <footer class="soft">Housestyle ${version}</footer>`,
  );
}

/** A finding at one of its places. */
interface Place {
  readonly path: string;
  readonly line: number | undefined;
  readonly quote: string | undefined;
  readonly severity: Severity;
  readonly title: string;
}

function listPlaces({ path, line, quote, severity, title, places = [] }: Finding): readonly Place[] {
  return [
    { path, line, quote, severity, title },
    ...places.map((place) => ({ path: place.path, line: place.line, quote: place.quote, severity, title })),
  ];
}

function ruleOf({ guideline, kind }: Finding): string {
  return guideline === undefined ? `Without a guideline: ${kind}` : guideline.text;
}

function severityTable(places: readonly Place[]): Html {
  const rows = SEVERITIES.toReversed().map(
    (severity) => [severity, places.filter((place) => place.severity === severity).length] as const,
  );
  return places.length === 0 ? html`` : scrollTable('Severities', ['Severity', 'Places'], rows);
}

function ruleTable(findings: readonly Finding[]): Html {
  const rows = [...groupBy(findings, ruleOf)].map(([rule, own], index) => {
    const places = own.flatMap(listPlaces);
    const files = new Set(places.map(({ path }) => path)).size;
    return [html`<a href="#rule-${index + 1}">${inlineCode(rule)}</a>`, nameSource(own), files, places.length] as const;
  });
  return rows.length === 0
    ? html``
    : html`<h2>By rule</h2>
        ${scrollTable('Rules', ['Rule', 'Guideline', 'Files', 'Places'], rows)}`;
}

/** The line of the guideline that findings cite. */
function nameSource([first]: readonly Finding[]): Html {
  const source = first?.guideline;
  return source === undefined ? html`` : html`<code>${source.source}:${source.line}</code>`;
}

function folderTable(places: readonly Place[]): Html {
  const folders = [...groupBy(places, ({ path }) => topFolders(path))]
    .map(
      ([folder, own]) => [html`<code>${folder}</code>`, new Set(own.map(({ path }) => path)).size, own.length] as const,
    )
    .toSorted((a, b) => b[2] - a[2]);
  const more = folders.length - MAX_FOLDERS;
  return folders.length === 0
    ? html``
    : html`<h2>By folder</h2>
        ${scrollTable('Folders', ['Folder', 'Files', 'Places'], folders.slice(0, MAX_FOLDERS))}
        ${more > 0 ? html`<p>${count(more, 'more folder')}.</p>` : ''}`;
}

/** The first two folders of a path. */
function topFolders(path: string): string {
  const names = path.split('/').slice(0, -1).slice(0, 2);
  return names.length === 0 ? '/' : `${names.join('/')}/`;
}

function ruleSection(rule: string, findings: readonly Finding[], index: number): Html {
  const places = findings.flatMap(listPlaces);
  const more = places.length - MAX_PLACES;
  const rows = places
    .slice(0, MAX_PLACES)
    .map(({ path, line, quote = '', severity, title }) => [
      html`<code>${line === undefined ? path : `${path}:${line}`}</code>`,
      severity,
      html`${inlineCode(title)}${quote.trim() === '' ? '' : codeBlock(quote.trim())}`,
    ]);
  return html`<section>
    <h2 id="rule-${index + 1}">${inlineCode(rule)}</h2>
    <p>${nameSource(findings)}</p>
    ${fold(count(places.length, 'place'), scrollTable(`Places of rule ${index + 1}`, ['Place', 'Severity', 'What'], rows), places.length <= 20)}
    ${more > 0 ? html`<p>${count(more, 'more place')}: see the JSON.</p>` : ''}
  </section>`;
}

const MAX_LEFT_OUT = 300;

function leftOutSection({ leftOut }: ReviewResult): Html {
  const rows = leftOut
    .slice(0, MAX_LEFT_OUT)
    .map(({ stage, source, reason }) => [stage, html`<code>${source}</code>`, inlineCode(reason)]);
  const more = leftOut.length - MAX_LEFT_OUT;
  const title = leftOut.length === 1 ? '1 entry' : `${leftOut.length} entries`;
  return leftOut.length === 0
    ? html``
    : html`<h2>Left out</h2>
        ${fold(title, scrollTable('Left out', ['Stage', 'What', 'Why'], rows), false)}
        ${more > 0 ? html`<p>${more} more: see the JSON.</p>` : ''}`;
}

function fold(title: string, body: Html, isOpen: boolean): Html {
  return isOpen
    ? html`<details open>
        <summary>${title}</summary>
        ${body}
      </details>`
    : html`<details>
        <summary>${title}</summary>
        ${body}
      </details>`;
}
