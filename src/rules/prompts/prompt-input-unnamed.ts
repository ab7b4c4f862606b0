import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { isInCode, readVariables } from './prompt-variables.ts';
import { quote } from '../../text/shown/quote.ts';

export const promptInputUnnamed: TextRule = {
  id: 'prompt-input-unnamed',
  scope: 'text',
  kinds: ['prompt'],
  looksFor: { parts: ['${'] },
  description: 'A prompt asks for an input that has no name',
  effects: [
    error(['vscode'], 'VS Code does not ask for a value and sends the variable to the model as it is written.'),
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  check(text, report) {
    if (!text.text.includes('${input')) {
      return;
    }
    for (const { name, argument, start, end } of readVariables(text)) {
      if (name === 'input' && (argument === undefined ? !isInCode(text, start) : isBlankName(argument))) {
        report(
          { start, end },
          {
            message: `${quote(text.text.slice(start, end))} has no name`,
            hint: 'Add a name, as in `${input:name}` or `${input:name:placeholder}`.',
          },
        );
      }
    }
  },
};

/** Whether the name before the placeholder is missing, as in `${input::placeholder}`. */
function isBlankName(argument: string): boolean {
  return argument.split(':', 1).join('').trim() === '';
}
