import { writeCount } from '../../text/shown/write-count.ts';
import { digest } from '../../text/bytes/digest.ts';
import { html, type Html } from './html.ts';

/**
 * One page that loads nothing and runs nothing: no script at all, and one style, allowed by its hash. So text that would
 * get through the escaping could not act either. Showing only one severity is done by the style.
 */
export function drawPage(title: string, body: Html): string {
  const policy = `default-src 'none'; style-src '${hashOf(STYLE)}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
${html`<title>${title}</title>`.markup}
<style>${STYLE}</style>
</head>
<body>
${body.markup}
</body>
</html>
`;
}

function hashOf(text: string): string {
  return `sha256-${digest('sha256', text, 'base64')}`;
}

/** A choice of one severity, as radio buttons whose state the style reads. It must come before what it filters. */
export function severityFilter(severities: readonly { readonly name: string; readonly count: number }[]): Html {
  const total = severities.reduce((sum, { count }) => sum + count, 0);
  const shown = severities.filter(({ count }) => count > 0);
  if (shown.length < 2) {
    return html``;
  }
  return html`<fieldset class="filter">
    <legend>Show</legend>
    <label><input type="radio" name="severity" value="all" checked />all ${writeCount(total)}</label>
    ${shown.map(
      ({ name, count }) => html`<label><input type="radio" name="severity" value="${name}" />${name} ${count}</label> `,
    )}
  </fieldset>`;
}

const STYLE = `
:root{color-scheme:light dark;--ink:#1f2328;--soft:#59636e;--line:#d1d9e0;--paper:#fff;--tint:#f6f8fa;--link:#0550ae;--high:#c02024;--medium:#8a5a00;--low:#0550ae}
@media(prefers-color-scheme:dark){:root{--ink:#e6edf3;--soft:#9da7b3;--line:#3d444d;--paper:#0d1117;--tint:#161b22;--link:#79b8ff;--high:#ff9492;--medium:#e3b341;--low:#79b8ff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:1.5rem 1rem 4rem;font:15px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
h1{font-size:1.4rem;margin:0 0 .25rem}
h2{font-size:1.1rem;margin:2rem 0 .5rem;padding-bottom:.25rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:0}
p{margin:.4rem 0}
a{color:var(--link)}
code,pre{font:.86em/1.5 ui-monospace,monospace;background:var(--tint);border-radius:4px}
code{padding:.1em .3em;display:inline-block;max-width:100%}
code.short{display:inline;white-space:nowrap}
pre{padding:.6rem .8rem;overflow:auto;border:1px solid var(--line)}
pre code{display:inline;padding:0;background:none;font-size:1em;overflow-wrap:normal}
.soft{color:var(--soft)}
.verdict{font-size:1.05rem}
article{border:1px solid var(--line);border-left:4px solid var(--low);border-radius:6px;padding:.7rem .9rem;margin:.8rem 0}
article.high,article.error{border-left-color:var(--high)}
article.medium,article.warning{border-left-color:var(--medium)}
.tag{font-size:.8rem;font-weight:600;margin-right:.5rem;color:var(--low)}
.high>*>.tag,.error>*>.tag{color:var(--high)}
.medium>*>.tag,.warning>*>.tag{color:var(--medium)}
blockquote{margin:.5rem 0;padding-left:.8rem;border-left:3px solid var(--line);color:var(--soft)}
table{border-collapse:collapse;width:100%;font-size:.93em}
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem .3rem 0;border-bottom:1px solid var(--line)}
th{overflow-wrap:normal}
td:has(>code),td:has(pre){min-width:8rem}
th.number,td.number{text-align:right;font-variant-numeric:tabular-nums}
.scroll{overflow-x:auto}
details{margin:.8rem 0}
summary{cursor:pointer;font-weight:600}
.filter{border:0;margin:1.5rem 0 0;padding:0;display:flex;gap:1rem;flex-wrap:wrap}
.filter legend{float:left;padding:0;margin-right:1rem;color:var(--soft)}
.filter label{cursor:pointer}
.filter input{margin:0 .4rem 0 0}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
${['high', 'medium', 'low', 'error', 'warning', 'info']
  .map(
    (name) =>
      `body:has(.filter input[value=${name}]:checked) :is(article,section:has(article:not(.always)):not(:has(article.${name}))):not(.${name},.always)`,
  )
  .join(',')}{display:none}
@media print{.filter{display:none}article{break-inside:avoid}}
`;
