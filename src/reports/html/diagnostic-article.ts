import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { ruleUrl } from '../../diagnostics/rule-url.ts';
import { maskSecrets } from '../../text/secrets/mask-secrets.ts';
import { nameCopies } from '../validation/other-paths.ts';
import { codeBlock, html, inlineCode, type Html } from './html.ts';

/**
 * A problem in a file. The page may be published: a line with a secret is not shown at all, as the rest of it may hold
 * another one.
 *
 * @param isAlone whether it is not below the name of its file, and is shown whatever severity the reader chooses
 */
export function drawDiagnostic(diagnostic: Diagnostic, isAlone = false): Html {
  const { path, severity, start, message, rule, why, hint, sourceLine = '', fix } = diagnostic;
  const copies = nameCopies(diagnostic);
  return html`<article class="${severity}${isAlone ? ' always' : ''}">
    <h3><span class="tag">${severity}</span>${inlineCode(message)}</h3>
    <p class="soft">
      ${isAlone ? html`<code>${path}</code>, ` : ''}line ${start.line}, column ${start.column} ·
      <a href="${ruleUrl(rule)}">${rule}</a>
    </p>
    ${isWithoutWords(sourceLine) || maskSecrets(sourceLine, path) !== sourceLine ? '' : codeBlock(sourceLine.slice(0, MAX_LINE_CHARACTERS))}
    ${why === undefined ? '' : html`<p>${inlineCode(why)}</p>`}
    ${hint === undefined ? '' : html`<p>${inlineCode(hint)}${fix === undefined ? '' : html` (<code>--fix</code> can do this)`}</p>`}
    ${copies === '' ? '' : html`<p>${inlineCode(copies)}</p>`}
  </article> `;
}

const MAX_LINE_CHARACTERS = 400;

/** An empty line, or the fence above a frontmatter, at which problems of a file as a whole are reported. */
function isWithoutWords(line: string): boolean {
  return /^\s*(?:-{3}\s*)?$/.test(line);
}
