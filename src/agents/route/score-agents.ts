import type { Agent } from '../../customizations/agents/open-agent.ts';
import { matchInBothDialects } from '../../text/globs/glob.ts';
import { readProfile, type AgentProfile } from './agent-profile.ts';
import type { ChangeWords } from './change-words.ts';
import { isExclusive } from './named-kinds.ts';

/** One reason why an agent fits a change. */
export interface ScorePart {
  readonly why: 'globs' | 'folder' | 'ending' | 'language' | 'any-change' | 'message' | 'path' | 'code';
  readonly points: number;
  /** What matched: `TypeScript: src/a.ts`. */
  readonly evidence: string;
}

/** How well an agent fits a change. */
export interface AgentScore {
  readonly agent: Agent;
  readonly score: number;
  readonly parts: readonly ScorePart[];
  /** The changed files that it would review. */
  readonly files: readonly string[];
  /** Why it must not be chosen, whatever its score is. */
  readonly reason?: string;
}

/** Minimum score for an agent to be chosen. */
export const LEAST_SCORE = 3;

const POINTS = { globs: 8, folder: 6, ending: 4, language: 3, 'any-change': 3 } as const;
/**
 * Points for a word, by the place where it occurs. Words of the name or of a trigger count twice, and common words
 * less.
 */
const WORD_POINTS = { message: 3, path: 2, code: 1 } as const;
/**
 * Limits on the points of words. The added lines alone stay below `LEAST_SCORE`, because the author of a change must
 * not outweigh what the team wrote.
 */
const MOST_POINTS = { message: 9, path: 6, code: 2 } as const;

/** Scores each agent against a change. Agents affect each other only by the rarity of their words. */
export function scoreAgents(
  agents: readonly Agent[],
  change: ChangeWords,
  profileOf: (agent: Agent) => AgentProfile = readProfile,
): readonly AgentScore[] {
  const profiles = agents.map((agent) => ({ agent, profile: profileOf(agent) }));
  const rarity = measureRarity(profiles.map(({ profile }) => profile));
  return profiles.map(({ agent, profile }) => scoreAgent(agent, profile, change, rarity));
}

/** From 0 to 1: how few agents use a word. */
type Rarity = (word: string) => number;

function measureRarity(profiles: readonly AgentProfile[]): Rarity {
  const counts = new Map<string, number>();
  for (const { words } of profiles) {
    for (const word of words.keys()) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const all = profiles.length;
  return (word) => Math.log(1 + all / (counts.get(word) ?? 1)) / Math.log(1 + all);
}

function scoreAgent(agent: Agent, profile: AgentProfile, change: ChangeWords, rarity: Rarity): AgentScore {
  const kinds = kindParts(agent, profile, change);
  const isElsewhere = namesOtherKinds(profile, kinds);
  const words = wordParts(profile, change, rarity);
  const parts = [
    ...kinds.map(({ part }) => part),
    ...(profile.reviewsAny && !isElsewhere && change.hasCode
      ? [{ why: 'any-change', points: POINTS['any-change'], evidence: 'it reviews any change of code' } as const]
      : []),
    ...words.map(({ part }) => part),
  ];
  const reason = whyNot(agent, profile, kinds, isElsewhere, isOnSubject(profile, kinds, words, rarity));
  const narrow = [...new Set(kinds.flatMap(({ files }) => files))].toSorted();
  return {
    agent,
    score: round(parts.reduce((sum, { points }) => sum + points, 0)),
    parts,
    files: narrow.length > 0 && !profile.reviewsAny ? narrow : change.files,
    ...(reason !== undefined && { reason }),
  };
}

interface KindPart {
  readonly part: ScorePart;
  readonly files: readonly string[];
}

function kindParts({ head }: Agent, { kinds }: AgentProfile, { files, languages }: ChangeWords): readonly KindPart[] {
  const byGlob = matchInBothDialects(head.globs, files).taken;
  const inFolder = (folder: string) => (path: string) => `/${path}`.includes(`/${folder}/`);
  const hasEnding = (ending: string) => (path: string) =>
    ending.startsWith('.') ? path.toLowerCase().endsWith(ending) : path.toLowerCase().split('/').at(-1) === ending;
  const isIn = (language: string) => (path: string) => languages.get(path) === language;
  return [
    ...scoreKind(
      'globs',
      head.globs.slice(0, 1).map((glob) => ({ shown: glob, files: byGlob.map(({ path }) => path) })),
    ),
    ...scoreKind(
      'folder',
      kinds.folders.map((folder) => ({ shown: folder, files: files.filter(inFolder(folder)) })),
    ),
    ...scoreKind(
      'ending',
      kinds.endings.map((ending) => ({ shown: ending, files: files.filter(hasEnding(ending)) })),
    ),
    ...scoreKind(
      'language',
      [...kinds.languages].map(([language, shown]) => ({ shown, files: files.filter(isIn(language)) })),
    ),
  ];
}

/** One score part for all matches of one kind, however many there are. */
function scoreKind(
  why: 'globs' | 'folder' | 'ending' | 'language',
  named: readonly { readonly shown: string; readonly files: readonly string[] }[],
): readonly KindPart[] {
  const found = named.filter(({ files }) => files.length > 0);
  const files = [...new Set(found.flatMap((one) => one.files))];
  const [first = ''] = files;
  const names = [...new Set(found.map(({ shown }) => shown))].slice(0, SHOWN).join(', ');
  const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
  return found.length === 0
    ? []
    : [{ part: { why, points: POINTS[why], evidence: `${names}: ${first}${more}` }, files }];
}

/** Maximum number of names shown to a person. */
const SHOWN = 5;

interface WordPart {
  readonly part: ScorePart;
  readonly words: readonly string[];
}

/** Each word counts once, at the place with the most points. */
function wordParts({ words }: AgentProfile, change: ChangeWords, rarity: Rarity): readonly WordPart[] {
  const rest = new Map(words);
  return (['message', 'path', 'code'] as const).flatMap((why) => {
    const said = why === 'path' ? change.paths : change[why];
    const found = [...rest]
      .filter(([word]) => said.has(word))
      .map(([word, weight]) => ({ word, points: weight * WORD_POINTS[why] * rarity(word) }))
      .toSorted((a, b) => b.points - a.points || (a.word < b.word ? -1 : 1));
    found.forEach(({ word }) => rest.delete(word));
    const points = found.reduce((sum, one) => sum + one.points, 0);
    const shown = found.slice(0, SHOWN).map(({ word }) => word);
    return found.length === 0
      ? []
      : [
          {
            part: {
              why,
              points: round(Math.min(points, MOST_POINTS[why])),
              evidence: `${shown.join(', ')}${found.length > SHOWN ? ' …' : ''}`,
            },
            words: found.map(({ word }) => word),
          },
        ];
  });
}

/** Whether the agent names languages, but no file of these languages and no other file that it names has changed. */
function namesOtherKinds({ kinds }: AgentProfile, found: readonly KindPart[]): boolean {
  return found.length === 0 && [...kinds.languages.keys()].some(isExclusive);
}

function whyNot(
  { head }: Agent,
  { purpose, kinds }: AgentProfile,
  found: readonly KindPart[],
  isElsewhere: boolean,
  onSubject: boolean,
): string | undefined {
  const hasGlob = found.some(({ part }) => part.why === 'globs');
  if (head.isForPeopleOnly) {
    return '`disable-model-invocation` reserves it for people';
  }
  if (!head.isUserInvocable) {
    return '`user-invocable` reserves it for other agents';
  }
  if (purpose === 'works') {
    return 'its name and description say that it does other work than reviewing';
  }
  if (head.globs.length > 0) {
    return hasGlob ? undefined : 'no changed file matches its globs';
  }
  if (purpose === 'unknown') {
    return 'its name and description do not say that it reviews code or is an expert on a subject';
  }
  if (isElsewhere) {
    const named = [...new Set(kinds.languages.values())].slice(0, SHOWN).join(', ');
    return `it is for ${named}, and no such file changed`;
  }
  return purpose === 'knows' && !onSubject
    ? 'it does not say that it reviews code, and the change is not about the subject that it is an expert on'
    : undefined;
}

/** If no changed file is of its kind, this share of the words of its name has to occur in the change. */
const LEAST_SHARE = 0.4;

/** Whether a change is about the subject in the agent's name. If a changed file is of its kind, one word is enough. */
function isOnSubject(
  { specialty }: AgentProfile,
  found: readonly KindPart[],
  words: readonly WordPart[],
  rarity: Rarity,
): boolean {
  const seen = new Set(words.flatMap((one) => one.words));
  if (found.length > 0) {
    return (
      specialty.length === 0 ||
      found.some(({ part }) => part.why !== 'language') ||
      specialty.some((word) => seen.has(word))
    );
  }
  const weigh = (some: readonly string[]): number => some.reduce((sum, word) => sum + rarity(word), 0);
  return specialty.length > 0 && weigh(specialty.filter((word) => seen.has(word))) >= LEAST_SHARE * weigh(specialty);
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}
