import { detachText } from '../../text/detach.ts';
import type { TextRange } from '../../text/source-text.ts';
import { findLineEnd } from '../../text/line.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { oncePerText } from '../reading/texts/once-per-text.ts';
import { regex } from '../../text/regex.ts';

/** A file or folder in a drawn tree. */
export interface TreeEntry {
  /** The path from the first line of the tree, without a slash at its end. */
  readonly path: string;
  readonly range: TextRange;
  readonly isFolder: boolean;
  /** Whether the name or the words behind it say that it stands for others, or that it need not be there. */
  readonly isDoubtful: boolean;
}

/** A tree of files drawn with lines in a code block. */
export interface Tree {
  /** The folder in the line above the first branch: `src`. Empty for `.`, or if there is no such line. */
  readonly root: string;
  readonly entries: readonly TreeEntry[];
}

const BRANCH = /^([\s│|]*)[├└]─+[ \u00A0]*(?=\S)/;
const NAME = /^[^\s#,;:]{1,120}(?=$|[\s#])/;
/** Characters of names that stand for others: `<name>.md`, `*.test.ts`, `[id]`, `...`. */
const STANDS_FOR = regex('i')`
  [<>*{}$[\]?…|()"'\`]|\.\.\.|^(?:etc|and|more|other|others|misc)$|(?:^|[-_.])(?:my|your|foo|bar|example|sample|x{2,}|n{2,}|name|template)
    (?=[-_.]|$)
  |yyyy|\d{4}-\d\d
`;
/** Words behind a name which say that the file is made later, is ignored by git, or need not be there. */
const NEED_NOT_BE = regex('i')`
  \b(?:
    auto-?generated|generated|created|built|build output|output|artifacts?|gitignored?|ignored|not committed|local
    |optional|planned|future|new|todo|tbd|wip|coming|if (?:any|needed|present)|deprecated|removed|runtime|cache
    |temporary|logs?|secrets?|downloaded|symlink|your|submodule|installed
  )\b
  |[([]new[)\]]|→|->|←|✗|❌
`;
/** Words above a tree which say that it shows an example, or what will be. */
const IS_PLAN = regex('i')`
  \b(?:
    creat(?:e|es|ing)|generat(?:e|es|ing)|scaffold\w*|set(?:ting)? up|should look|will look|example|sample|template
    |recommended|proposed|planned|target|expected|desired|ideal|typical|future|new project|your project|output
    |for instance|e\.g\.
  )\b
`;
const MAX_INTRODUCTION = 300;
const MAX_TREES = 20;
/** Places that may begin a tree. Each search for the next one can read the rest of the text. */
const MAX_TRIES = 500;
const MAX_LINES = 400;
const MAX_DEPTH = 12;
const MAX_LINE = 300;

/** Finds the trees in a text. A text without one is done at once, as its lines begin with rare characters. */
export const readTrees = oncePerText(({ text, body, markdown }: CheckedText): readonly Tree[] => {
  const trees: Tree[] = [];
  let at = nextBranch(text, body.start);
  for (let tries = 0; at >= 0 && at < body.end && trees.length < MAX_TREES && tries < MAX_TRIES; tries += 1) {
    const { tree, end } = readTree(text, text.lastIndexOf('\n', at) + 1);
    if (
      tree.entries.length > 0 &&
      markdown.isFenced(at) &&
      !IS_PLAN.test(text.slice(Math.max(0, at - MAX_INTRODUCTION), at))
    ) {
      trees.push(tree);
    }
    at = nextBranch(text, Math.max(end, at + 1));
  }
  return trees;
});

function nextBranch(text: string, from: number): number {
  const [tee, corner] = [text.indexOf('├─', from), text.indexOf('└─', from)];
  return tee < 0 || (corner >= 0 && corner < tee) ? corner : tee;
}

interface Ancestor {
  readonly column: number;
  readonly path: string;
  readonly isDoubtful: boolean;
}

/** Reads the tree whose first branch is in the line that begins at `first`. It ends at the first line of another form. */
function readTree(text: string, first: number): { readonly tree: Tree; readonly end: number } {
  const entries: TreeEntry[] = [];
  let above: readonly Ancestor[] = [];
  let start = first;
  for (let lines = 0; start < text.length && lines < MAX_LINES; lines += 1) {
    const end = findLineEnd(text, start);
    const line = text.slice(start, Math.min(end, start + MAX_LINE));
    const branch = BRANCH.exec(line);
    if (branch === null && !/^[\s│|]*\r?$/.test(line)) {
      break;
    }
    const marks = branch?.[0] ?? '';
    const written = branch === null ? undefined : NAME.exec(line.slice(marks.length))?.[0];
    if (branch !== null) {
      const column = (branch[1] ?? '').length;
      above = above.filter((one) => one.column < column).slice(0, MAX_DEPTH);
      const parent = above.at(-1);
      const name = (written ?? '').replace(/^\.?\/|\/+$/g, '');
      const behind = line.slice(marks.length + (written?.length ?? 0));
      const isDoubtful =
        parent?.isDoubtful === true ||
        name === '' ||
        name.startsWith('../') ||
        STANDS_FOR.test(name) ||
        NEED_NOT_BE.test(behind) ||
        OTHER_NAMES.test(behind);
      const path = parent === undefined ? name : `${parent.path}/${name}`;
      if (written !== undefined) {
        const from = start + marks.length;
        const range = { start: from, end: from + written.length };
        entries.push({ path: detachText(path), range, isFolder: written.endsWith('/'), isDoubtful });
      }
      above = [...above, { column, path, isDoubtful }];
    }
    start = end + 1;
  }
  return { tree: { root: readRoot(text, first), entries }, end: start };
}

/** Several names in one line: `index.ts / types.ts`. */
const OTHER_NAMES = /^[ ]*[,/&+][ ]/;

/** The name of the folder in the line above a tree: `src/`, `my-project/  # the root`. */
function readRoot(text: string, first: number): string {
  const lineStart = text.lastIndexOf('\n', first - 2) + 1;
  const name =
    first === 0
      ? undefined
      : /^[ \t]*([\w@./-]{1,120})\/?[ \t]*(?:#.*)?\r?$/.exec(text.slice(lineStart, first - 1))?.[1];
  return detachText((name ?? '').replace(/^\.?\/|^\.$|\/+$/g, ''));
}
