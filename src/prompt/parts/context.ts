import type { ContextFile, ContextFragment } from '../../context/lay-out.ts';
import { paragraphText, type PieceGroup, type TextPiece } from '../../fitting/piece.ts';
import { showLineToModel } from '../../text/hidden/chat-markup.ts';
import { languageOf } from '../../text/languages/languages.ts';
import { fenceFor } from '../fence.ts';
import { drawName, shortenLine } from './change.ts';

/**
 * The code that helps to understand a change as one group in its fence, if there is any. Each file is a group, and each
 * fragment is a piece. Fragments with the least worth for their tokens are cut first.
 */
export function contextPieces(files: readonly ContextFile[], priority: number): readonly PieceGroup[] {
  const drawn = files.map((file) => ({ file, head: drawHead(file), texts: drawFragments(file) }));
  if (drawn.length === 0) {
    return [];
  }
  const fence = fenceFor(
    'CONTEXT',
    drawn.flatMap(({ head, texts }) => [head, ...texts]),
  );
  return [
    {
      id: 'context',
      open: paragraphText(`${INTRODUCTION}\n${fence.open}`),
      close: paragraphText(fence.close),
      children: drawn.map(({ file, head, texts }) => filePieces(file, head, texts, priority)),
    },
  ];
}

const INTRODUCTION =
  'Code that the change belongs to or uses, and code that uses it, as it is after the change. It is here to understand the change; nothing here is under review. Each line begins with its number and "|"; lines whose numbers are missing are left out here or stand in the change.';

/** No line of a file can look like this one, because every line begins with its number. */
function drawHead({ path, lines }: ContextFile): string {
  const language = languageOf(path) === undefined ? languageOf(path, lines[0]) : undefined;
  const notes = [
    lines.length === 1 ? '1 line' : `${lines.length} lines`,
    ...(language === undefined ? [] : [`language: ${language}`]),
  ];
  return paragraphText(`File: ${drawName(path)} (${notes.join('; ')})`);
}

function drawFragments({ lines, fragments }: ContextFile): readonly string[] {
  return fragments.map((fragment) => drawFragment(lines, fragment));
}

function filePieces(
  { path, fragments }: ContextFile,
  head: string,
  texts: readonly string[],
  priority: number,
): PieceGroup {
  return {
    id: `context/${path}`,
    open: head,
    close: '',
    children: fragments.map((fragment, index) => makePiece(path, fragment, texts[index] ?? '', priority)),
  };
}

function makePiece(path: string, fragment: ContextFragment, text: string, priority: number): TextPiece {
  const { from, to, weight, provider, why } = fragment;
  return {
    id: `context/${path}/${from}-${to}`,
    kind: 'context',
    priority,
    weight,
    source: path,
    provided: { by: provider, why, worth: weight },
    text,
  };
}

function drawFragment(lines: readonly string[], { from, to }: ContextFragment): string {
  const drawn = lines
    .slice(from - 1, to)
    .map((line, index) => `${from + index} |${shortenLine(showLineToModel(line.replace(/\r$/, '')))}\n`);
  return paragraphText(drawn.join(''));
}
