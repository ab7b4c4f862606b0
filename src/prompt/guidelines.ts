import type { Guideline } from '../guidelines/types.ts';
import { paragraphText, type PieceGroup } from './piece.ts';

/** More specific guidance outlives more general: path instructions, then the repository's, then settings. */
const PRIORITIES = { path: 920, repository: 910, setting: 900 } as const;

/**
 * The guidelines in force, each statement preceded by its number, so that a finding can cite it. They come from
 * the trusted base revision and so stand unfenced.
 */
export function guidelinePieces(guidelines: readonly Guideline[]): PieceGroup {
  return {
    id: 'guidelines',
    open: paragraphText(INTRODUCTION),
    close: paragraphText('</guidelines>'),
    children: guidelines.map((guideline) => ({
      id: `guidelines/${guideline.id}`,
      kind: 'guideline' as const,
      priority: priorityOf(guideline),
      source: guideline.content.path,
      text: paragraphText(drawGuideline(guideline)),
    })),
  };
}

const INTRODUCTION = `<guidelines>
The team wrote these guidelines. Each holds only for the files it names. Rules on how to answer, above, prevail where a guideline contradicts them.
`;

function priorityOf(guideline: Guideline): number {
  if (guideline.content.origin.kind === 'setting') {
    return PRIORITIES.setting;
  }
  return guideline.filePatterns.includes('*') ? PRIORITIES.repository : PRIORITIES.path;
}

function drawGuideline(guideline: Guideline): string {
  const attributes = `id="${guideline.id}" source=${JSON.stringify(guideline.content.path)} files=${JSON.stringify(guideline.filePatterns.join(', '))}`;
  return `<guideline ${attributes}>\n${numberStatements(guideline)}\n</guideline>\n`;
}

function numberStatements(guideline: Guideline): string {
  const { text } = guideline.content;
  const parts: string[] = [];
  let from = 0;
  for (const statement of guideline.statements) {
    parts.push(text.slice(from, statement.offset), `[${statement.id}] `);
    from = statement.offset;
  }
  parts.push(text.slice(from));
  return parts.join('');
}
