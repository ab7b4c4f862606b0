import { countCharacters } from '../../text/count-characters.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import { groupBy } from '../../structures/group-by.ts';
import type { TextRange } from '../../text/source-text.ts';
import { info } from '../effects.ts';
import type { RepositoryRule } from '../types.ts';
import { readString } from './skill-frontmatter.ts';

interface Description {
  readonly characters: number;
  readonly range: TextRange;
}

export const skillDescriptionBudget: RepositoryRule<Description> = {
  id: 'skill-description-budget',
  scope: 'repository',
  kinds: ['skill'],
  looksFor: { keys: ['description'] },
  description: 'The descriptions of all skills are together too long to show to the model',
  effects: [
    info(
      ['vscode', 'copilot-cli'],
      'VS Code and the Copilot CLI show the model 15,000 characters of descriptions. For the other skills they show at most the names.',
    ),
  ],
  options: {
    characters: { type: 'integer', default: 15_000, description: 'The most characters of all descriptions together.' },
  },
  source: 'https://github.com/github/copilot-cli/issues/1464',
  collect({ frontmatter }) {
    const description = readString(frontmatter, 'description');
    return description === undefined || frontmatter.data['disable-model-invocation'] === true
      ? undefined
      : { characters: countCharacters(description.value), range: description.range };
  },
  check(facts, report, _, optionsFor) {
    const inPlace = facts.filter(({ file }) => file.standing === 'in-place' && file.level === 'repository');
    for (const [, skills] of groupBy(inPlace, ({ file }) => file.root)) {
      const most = skills[0] === undefined ? 0 : optionsFor(skills[0].file).integer('characters');
      const total = skills.reduce((sum, { fact }) => sum + fact.characters, 0);
      let shown = 0;
      const first = total > most ? skills.find(({ fact }) => (shown += fact.characters) > most) : undefined;
      if (first !== undefined) {
        report(first.file, first.fact.range, {
          message: `Descriptions are cut from here on: ${writeCount(skills.length)} skills have ${writeCount(total)} characters of descriptions, and only ${writeCount(most)} are shown`,
          hint: 'Shorten the descriptions, or hide skills that only people call from the model with `disable-model-invocation: true`.',
        });
      }
    }
  },
};
