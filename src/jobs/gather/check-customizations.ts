import { identify } from '../../customizations/places/identify.ts';
import { messageOf, UserError } from '../../errors.ts';
import { GithubError } from '../../github/api/github-error.ts';
import type { GuidelineNote } from '../../guidelines/types.ts';
import type { Options } from '../../options/options.ts';
import { notValidated } from '../../reports/reasons/guidance.ts';
import { isBelow } from '../../workspace/paths.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import type { ValidationTerms } from '../validate.ts';
import type { TouchedValidation } from './validate-touched.ts';

/** The options for the customization files that a change touches. */
export type CustomizationSettings = Pick<Options, 'compatibility' | 'workspaceFolders'> & {
  /** Reads the rules and the known problems from the trusted revision. Absent if these files are not checked. */
  readonly readValidationTerms?: () => Promise<ValidationTerms>;
};

/** What the validator found in the customization files. */
export interface CustomizationReview extends Omit<TouchedValidation, 'validated'> {
  /** How many customization files of the head were validated; undefined if none was. */
  readonly validated: number | undefined;
  readonly notes: readonly GuidelineNote[];
}

/** The result of a review that validates no file. */
export const NOT_VALIDATED: CustomizationReview = { drafts: [], validated: undefined, known: [], notes: [] };

/**
 * Validates the customization files of the head, if the change touches one, and reports what the change is responsible for.
 * Nothing of the head configures the validation. The review goes on if the files cannot be read.
 */
export async function checkCustomizations(
  subject: ReviewSubject,
  chosen: Chosen,
  settings: CustomizationSettings,
): Promise<CustomizationReview> {
  const { readValidationTerms } = settings;
  if (readValidationTerms === undefined || !touchesCustomization(subject, chosen)) {
    return NOT_VALIDATED;
  }
  try {
    // The rules are loaded only for a change that needs them.
    const { validateTouched } = await import('./validate-touched.ts');
    return { ...NOT_VALIDATED, ...(await validateTouched(subject, chosen, settings, await readValidationTerms())) };
  } catch (error) {
    // Expected: a limit or a fault of GitHub, a baseline that cannot be read.
    if (error instanceof GithubError || (error instanceof UserError && error.code !== 'interrupted')) {
      const [source] = chosen.files.map(({ path }) => path);
      return {
        ...NOT_VALIDATED,
        notes: [{ source: source ?? subject.sides.head.name, message: notValidated(messageOf(error), hintOf(error)) }],
      };
    }
    throw error;
  }
}

/** Files that are not customizations, but start programs or turn features on. */
const SETTINGS = /(?:^|\/)(?:\.vscode\/(?:settings|mcp|tasks)\.json|\.mcp\.json)$|\.code-workspace$/;

/** Whether a changed file is a customization, or belongs to a skill, or is one that the base brings in. */
function touchesCustomization({ changes }: ReviewSubject, { customizations: { found, leftOut } }: Chosen): boolean {
  const known = new Set([
    ...found.flatMap((one) => [one.path, ...('content' in one ? [one.content.path] : [])]),
    ...leftOut.map(({ source }) => source),
  ]);
  const skills = [...known].flatMap((path) => (path.endsWith('/SKILL.md') ? path.slice(0, -'/SKILL.md'.length) : []));
  const isOne = (path: string): boolean =>
    known.has(path) ||
    identify(path) !== undefined ||
    SETTINGS.test(path) ||
    skills.some((folder) => isBelow(path, folder));
  return changes.files.some(
    ({ path, previousPath }) => isOne(path) || (previousPath !== undefined && isOne(previousPath)),
  );
}

function hintOf(error: unknown): string | undefined {
  return error instanceof UserError ? error.hint : undefined;
}
