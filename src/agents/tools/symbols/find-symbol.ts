import { shortenLine } from '../../../prompt/parts/change.ts';
import type { SymbolIndex } from '../../../symbols/symbol-index.ts';
import type { SymbolDeclaration } from '../../../symbols/types.ts';
import { splitLines } from '../../../syntax/lines.ts';
import { readFlag, readResultCount } from '../calls/given-arguments.ts';
import type { FileSources } from '../files/file-sources.ts';
import type { Tool } from '../tool.ts';
import { describeDeclaration, lookUpName, NAME_PROPERTIES } from './look-up.ts';

const RESULTS = 3;
const MAX_RESULTS = 8;
/** A declaration with fewer lines is given whole. */
const SHORT_LINES = 30;
const MAX_BODY_LINES = 300;
const MAX_HEAD_LINES = 40;
const MAX_MEMBERS = 60;

/** The tool that shows where and how a name is declared. It is exclusive: a call may read much of the repository. */
export function findSymbolTool(index: SymbolIndex, sources: FileSources): Tool {
  return {
    name: 'find_symbol',
    description: `Finds the declaration of a function, class, member, type or constant in the repository, as it is with the change: its comment and signature, the whole of it below ${SHORT_LINES} lines, else the heads of its members. It follows the imports of filePath.`,
    isExclusive: true,
    parameters: {
      type: 'object',
      properties: {
        ...NAME_PROPERTIES,
        includeBody: { type: 'boolean', description: `Whether to give up to ${MAX_BODY_LINES} lines of a long one.` },
        maxResults: { type: 'integer', description: `Declarations, ${RESULTS} if not given, at most ${MAX_RESULTS}.` },
      },
      required: ['symbolName'],
    },
    run: async (given, signal) => {
      const { name, found } = await lookUpName(index, sources, given, signal);
      if (found.length === 0) {
        return { kind: 'text', text: await explainNothing(index, name, signal) };
      }
      const shown = found.slice(0, readResultCount(given, RESULTS, MAX_RESULTS));
      const isGuess = shown.every(({ by }) => by === 'repository') && found.length > 1;
      const most = readFlag(given, 'includeBody') ? MAX_BODY_LINES : SHORT_LINES;
      const drawn = await Promise.all(shown.map(({ declaration }) => drawDeclaration(index, declaration, most)));
      const head =
        found.length === 1
          ? '1 declaration:'
          : `${found.length} declarations${isGuess ? ', found by the name alone' : ''}, the most likely first:`;
      const more = found.slice(shown.length).map(({ declaration }) => `Also ${describeDeclaration(declaration)}`);
      return { kind: 'text', text: [head, ...drawn.flat(), ...(more.length === 0 ? [] : ['', ...more])].join('\n') };
    },
  };
}

async function explainNothing(index: SymbolIndex, name: string, signal: AbortSignal): Promise<string> {
  const files = await index.filesWith(name, signal);
  const { indexed, files: all } = await index.extent(signal);
  const searched = indexed < all ? ` (${indexed} of ${all} files were searched)` : '';
  return files === 0
    ? `No file holds this name${searched}. Look for a part of it with grep_search.`
    : `No declaration found${searched}: it may be a local name, or come from a package. ${files === 1 ? '1 file holds' : `${files} files hold`} the name: see find_usages.`;
}

async function drawDeclaration(
  index: SymbolIndex,
  declaration: SymbolDeclaration,
  most: number,
): Promise<readonly string[]> {
  const file = await index.read(declaration.path);
  const lines = splitLines(file?.text ?? '');
  const { startLine, headEndLine, endLine, container, name } = declaration;
  const draw = (from: number, to: number): readonly string[] =>
    lines.slice(from - 1, to).map((line, at) => `${from + at} |${shortenLine(line)}`);
  const title = ['', `File: ${describeDeclaration(declaration)}`];
  if (endLine - startLine < most) {
    return [...title, ...draw(startLine, endLine)];
  }
  if (most > SHORT_LINES) {
    return [
      ...title,
      ...draw(startLine, startLine + most - 1),
      `(${endLine - startLine + 1 - most} more lines: read_file)`,
    ];
  }
  const whole = container === undefined ? name : `${container}.${name}`;
  const members = (file?.declarations ?? []).filter(
    (one) => one.container === whole && one.nameLine > headEndLine && one.nameLine <= endLine,
  );
  const headEnd = Math.min(headEndLine, startLine + MAX_HEAD_LINES - 1);
  return [
    ...title,
    ...draw(startLine, headEnd),
    ...members.slice(0, MAX_MEMBERS).flatMap((one) => draw(one.nameLine, one.nameLine)),
    ...(members.length > MAX_MEMBERS ? [`(${members.length - MAX_MEMBERS} more members)`] : []),
    `(its lines to ${endLine} are left out: includeBody or read_file)`,
  ];
}
