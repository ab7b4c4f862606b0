import { countCharacters } from '../../text/count-characters.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import { findOpeningLine } from '../reading/agents/agent-places.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { error } from '../effects.ts';

export const agentBodyMaxChars = agentRule(
  'copilot',
  {
    id: 'agent-body-max-chars',
    kinds: ['agent'],
    options: {
      characters: {
        type: 'integer',
        default: 30_000,
        description: 'The most characters that the text of an agent may have.',
      },
    },
    description: 'The text of an agent is longer than github.com accepts',
    effects: [error(['github'], 'github.com accepts at most 30,000 characters of text for an agent.')],
    source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  },
  (text, report, options) => {
    const { body } = text;
    const most = options.integer('characters');
    if (body.end - body.start <= most) {
      return;
    }
    const characters = countCharacters(text.text.slice(body.start, body.end).trim());
    if (characters > most) {
      report(findOpeningLine(text), {
        message: `The text of the agent has ${writeCount(characters)} characters; the limit is ${writeCount(most)}`,
        hint: 'Move details into skills, or into files that the text links to.',
      });
    }
  },
);
