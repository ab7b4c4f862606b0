import type { Random } from '../../accuracy/random.ts';
import type { Language } from '../languages.ts';

/** Words for nothing, which models write where there is no suggestion. */
export const WORDS_FOR_NOTHING: readonly string[] = [
  'null|NULL|None|nil|undefined|N/A|n/a|none|None.|-|--|TBD|(none)|<none>|[]|{}|""',
  'No change|no change needed|No suggestion|No suggestion.|not applicable|keep as is|unchanged|See above',
].flatMap((words) => words.split('|'));

/** Dots, alone. */
export const DOTS = [
  '...',
  '…',
  '[...]',
  '(...)',
  '[…]',
  '// ...',
  '# ...',
  '/* ... */',
  '<!-- ... -->',
  '. . .',
  '{...}',
  '<...>',
];

/** Prose in place of code. */
export const PROSE = [
  'Use a constant instead of the literal here.',
  'Check the value before it is used, and return early if it is empty.',
  'Rename this to something that says what it holds',
  'Consider moving this into its own function.',
  'Add a null check.',
  'You should close the file when the function returns, otherwise it leaks.',
  'The condition is inverted; swap the two branches.',
  'Replace this line with a call of the helper that already exists in the module.',
  'remove',
  'Delete this line.',
  'Same as above',
  'Please add a test for the empty case.',
  'This should be handled by the caller, not here',
  'Verwende hier eine Konstante.',
  'Ajoutez une vérification avant cet appel.',
  '在使用之前检查该值。',
  'この値を使う前に確認してください。',
  '- Check the value first\n- Then call the function',
];

const REST_IN_ENGLISH = [
  '... rest unchanged',
  '... rest of the code ...',
  '... existing code ...',
  'rest of the function remains the same',
  'remaining code unchanged',
  '(unchanged)',
  '... (rest of the method)',
  'other lines stay as they are',
  '...',
  '… unchanged …',
  'etc.',
  '[rest of the implementation]',
  'snip',
  '--- snip ---',
  'same as before',
  'keep the rest',
  'no changes below',
  'TODO: rest of the block',
  'omitted for brevity',
  '<existing code>',
];
const REST_IN_OTHER_LANGUAGES = [
  'Rest unverändert',
  '... restlicher Code bleibt gleich ...',
  'el resto sin cambios',
  '... resto del código ...',
  'le reste est inchangé',
  '... reste du code ...',
  'o restante permanece igual',
  'il resto rimane invariato',
  '其余代码不变',
  '... 省略 ...',
  '以下省略',
  '残りは変更なし',
  '나머지는 동일',
  'остальное без изменений',
  '... остальной код ...',
  'reszta bez zmian',
];

/** A line that stands for lines that were left out, as a comment of the language or bare. */
export function placeholderLine(language: Language, where: 'English' | 'another language', random: Random): string {
  const words = random.pick(where === 'English' ? REST_IN_ENGLISH : REST_IN_OTHER_LANGUAGES);
  const marks = ['//', '#', '/*', '<!--', '--', ''];
  const usual = language.comment ?? (language.name === 'Markdown' ? '<!--' : '//');
  const mark = random.below(4) === 0 ? random.pick(marks) : usual;
  switch (mark) {
    case '/*':
      return `/* ${words} */`;
    case '<!--':
      return `<!-- ${words} -->`;
    case '':
      return words.startsWith('...') || words.startsWith('…') ? words : `... ${words} ...`;
    default:
      return `${mark} ${words}`;
  }
}
