import type { Agent } from '../../customizations/agents/find-agent.ts';
import { readReferences } from '../../customizations/references/references.ts';
import { paragraphText, type TextPiece } from '../../fitting/piece.ts';
import { quotedAttribute, escapeTags } from '../tags.ts';

/**
 * The instructions of the chosen agent, without its frontmatter. They are never cut, because a person who asks for an
 * agent wants all of it. References to tools become names: `#tool:search/codebase` becomes `'search/codebase'`.
 */
export function agentPiece({ name, path, body }: Agent): TextPiece {
  return {
    id: 'agent',
    kind: 'agent',
    priority: 'required',
    source: path,
    text: paragraphText(
      `<agent-instructions name=${quotedAttribute(name)}>\n${INTRODUCTION}\n\n${escapeTags(nameTools(body.text))}\n</agent-instructions>`,
    ),
  };
}

const INTRODUCTION =
  "You work as this agent of the team. Where its instructions contradict other guidelines or instructions of the team, the agent's prevail. The rules on your task, on the material and on the form of your answer hold for the agent too.";

const TOOL = '#tool:';

function nameTools(text: string): string {
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
