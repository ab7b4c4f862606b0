import type { Agent } from '../../customizations/agents/find-agent.ts';
import { readReferences } from '../../customizations/references/references.ts';
import { paragraphText, type TextPiece } from '../../fitting/piece.ts';
import { quotedAttribute, withoutTags } from '../tags.ts';

/**
 * The instructions of the agent in force, without its frontmatter. Whoever asks for an agent wants it whole, so that it
 * is never cut. Tools that it refers to are named: `#tool:search/codebase` is `'search/codebase'`.
 */
export function agentPiece({ name, path, body }: Agent): TextPiece {
  return {
    id: 'agent',
    kind: 'agent',
    priority: 'required',
    source: path,
    text: paragraphText(
      `<agent-instructions name=${quotedAttribute(name)}>\n${INTRODUCTION}\n\n${withoutTags(withToolNames(body.text))}\n</agent-instructions>`,
    ),
  };
}

const INTRODUCTION =
  "You work as this agent of the team. Where its instructions contradict other guidelines or instructions of the team, the agent's prevail. The rules on your task, on the material and on the form of your answer hold for the agent too.";

const TOOL = '#tool:';

function withToolNames(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { kind, target, range } of readReferences(text, { imports: false })) {
    if (kind === 'tool') {
      parts.push(text.slice(from, range.start - TOOL.length), `'${target}'`);
      from = range.end;
    }
  }
  return [...parts, text.slice(from)].join('');
}
