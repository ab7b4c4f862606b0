import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { isVariableOfTasks, meantVariable, readVariables, variableFor } from './prompt-variables.ts';
import { quote } from '../../text/shown/quote.ts';

export const promptVariableUnknown: TextRule = {
  id: 'prompt-variable-unknown',
  scope: 'text',
  kinds: ['prompt'],
  looksFor: { parts: ['${'] },
  description: "A prompt contains a variable that looks like one of VS Code's, but is not",
  effects: [warning(['vscode'], 'VS Code has no variable with that name and sends it to the model as it is written.')],
  fixes: 'Corrects the variable if only its letter case, `_` or `-` are wrong.',
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  check(text, report) {
    if (!text.text.includes('${')) {
      return;
    }
    for (const variable of readVariables(text)) {
      const { name, nameRange, argument, start, end } = variable;
      if (isVariableOfTasks(variable, text)) {
        report(nameRange, {
          message: `${quote(text.text.slice(start, end))} is a variable for tasks, which prompts do not have`,
          hint: 'Write in words what you mean, or ask for it: `${input:name}`.',
        });
        continue;
      }
      const known = variableFor(variable, text);
      const meant =
        known !== undefined
          ? { name: known, isCertain: false }
          : argument === undefined
            ? meantVariable(name)
            : undefined;
      if (meant !== undefined) {
        report(
          nameRange,
          {
            message: `${quote(`\${${name}}`)} is not a variable of VS Code`,
            hint: `Write \`\${${meant.name}}\`${meant.isCertain ? '' : ', if that is what you mean'}.`,
          },
          meant.isCertain ? { fix: { kind: 'edits', edits: [{ ...nameRange, text: meant.name }] } } : {},
        );
      }
    }
  },
};
