import type { ReadCustomization } from '../customizations/read-customization.ts';
import type { Customizations, Level, Tool } from '../customizations/types.ts';
import { describeSkills, type IndexedSkill } from '../guidelines/customizations-index.ts';
import { withinIndex, type IndexList } from '../guidelines/index-budget.ts';
import type { LeftOutGuideline } from '../guidelines/types.ts';
import type { ChangeWords } from './route/change-words.ts';
import { isCommonWord } from './route/common-words.ts';
import { codeWords, proseWords } from '../text/words.ts';

/** A skill that a model may read. */
export interface OfferedSkill extends IndexedSkill {
  readonly level: Level;
  /** How well its words match the change and the message; 0: not at all. */
  readonly score: number;
  /** Whether it is about reviews, or the message, a path or a language has one of its words, or the added lines have two. */
  readonly fits: boolean;
}

export interface SkillOffer {
  /** All skills, the best match first. */
  readonly skills: readonly OfferedSkill[];
  /** Those that fit the change, as far as a prompt has room for them. */
  readonly list: IndexList<IndexedSkill>;
  readonly leftOut: readonly LeftOutGuideline[];
}

/** Reading a skill may cost a request; no team has so many. */
const MAX_READ = 200;

/**
 * Offers the skills of a team by name and description: those that share words with the change or the message are
 * listed, the best match first; the others can still be read by their names. Skills for people only are not offered.
 */
export async function offerSkills(
  { found }: Pick<Customizations, 'found'>,
  sought: ChangeWords,
  read: ReadCustomization,
): Promise<SkillOffer> {
  const skills = found.filter((one): one is Tool => one.kind === 'skill');
  const { entries, leftOut } = await describeSkills(skills.slice(0, MAX_READ), read);
  const described = new Map(entries.map((entry) => [entry.path, entry]));
  const known = skills.flatMap(({ path, level }) => {
    const entry = described.get(path);
    return entry === undefined ? [] : [{ ...entry, level }];
  });
  const offered = scoreSkills(known, sought).toSorted((a, b) => b.score - a.score);
  const list = withinIndex(
    offered.filter(({ fits }) => fits).map(({ path, name, description }) => ({ path, name, description })),
    ({ name }) => name,
  );
  return {
    skills: offered,
    list,
    leftOut: [
      ...leftOut,
      ...offered
        .filter(({ fits }) => !fits)
        .map(({ path }) => ({ source: path, reason: 'its name and description have no words of the change' })),
      ...list.beyond.map(({ path }) => ({ source: path, reason: 'the index is full' })),
      ...skills
        .slice(MAX_READ)
        .map(({ path }) => ({ source: path, reason: `only the first ${MAX_READ} skills are read` })),
    ],
  };
}

/** Words of the message count more than words of paths, and these more than words of the code. */
const WEIGHTS = { message: 3, paths: 2, languages: 2, code: 1 } as const;

/** What every change is read for. */
const ABOUT_REVIEWS = ['review', 'reviewer', 'reviewing'];

/**
 * Adds up, for each skill, the weights of its words that occur in the change or the message. Words that few skills
 * have count more.
 */
function scoreSkills(
  skills: readonly Omit<OfferedSkill, 'score' | 'fits'>[],
  sought: ChangeWords,
): readonly OfferedSkill[] {
  const all = skills.map((skill) => ({
    skill,
    words: new Set([...codeWords(skill.name), ...proseWords(skill.description)]),
  }));
  const skillsWith = new Map<string, number>();
  all.forEach(({ words }) => words.forEach((word) => skillsWith.set(word, (skillsWith.get(word) ?? 0) + 1)));
  const languages = new Set(sought.languages.values());
  const weightOf = (word: string): number => {
    const places = [
      sought.message.has(word) ? WEIGHTS.message : 0,
      sought.paths.has(word) ? WEIGHTS.paths : 0,
      languages.has(word) ? WEIGHTS.languages : 0,
      sought.code.has(word) ? WEIGHTS.code : 0,
    ];
    const rarity = Math.log2(1 + skills.length / (skillsWith.get(word) ?? 1));
    return isCommonWord(word) ? 0 : Math.max(...places) * rarity;
  };
  const isTelling = (word: string): boolean =>
    sought.message.has(word) || sought.paths.has(word) || languages.has(word);
  return all.map(({ skill, words }) => {
    const own = [...words].filter((word) => weightOf(word) > 0);
    return {
      ...skill,
      score: own.reduce((sum, word) => sum + weightOf(word), 0),
      fits: own.length > 1 || own.some(isTelling) || ABOUT_REVIEWS.some((word) => words.has(word)),
    };
  });
}
