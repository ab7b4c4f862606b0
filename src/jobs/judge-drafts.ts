import { verifyFindings, type Verified, type VerifyTerms } from '../agents/verify/verify.ts';
import type { FileChange } from '../changes/types.ts';
import { interruptedError } from '../errors.ts';
import { gateDrafts } from '../findings/evidence.ts';
import { identifyFindings } from '../findings/identity/identify.ts';
import { limitFindings, type FindingLimits } from '../findings/limit-findings.ts';
import { placeFindings } from '../findings/place.ts';
import { proveSuggestions } from '../findings/suggestions/prove-suggestions.ts';
import type { Draft, Finding, LeftOutDraft } from '../findings/types.ts';
import type { Guideline } from '../guidelines/types.ts';
import type { Options } from '../options/options.ts';
import type { Grammars } from '../syntax/types.ts';
import type { ReviewSubject } from './choose/choose-guidance.ts';
import type { ReviewModels } from './compose/review-models.ts';
import { openAcceptance } from './learn/open-acceptance.ts';

/** What the reviewers looked up, and what the second look may look up. */
export type Lookups = Pick<VerifyTerms, 'toolUses' | 'tools' | 'symbols'>;

type JudgeSettings = FindingLimits &
  Parameters<typeof placeFindings>[3] &
  Pick<Options, 'verify' | 'maxTurns'> & {
    readonly grammars?: Grammars;
    /** The file with what was learned, if the user named one. */
    readonly learned?: string | undefined;
    /** Set for a part of a divided review: limits are left to the job that merges the results. */
    readonly shardPaths?: ReadonlySet<string>;
  };

/** What drafts are judged by. */
interface JudgeTerms {
  readonly subject: ReviewSubject;
  /** The files on whose lines findings are placed. */
  readonly shown: readonly FileChange[];
  /** What drafts of models are compared with. */
  readonly against: Omit<Parameters<typeof gateDrafts>[1], 'sides'>;
  readonly applicable: readonly Guideline[];
  readonly settings: JudgeSettings;
  readonly models: ReviewModels | undefined;
}

/** The findings that are left of the drafts, and what each step left out. */
export interface JudgedDrafts {
  readonly findings: readonly Finding[];
  /** Undefined if no model checked the findings again. */
  readonly verified: Verified | undefined;
  /** Drafts that say the same as one of the findings. */
  readonly merged: readonly LeftOutDraft[];
  /** Drafts of models whose files do not contain the code that they quote. They are in `leftOut` too. */
  readonly unproven: readonly LeftOutDraft[];
  readonly leftOut: readonly LeftOutDraft[];
}

/** Makes findings of drafts: those of models need evidence, each gets a place, suggestions are proven, and limits hold. */
export async function judgeDrafts(
  certain: readonly Draft[],
  answers: { readonly drafts: readonly Draft[]; readonly lookups?: Lookups } | undefined,
  { subject, shown, against, applicable, settings, models }: JudgeTerms,
): Promise<JudgedDrafts> {
  const supported = await gateDrafts(answers?.drafts ?? [], { ...against, sides: subject.sides });
  const placed = placeFindings([...certain, ...supported.drafts], shown, applicable, settings, against.unreviewed);
  const proven = await proveSuggestions(placed.findings, { ...against, grammars: models?.grammars });
  const verified = await verifyPlaced(
    proven.findings,
    { ...against, description: subject.description, ...answers?.lookups, maxTurns: settings.maxTurns },
    settings,
    models,
  );
  const sound = verified?.findings ?? proven.findings;
  const acceptanceOf = await openAcceptance(subject.trusted, settings.learned);
  const limited =
    settings.shardPaths === undefined
      ? limitFindings(sound, { ...settings, ...(acceptanceOf && { acceptanceOf }) })
      : { findings: sound, leftOut: [] };
  const steps = [supported, placed, proven, ...(verified ? [verified] : []), limited];
  return {
    findings: await identifyFindings(limited.findings, { ...against, grammars: settings.grammars }),
    verified,
    merged: placed.merged,
    unproven: supported.leftOut,
    leftOut: steps.flatMap((step) => step.leftOut),
  };
}

/** Has a model check the findings again, if `verify` asks for it. Throws when somebody ended the run. */
async function verifyPlaced(
  findings: readonly Finding[],
  against: JudgeTerms['against'] & Partial<Lookups> & Pick<VerifyTerms, 'description' | 'maxTurns'>,
  { verify }: Pick<Options, 'verify'>,
  models: ReviewModels | undefined,
): Promise<Verified | undefined> {
  const verified =
    models !== undefined && verify
      ? await verifyFindings(findings, { ...models, ...models.verifier, ...against })
      : undefined;
  if (models?.signal.aborted === true) {
    throw interruptedError();
  }
  return verified;
}
