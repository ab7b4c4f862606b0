import { SEVERITIES, type Finding, type Severity } from '../../findings/types.ts';
import { groupBy } from '../../structures/group-by.ts';
import { count } from '../count.ts';
import { escapeHtml } from '../html/html.ts';
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
  const body = [
    `<h1>Audit of commit <code>${escapeHtml(commit.slice(0, 12))}</code></h1>`,
    `<p class="verdict">${escapeHtml(verdict)}</p>`,
    severityTable(places),
    ruleTable(result.findings),
    folderTable(places),
    ...[...groupBy(result.findings, ruleOf)].map(([rule, findings], index) => ruleSection(rule, findings, index)),
    `<h2>How it was done</h2><ul>${rest.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`,
    leftOutSection(result),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Audit of ${escapeHtml(commit.slice(0, 12))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body.filter((part) => part !== '').join('\n')}
</main>
<footer>Housestyle ${escapeHtml(version)}</footer>
</body>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
footer { max-width: 70rem; margin: 2rem auto 0; padding: 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { text-align: left; padding: 0.25rem 0.75rem; border-bottom: 1px solid #8886; vertical-align: top; overflow-wrap: anywhere; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
.verdict { font-weight: 600; }
.cited { border-left: 3px solid #8886; padding-left: 0.75rem; }
summary { cursor: pointer; }
`;

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

function severityTable(places: readonly Place[]): string {
  const rows = SEVERITIES.toReversed().map(
    (severity) => [severity, places.filter((place) => place.severity === severity).length] as const,
  );
  return places.length === 0
    ? ''
    : table(
        ['Severity', 'Places'],
        rows.map(([name, number]) => [escapeHtml(name), number]),
      );
}

function ruleTable(findings: readonly Finding[]): string {
  const rows = [...groupBy(findings, ruleOf)].map(([rule, own], index) => {
    const places = own.flatMap(listPlaces);
    const source = own[0]?.guideline;
    const where = source === undefined ? '' : `<code>${escapeHtml(`${source.source}:${source.line}`)}</code>`;
    const files = new Set(places.map(({ path }) => path)).size;
    return [`<a href="#rule-${index + 1}">${escapeHtml(rule)}</a>`, where, files, places.length] as const;
  });
  return rows.length === 0 ? '' : `<h2>By rule</h2>${table(['Rule', 'Guideline', 'Files', 'Places'], rows)}`;
}

function folderTable(places: readonly Place[]): string {
  const folders = [...groupBy(places, ({ path }) => topFolders(path))]
    .map(
      ([folder, own]) =>
        [`<code>${escapeHtml(folder)}</code>`, new Set(own.map(({ path }) => path)).size, own.length] as const,
    )
    .toSorted((a, b) => b[2] - a[2]);
  const more = folders.length - MAX_FOLDERS;
  const note = more > 0 ? `<p>${count(more, 'more folder')}.</p>` : '';
  return folders.length === 0
    ? ''
    : `<h2>By folder</h2>${table(['Folder', 'Files', 'Places'], folders.slice(0, MAX_FOLDERS))}${note}`;
}

/** The first two folders of a path. */
function topFolders(path: string): string {
  const names = path.split('/').slice(0, -1).slice(0, 2);
  return names.length === 0 ? '/' : `${names.join('/')}/`;
}

function ruleSection(rule: string, findings: readonly Finding[], index: number): string {
  const places = findings.flatMap(listPlaces);
  const [first] = findings;
  const more = places.length - MAX_PLACES;
  const rows = places
    .slice(0, MAX_PLACES)
    .map(({ path, line, quote = '', severity, title }) => [
      `<code>${escapeHtml(line === undefined ? path : `${path}:${line}`)}</code>`,
      escapeHtml(severity),
      `${escapeHtml(title)}${quote.trim() === '' ? '' : `<pre>${escapeHtml(quote.trim())}</pre>`}`,
    ]);
  return [
    `<h2 id="rule-${index + 1}">${escapeHtml(rule)}</h2>`,
    first?.guideline === undefined
      ? ''
      : `<p class="cited"><code>${escapeHtml(`${first.guideline.source}:${first.guideline.line}`)}</code></p>`,
    `<details${places.length <= 20 ? ' open' : ''}><summary>${count(places.length, 'place')}</summary>`,
    table(['Place', 'Severity', 'What'], rows),
    more > 0 ? `<p>${count(more, 'more place')}: see the JSON.</p>` : '',
    '</details>',
  ].join('');
}

const MAX_LEFT_OUT = 300;

function leftOutSection({ leftOut }: ReviewResult): string {
  const rows = leftOut
    .slice(0, MAX_LEFT_OUT)
    .map(({ stage, source, reason }) => [escapeHtml(stage), `<code>${escapeHtml(source)}</code>`, escapeHtml(reason)]);
  const more = leftOut.length - MAX_LEFT_OUT;
  return leftOut.length === 0
    ? ''
    : `<h2>Left out</h2><details><summary>${count(leftOut.length, 'entry').replace(/entrys$/, 'entries')}</summary>${table(['Stage', 'What', 'Why'], rows)}${more > 0 ? `<p>${more} more: see the JSON.</p>` : ''}</details>`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = (row: readonly (string | number)[]): string =>
    row.map((cell) => (typeof cell === 'number' ? `<td class="number">${cell}</td>` : `<td>${cell}</td>`)).join('');
  return `<table><thead><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${cells(row)}</tr>`)
    .join('')}</tbody></table>`;
}
