/**
 * Blanks out the text that readers of a page see, between its tags and outside of braces and of `<% %>` and `<? ?>`, in which
 * components and templates insert code. What an open brace or tag leaves undecided stays.
 *
 * @param text a page or component without its comments and scripts
 */
export function blankRunningText(text: string): string {
  const kept: string[] = [];
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const sign = text.charAt(at);
    const end =
      sign === '{'
        ? endOfBraces(text, at)
        : sign === '<' && /^[%?]/.test(text.charAt(at + 1))
          ? endOfCode(text, at)
          : sign === '<' && /^[A-Za-z/!]/.test(text.charAt(at + 1))
            ? endOfTag(text, at)
            : at;
    if (end > at) {
      kept.push(text.slice(from, at).replaceAll(/[^\n]/g, ' '), text.slice(at, end));
      from = end;
    }
    at = Math.max(end, at + 1);
  }
  kept.push(text.slice(from).replaceAll(/[^\n]/g, ' '));
  return kept.join('');
}

function endOfBraces(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    if (depth === 0) {
      return at + 1;
    }
  }
  return text.length;
}

/** The offset after the code of a template: `<%= a > b %>`. */
function endOfCode(text: string, start: number): number {
  const end = text.indexOf(`${text.charAt(start + 1)}>`, start + 2);
  return end < 0 ? text.length : end + 2;
}

/** The offset after a tag. What stands in a `<style>` belongs to it. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== '') {
      quote = sign === quote ? '' : quote;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
    } else if (sign === '{') {
      at = endOfBraces(text, at) - 1;
    } else if (sign === '>') {
      const close = /^<style[\s>]/i.test(text.slice(start, start + 7)) ? text.indexOf('>', endOfStyle(text, at)) : at;
      return close < 0 ? text.length : close + 1;
    }
  }
  return text.length;
}

function endOfStyle(text: string, from: number): number {
  const end = text.indexOf('</style', from);
  return end < 0 ? text.length : end;
}
