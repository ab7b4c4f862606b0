import { compareStatements, type FindEqual, type PlacedStatement } from '../../guidelines/claims/equal-statements.ts';
import type { Guideline } from '../../guidelines/types.ts';
import type { Statement } from '../../guidelines/statements/statements.ts';
import { paragraphText, type PieceGroup, type TextPiece } from '../../fitting/piece.ts';
import { byPrecedence, priorityBySpecificity } from '../specificity.ts';
import { quotedAttribute, escapeTags } from '../tags.ts';

/**
 * The guidelines that apply. A number precedes each statement that directs, so that a finding can cite it; descriptions have
 * none. They come from the trusted base revision and need no fence. Our tags are escaped in them, and in the files that they import.
 */
export function guidelinePieces(
  guidelines: readonly Guideline[],
): Omit<PieceGroup, 'children'> & { readonly children: readonly TextPiece[] } {
  const hasFolders = guidelines.some(({ folder }) => folder !== '');
  const findEqual = compareStatements(byPrecedence(guidelines));
  const drawn = guidelines.map((guideline) => ({ guideline, repeated: listRepeated(guideline, findEqual) }));
  const hasRepeated = drawn.some(({ repeated }) => repeated.size > 0);
  return {
    id: 'guidelines',
    open: paragraphText(`${INTRODUCTION}${hasRepeated ? REPEATED : ''}${hasFolders ? FOLDERS : ''}`),
    close: paragraphText('</guidelines>'),
    children: drawn.flatMap(({ guideline, repeated }) => drawPieces(guideline, repeated)),
  };
}

/** The ids of the pieces that show a guideline; a prompt has at most one of them. */
export function guidelinePieceIds({ id }: Pick<Guideline, 'id'>): readonly [string, string] {
  return [`guidelines/${id}`, `guidelines/${id}/whole`];
}

/** For each statement that another guideline makes too and shows: the statement of that guideline. */
type Repeated = ReadonlyMap<Statement, PlacedStatement>;

function listRepeated({ statements }: Guideline, findEqual: FindEqual): Repeated {
  return new Map(
    statements.flatMap((statement) => {
      const [first] = findEqual(statement);
      return first === undefined || first.statement === statement ? [] : [[statement, first] as const];
    }),
  );
}

/**
 * A guideline that repeats statements of others shows only their numbers. If one of those guidelines does not fit
 * into the prompt, the whole text is sent in its place, in which only what it repeats itself is a number.
 */
function drawPieces(guideline: Guideline, repeated: Repeated): readonly TextPiece[] {
  const [short, whole] = guidelinePieceIds(guideline);
  const common = {
    kind: 'guideline' as const,
    priority: priorityBySpecificity(guideline),
    source: guideline.content.path,
  };
  const others = [...repeated.values()].flatMap((first) => (first.guideline === guideline ? [] : [first.guideline]));
  const requires = [...new Set(others.map((other) => guidelinePieceIds(other)[0]))];
  const piece = { ...common, id: short, text: paragraphText(drawGuideline(guideline, repeated)) };
  if (requires.length === 0) {
    return [piece];
  }
  const own = listRepeated(guideline, compareStatements([guideline]));
  return [
    { ...piece, requires },
    { ...common, id: whole, excludes: [short], text: paragraphText(drawGuideline(guideline, own)) },
  ];
}

const INTRODUCTION = `<guidelines>
The team wrote these guidelines. Each holds only for the files that name its id. Where two contradict each other, the one for fewer files prevails, and the repository's over the organization's. Rules on how to answer, above, prevail where a guideline contradicts them.
`;

const REPEATED = `A number alone, such as "[2.7]", stands for the statement with this number, which holds there too. Cite it by this number.
`;

const FOLDERS = `The repository has several workspace folders. A guideline with a folder belongs to that folder: apply it to the files inside of it and to no others.
`;

function drawGuideline(guideline: Guideline, repeated: Repeated): string {
  const folder = guideline.folder === '' ? '' : ` folder=${quotedAttribute(guideline.folder)}`;
  const attributes = `id="${guideline.id}" source=${quotedAttribute(guideline.content.path)}${folder} files=${quotedAttribute(guideline.filePatterns.join(', '))}`;
  return `<guideline ${attributes}>\n${escapeTags(numberStatements(guideline, repeated))}\n</guideline>\n`;
}

function numberStatements(guideline: Guideline, repeated: Repeated): string {
  const { text } = guideline.content;
  const parts: string[] = [];
  let from = 0;
  for (const statement of guideline.statements.filter(({ directs }) => directs)) {
    const first = repeated.get(statement);
    parts.push(
      text.slice(from, statement.offset),
      first === undefined ? `[${statement.id}] ` : `[${first.statement.id}]`,
    );
    from = first === undefined ? statement.offset : statement.range.end;
  }
  parts.push(text.slice(from));
  return parts.join('');
}
