import { cutText } from '../reading/cut-text.ts';
import type { TextRule } from '../types.ts';
import { isVariableOfTasks, meantVariable, readVariables, variableFor } from './prompt-variables.ts';

export const promptVariableUnknown: TextRule = {
  id: 'prompt-variable-unknown',
  scope: 'text',
  kinds: ['prompt'],
  looksFor: { parts: ['${'] },
  description: 'A prompt has a variable that looks like one of those that are filled in, and is none',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code knows no variable of that name and sends it to the model as it is written.',
    },
  ],
  fixes: 'Writes the variable as VS Code spells it, where nothing but capitals, `_` or `-` differ.',
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  check(text, report) {
    if (!text.text.includes('${')) {
      return;
    }
    for (const variable of readVariables(text)) {
      const { name, nameRange, argument, start, end } = variable;
      if (isVariableOfTasks(variable, text)) {
        report(nameRange, {
          message: `\`${cutText(text.text.slice(start, end))}\` is a variable of tasks, and none of prompts`,
          hint: 'Say in words what is meant, or ask for it: `${input:name}`.',
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
            message: `\`\${${cutText(name)}}\` is no variable`,
            hint: `Write \`\${${meant.name}}\`${meant.isCertain ? '' : ', if that is what was meant'}.`,
          },
          meant.isCertain ? { fix: { kind: 'edits', edits: [{ ...nameRange, text: meant.name }] } } : {},
        );
      }
    }
  },
};
