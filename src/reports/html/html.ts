import { showHidden } from '../../text/hidden/visible.ts';
import { splitInlineCode } from '../../text/shown/inline-code.ts';
import { printed } from '../../text/shown/printed.ts';

/** Markup that is safe to insert. Only the functions of this file make it. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | undefined | Html | readonly (string | Html)[];

/** A template in which every inserted text is escaped, and inserted `Html` is not. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    markup: pieces.map((piece, index) => piece + (index < parts.length ? insert(parts[index]) : '')).join(''),
  };
}

function insert(part: Part): string {
  if (part === undefined) {
    return '';
  }
  if (typeof part === 'string' || typeof part === 'number') {
    return escapeHtml(String(part));
  }
  return 'markup' in part
    ? part.markup
    : part.map((one) => (typeof one === 'string' ? escapeHtml(one) : one.markup)).join('');
}

/** Hidden characters are written out, and characters of markup become references. */
export function escapeHtml(text: string): string {
  return printed(showHidden(text))
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A sentence with its code between backticks as code. */
export function inlineCode(sentence: string): Html {
  return html`${splitInlineCode(sentence).map(({ kind, text }) => (kind === 'code' ? codeSpan(text) : text))}`;
}

/** Longer code may not fit on a line of a narrow window, and has to break. */
const MAX_UNBROKEN_CHARACTERS = 30;

/** Short code stays on one line, together with a full stop or comma after it. */
function codeSpan(text: string): Html {
  return text.length <= MAX_UNBROKEN_CHARACTERS ? html`<code class="short">${text}</code>` : html`<code>${text}</code>`;
}

/** Text of several lines as paragraphs, with fenced blocks as code. All other Markdown stays as it is written. */
export function paragraphs(text: string): Html {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const blocks: Html[] = [];
  let words: string[] = [];
  let code: string[] | undefined;
  let fence = '';
  const endWords = (): void => {
    const joined = words.join('\n').trim();
    if (joined !== '') {
      blocks.push(...joined.split(/\n{2,}/).map((paragraph) => html`<p>${inlineCode(paragraph)}</p>`));
    }
    words = [];
  };
  for (const line of lines) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (code === undefined && mark !== undefined) {
      endWords();
      [code, fence] = [[], mark];
    } else if (code !== undefined && mark !== undefined && mark.startsWith(fence)) {
      blocks.push(codeBlock(code.join('\n')));
      code = undefined;
    } else {
      (code ?? words).push(line);
    }
  }
  endWords();
  return html`${code === undefined ? blocks : [...blocks, codeBlock(code.join('\n'))]}`;
}

export function codeBlock(text: string): Html {
  return html`<pre tabindex="0"><code>${text}</code></pre>`;
}
