import { compileGuideline } from '../../literal/compile-guideline.ts';
import { readOwners } from '../../literal/ownership/read-owners.ts';
import { stepBack } from '../../literal/ownership/step-back.ts';
import type { Owner } from '../../literal/ownership/types.ts';
import type { Grammars } from '../../syntax/types.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { describeOutcome } from '../statements.ts';
import { readConfiguration } from './read-configuration.ts';
import { ruleGuideline, RULES_HEADING } from './rule-guideline.ts';
import type { CodeSample } from './sample-code.ts';
import { suggestRules, type SuggestedRule } from './suggest-rules.ts';
import { keepUnbroken, tryRules, type Trial, type Tried } from './try-rules.ts';
import { EITHER_RULES, USUAL_RULES, type UsualRule } from './usual-rules.ts';

/** A rule of the first instructions. */
export interface FirstRule extends SuggestedRule {
  /** What the check reports, in words. */
  readonly check: string;
}

/** A first file of instructions. Every rule in it is checked without a model. */
export interface FirstInstructions {
  readonly text: string;
  readonly rules: readonly FirstRule[];
  /** Rules of the configuration that the code does not follow, with one of the places. They are not in the text. */
  readonly broken: readonly (SuggestedRule & { readonly files: number; readonly example: string })[];
}

/** Fewer files do not show what a team does. */
const MIN_FILES = 20;
/** A rule of the configuration holds if at most one file in so many breaks it. */
const FILES_FOR_ONE_BROKEN = 100;
/** A longer list is not read. */
const MAX_USUAL_RULES = 12;
const MAX_USUAL_RULES_OF_A_GROUP = 5;

/**
 * Writes instructions that say what the repository's configuration says, and what its code does without an exception.
 * @param sample of the code; absent if there is none, and then only the configuration counts
 */
export async function writeInstructions(
  workspace: Workspace,
  sample?: CodeSample,
  grammars?: Grammars,
): Promise<FirstInstructions> {
  const owners = await readOwners(workspace, []);
  const configured = suggestRules(await readConfiguration(workspace)).flatMap((rule) => compileRule(rule, owners));
  // When two rules are about the same thing, the checks report a violation for only one of them.
  const said = new Set(configured.map(topicOf));
  const sizes = new Map(sample?.parts.map(({ language, size }) => [language, size] as const));
  const groups = [...USUAL_RULES, ...EITHER_RULES].map((group) =>
    compileGroup(group, sizes, owners).filter((rule) => !said.has(topicOf(rule))),
  );
  const { tried, readable } =
    sample === undefined ? NOTHING_TRIED : await tryRules([...configured, ...groups.flat()], sample, grammars);
  const broken = configured.flatMap((rule) => {
    const { files = 0, example } = tried.get(rule.text) ?? {};
    return example !== undefined && files * FILES_FOR_ONE_BROKEN > countFiles(readable, listLanguages(rule))
      ? [{ text: rule.text, from: rule.from, files, example }]
      : [];
  });
  const isBroken = new Set(broken.map(({ text }) => text));
  const rules = configured.filter(({ text }) => !isBroken.has(text));
  const likely = chooseUsual(countAgain(groups, readable), tried);
  const usual = sample === undefined ? likely : await keepUnbroken(likely, sample, grammars);
  const text = [
    '# Instructions for this repository',
    ...(rules.length + usual.length === 0 ? [] : [RULES_HEADING]),
    ...list(
      'These follow from the configuration. `housestyle guidelines --statements` shows how they are checked.',
      rules,
    ),
    ...list('No file that was looked at breaks these. Remove those that nobody wants.', usual),
  ];
  return { text: `${text.join('\n\n')}\n`, rules: [...rules, ...usual], broken };
}

const NOTHING_TRIED: Trial = { tried: new Map(), readable: new Map() };

/** What a rule is about: the first code that it names, or all of its words. */
function topicOf({ text }: SuggestedRule): string {
  return /`[^`]+`/.exec(text)?.[0] ?? text;
}

function list(comment: string, rules: readonly FirstRule[]): readonly string[] {
  return rules.length === 0 ? [] : [`<!-- ${comment} -->`, rules.map(({ text }) => `- ${text}`).join('\n')];
}

/** A usual rule that the compiler understands. */
interface CompiledRule extends FirstRule {
  readonly languages: readonly string[];
}

/** The rules of a group for which there are enough files, with these as their source. */
function compileGroup(
  group: readonly UsualRule[],
  sizes: ReadonlyMap<string, number>,
  owners: readonly Owner[],
): readonly CompiledRule[] {
  return group.flatMap(({ text, languages }) => {
    const files = countFiles(sizes, languages);
    return files < MIN_FILES
      ? []
      : compileRule({ text, from: `${files} files` }, owners).map((rule) => ({ ...rule, languages }));
  });
}

/** The same rules after the files were read: those for which enough of them are valid code. */
function countAgain(
  groups: readonly (readonly CompiledRule[])[],
  readable: ReadonlyMap<string, number>,
): readonly (readonly CompiledRule[])[] {
  return groups.map((group) =>
    group.flatMap((rule) => {
      const files = countFiles(readable, rule.languages);
      return files < MIN_FILES ? [] : [{ ...rule, from: `${files} files` }];
    }),
  );
}

/** The number of files of some languages, or of all. */
function countFiles(sizes: ReadonlyMap<string, number>, languages: readonly string[] = [...sizes.keys()]): number {
  return languages.reduce((sum, language) => sum + (sizes.get(language) ?? 0), 0);
}

/** The languages of the files that could break a rule; undefined for all. A document breaks no rule on commands of scripts. */
function listLanguages({ text }: SuggestedRule): readonly string[] | undefined {
  const [compiled] = compileGuideline(ruleGuideline(FIRST_ID, text, []));
  const checks = compiled?.kind === 'checked' ? compiled.checks : [];
  const languages = checks.flatMap(({ clause, finder }) => clause.scope.languages ?? finder.languages ?? ['']);
  return languages.length === 0 || languages.includes('') ? undefined : [...new Set(languages)];
}

/** The rules that nothing breaks. Of rules that exclude each other, the one that alone is not broken. */
function chooseUsual(
  groups: readonly (readonly CompiledRule[])[],
  tried: ReadonlyMap<string, Tried>,
): readonly CompiledRule[] {
  const kept = groups.map((group) => group.filter(({ text }) => tried.get(text)?.files === 0));
  const usual = kept.slice(0, USUAL_RULES.length).map((group) => group.slice(0, MAX_USUAL_RULES_OF_A_GROUP));
  const either = kept.slice(USUAL_RULES.length).filter((group) => group.length === 1);
  return [...either, ...usual].flat().slice(0, MAX_USUAL_RULES);
}

/**
 * Asks the real compiler about a rule, as it will stand in the file. A rule that it does not understand is left out, and so
 * is one that a linter enforces.
 */
function compileRule(rule: SuggestedRule, owners: readonly Owner[]): readonly FirstRule[] {
  const [compiled] = compileGuideline(ruleGuideline(FIRST_ID, rule.text, []));
  if (compiled?.kind !== 'checked') {
    return [];
  }
  const left = compiled.checks.filter((check) => stepBack(check, owners) === undefined);
  return left.length === 0 ? [] : [{ ...rule, check: describeOutcome({ ...compiled, checks: left }, []).check ?? '' }];
}

/** Any id: no other guideline is there. */
const FIRST_ID = 2;
