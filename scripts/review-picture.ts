import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root['children'][number];
type Table = Extract<Nodes, { readonly type: 'table' }>;

/** A comment on a line, as GitHub has it. */
export interface PostedComment {
  readonly path: string;
  readonly body: string;
  /** The head of the hunk and its lines up to the commented one. */
  readonly diffHunk: string;
}

export interface PostedReview {
  readonly summary: string;
  readonly comments: readonly PostedComment[];
}

const WIDTH = 880;
/** The height of the drawn review. It leaves some room, because fonts differ; a test draws it in a browser. */
export const HEIGHT = 720;
const SHOWN_LINES = 3;
const AUTHOR = 'github-actions';

/** Draws a posted review as GitHub shows it. Browsers lay the text out, so the picture is small and can be searched. */
export function drawReview({ summary, comments }: PostedReview): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<title>A review on a pull request</title>
<style>${STYLE}</style>
<foreignObject width="${WIDTH}" height="${HEIGHT}"><div xmlns="http://www.w3.org/1999/xhtml" class="page">
${drawCard(summary)}
${comments.map(drawComment).join('\n')}
</div></foreignObject>
</svg>
`;
}

function drawCard(markdown: string): string {
  return `<div class="card"><div class="head"><b>${AUTHOR}</b> <i>bot</i></div><div class="body">${draw(parse(markdown))}</div></div>`;
}

function drawComment({ path, body, diffHunk }: PostedComment): string {
  return `<div class="file"><div class="path">${escapeText(path)}</div><div class="diff">${drawLines(diffHunk)}</div>${drawCard(body)}</div>`;
}

/** The last lines of a hunk that ends at the commented line, with their numbers in the new file. */
function drawLines(diffHunk: string): string {
  const [head = '', ...lines] = diffHunk.split('\n');
  let number = Number(/\+(\d+)/.exec(head)?.[1] ?? 1);
  const numbered = lines.map((text) => ({ text, number: text.startsWith('-') ? undefined : number++ }));
  return numbered
    .slice(-SHOWN_LINES)
    .map(
      (line) =>
        `<div class="${line.text.startsWith('+') ? 'line added' : 'line'}"><span>${line.number ?? ''}</span>${escapeText(line.text)}</div>`,
    )
    .join('');
}

function parse(markdown: string): Root {
  const visible = markdown
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<details><summary>(.*?)<\/summary>[\s\S]*?<\/details>/g, '▸ $1');
  return fromMarkdown(visible, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

function draw(node: Nodes): string {
  if (node.type === 'text') {
    // In comments, GitHub shows a line break as one.
    return escapeText(node.value).replaceAll('\n', '<br/>');
  }
  if (node.type === 'inlineCode') {
    return `<code>${escapeText(node.value)}</code>`;
  }
  if (node.type === 'table') {
    return drawTable(node);
  }
  if (node.type === 'thematicBreak' || node.type === 'break') {
    return node.type === 'break' ? '<br/>' : '<hr/>';
  }
  return 'children' in node
    ? wrap(TAGS[node.type], node.children.map((child) => draw(child)).join(''))
    : escapeText('value' in node ? node.value : '');
}

const TAGS: Readonly<Partial<Record<Nodes['type'], string>>> = {
  paragraph: 'p',
  strong: 'b',
  emphasis: 'em',
  blockquote: 'blockquote',
  link: 'u',
  list: 'ul',
  listItem: 'li',
};

function drawTable({ children }: Table): string {
  const rows = children.map(
    (row, index) =>
      `<tr>${row.children.map((cell) => wrap(index === 0 ? 'th' : 'td', cell.children.map((child) => draw(child)).join(''))).join('')}</tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

function wrap(tag: string | undefined, content: string): string {
  return tag === undefined ? content : `<${tag}>${content}</${tag}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const STYLE = `
.page{--text:#1f2328;--dim:#59636e;--line:#d1d9e0;--soft:#f6f8fa;--link:#0969da;--added:#dafbe1;--number:#aceebb;--code:#818b981f;background:#fff;color:var(--text);font:14px/1.5 -apple-system,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif;padding:12px}
@media (prefers-color-scheme:dark){.page{--text:#f0f6fc;--dim:#9198a1;--line:#3d444d;--soft:#151b23;--link:#4493f8;--added:#12261e;--number:#1c4428;--code:#656c7633;background:#0d1117}}
.card,.file{border:1px solid var(--line);border-radius:6px;overflow:hidden;margin-bottom:14px}
.file .card{margin:8px}
.head,.path{background:var(--soft);border-bottom:1px solid var(--line);padding:6px 12px}
.head i{border:1px solid var(--line);border-radius:2em;color:var(--dim);font:12px sans-serif;padding:0 6px}
.body{padding:8px 12px}
.path,.diff,code{font-family:ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace;font-size:12px}
.line{white-space:pre;overflow:hidden}
.line span{display:inline-block;width:36px;margin-right:8px;padding-right:8px;text-align:right;color:var(--dim)}
.added{background:var(--added)}.added span{background:var(--number)}
p{margin:0 0 8px}u{color:var(--link);text-decoration:none}
code{background:var(--code);border-radius:4px;padding:1px 4px}
blockquote{border-left:4px solid var(--line);color:var(--dim);margin:0;padding-left:12px}blockquote p{margin:0}
table{border-collapse:collapse;margin-bottom:8px;font-size:13px}th,td{border:1px solid var(--line);padding:2px 8px;text-align:left}
hr{border:0;border-top:1px solid var(--line)}
`.replaceAll('\n', '');
