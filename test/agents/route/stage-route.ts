import type { FileChange } from '../../../src/changes/types.ts';
import type { Agent } from '../../../src/customizations/agents/open-agent.ts';
import { readAgents } from '../../../src/customizations/agents/read-agents.ts';
import type { Guideline } from '../../../src/guidelines/types.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { sourceText } from '../../../src/text/source-text.ts';

/** A guideline with this text that applies to these files. */
export function guidelineOf(text: string, files: readonly string[] = ['src/a.ts'], id = 2): Guideline {
  const path = '.github/copilot-instructions.md';
  return {
    id,
    name: path,
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: { text, path, origin: { kind: 'file', source: sourceText(path, text), offset: 0 } },
    statements: readStatements(id, text),
    filePatterns: ['*'],
    appliesTo: new Map(files.map((file) => [file, '*'])),
  };
}

/** An agent with this name and frontmatter; `fileName` and path are derived from the name. */
export async function agentNamed(fileName: string, head: string): Promise<Agent> {
  const path = `.github/agents/${fileName}.agent.md`;
  const { usable, others } = await readAgents(
    {
      found: [
        {
          kind: 'agent',
          name: fileName,
          path,
          level: 'repository',
          folder: '',
          readers: [],
          references: [],
          reason: '',
        },
      ],
      leftOut: [],
      compatibility: 'github',
    },
    async () => ({ kind: 'text', source: sourceText(path, `---\n${head}\n---\nLook.`) }),
  );
  const [agent] = usable;
  if (agent === undefined) {
    throw new Error(others.map(({ reason }) => reason).join());
  }
  return agent;
}

/** A change that adds these lines to one file. */
export function fileAdding(path: string, ...lines: readonly string[]): FileChange {
  return {
    path,
    status: 'modified',
    binary: false,
    additions: lines.length,
    deletions: 0,
    hunks: [
      {
        oldStart: 0,
        oldLines: 0,
        newStart: 1,
        newLines: lines.length,
        heading: '',
        lines: lines.map((text, index) => ({ kind: 'added', newLine: index + 1, text })),
      },
    ],
  };
}
