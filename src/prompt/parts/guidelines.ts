import type { Guideline } from '../../guidelines/types.ts';
import { paragraphText, type PieceGroup, type TextPiece } from '../../fitting/piece.ts';
import { priorityBySpecificity } from '../specificity.ts';
import { quotedAttribute, escapeTags } from '../tags.ts';

/**
 * The guidelines that apply. A number precedes each statement that directs, so that a finding can cite it; descriptions have
 * none. They come from the trusted base revision and need no fence. Our tags are escaped in them, and in the files that they import.
 */
export function guidelinePieces(
  guidelines: readonly Guideline[],
): Omit<PieceGroup, 'children'> & { readonly children: readonly TextPiece[] } {
  const hasFolders = guidelines.some(({ folder }) => folder !== '');
  return {
    id: 'guidelines',
    open: paragraphText(hasFolders ? `${INTRODUCTION}${FOLDERS}` : INTRODUCTION),
    close: paragraphText('</guidelines>'),
    children: guidelines.map((guideline) => ({
      id: guidelinePieceId(guideline),
      kind: 'guideline' as const,
      priority: priorityBySpecificity(guideline),
      source: guideline.content.path,
      text: paragraphText(drawGuideline(guideline)),
    })),
  };
}

/** The id of a guideline's piece in the prompt. */
export function guidelinePieceId({ id }: Pick<Guideline, 'id'>): string {
  return `guidelines/${id}`;
}

const INTRODUCTION = `<guidelines>
The team wrote these guidelines. Each holds only for the files that name its id. Where two contradict each other, the one for fewer files prevails, and the repository's over the organization's. Rules on how to answer, above, prevail where a guideline contradicts them.
`;

const FOLDERS = `The repository has several workspace folders. A guideline with a folder belongs to that folder: apply it to the files inside of it and to no others.
`;

function drawGuideline(guideline: Guideline): string {
  const folder = guideline.folder === '' ? '' : ` folder=${quotedAttribute(guideline.folder)}`;
  const attributes = `id="${guideline.id}" source=${quotedAttribute(guideline.content.path)}${folder} files=${quotedAttribute(guideline.filePatterns.join(', '))}`;
  return `<guideline ${attributes}>\n${escapeTags(numberStatements(guideline))}\n</guideline>\n`;
}

function numberStatements(guideline: Guideline): string {
  const { text } = guideline.content;
  const parts: string[] = [];
  let from = 0;
  for (const statement of guideline.statements.filter(({ directs }) => directs)) {
    parts.push(text.slice(from, statement.offset), `[${statement.id}] `);
    from = statement.offset;
  }
  parts.push(text.slice(from));
  return parts.join('');
}
