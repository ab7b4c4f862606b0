import { CLIENTS } from '../../customizations/known/clients.ts';
import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { checkLength } from './text-length.ts';

const MAX_COMPATIBILITY_CHARACTERS = 500;

export const skillCompatibilityLength: TextRule = {
  id: 'skill-compatibility-length',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['compatibility'] },
  description: 'The `compatibility` of a skill has more than 500 characters',
  effects: [
    error(
      CLIENTS,
      'The open specification that clients follow allows 500 characters, and its checker rejects the skill.',
    ),
  ],
  source: 'https://agentskills.io/specification#compatibility-field',
  check: checkLength(
    'compatibility',
    MAX_COMPATIBILITY_CHARACTERS,
    'Say what the skill needs, and move the rest below the frontmatter.',
  ),
};
