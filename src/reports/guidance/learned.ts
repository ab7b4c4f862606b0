import {
  LEAST_OUTCOMES,
  type AcceptanceModel,
  type LearnedFeature,
} from '../../findings/acceptance/acceptance-model.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { shorten } from '../../text/shown/shorten.ts';
import { count } from '../count.ts';
import { wrapAtTerminal } from '../wrap.ts';

const MAX_NAME_CHARACTERS = 100;

/** One line on a model: how many outcomes it has, and whether it counts yet. */
export function learnedSentence({ outcomes, accepted }: AcceptanceModel): string {
  const share = outcomes === 0 ? '' : `, ${percent({ outcomes, accepted })} of them accepted`;
  const missing = LEAST_OUTCOMES - outcomes;
  const standing = missing > 0 ? ` It has no effect yet: ${count(missing, 'more outcome')} needed.` : '';
  return `Learned from ${count(outcomes, 'outcome')}${share}.${standing}`;
}

/** The guidelines by how often people accept the comments that cite them, and all weights. */
export function learnedText(model: AcceptanceModel, columns?: number): string {
  const guidelines = model.features.filter(isGuideline);
  const others = model.features.filter((one) => !isGuideline(one));
  const text = [
    learnedSentence(model),
    '',
    ...section('Guidelines that lead to comments, the most accepted first', guidelines.toSorted(byAcceptance)),
    ...section('Other features', others.toSorted(byWeight)),
    `base  weight ${sign(model.base)}`,
    '',
    'A weight adds to the logarithm of the odds that people accept a finding.',
    '',
  ].join('\n');
  return wrapAtTerminal(text, columns);
}

function section(title: string, features: readonly LearnedFeature[]): readonly string[] {
  return features.length === 0 ? [] : [title, ...features.map(drawFeature), ''];
}

function drawFeature(feature: LearnedFeature): string {
  const { name, weight, outcomes, accepted } = feature;
  const shown = shorten(oneLine(name.replace(/^guideline /, '')), MAX_NAME_CHARACTERS);
  return `  ${percent(feature).padStart(5)}  ${accepted} of ${outcomes}  weight ${sign(weight)}  ${shown}`;
}

function isGuideline({ name }: LearnedFeature): boolean {
  return name.startsWith('guideline ');
}

function byAcceptance(one: LearnedFeature, other: LearnedFeature): number {
  return other.accepted / other.outcomes - one.accepted / one.outcomes || other.outcomes - one.outcomes;
}

function byWeight(one: LearnedFeature, other: LearnedFeature): number {
  return other.weight - one.weight;
}

function percent({ outcomes, accepted }: Pick<LearnedFeature, 'outcomes' | 'accepted'>): string {
  return `${Math.round((100 * accepted) / Math.max(1, outcomes))} %`;
}

function sign(weight: number): string {
  return weight < 0 ? `−${Math.abs(weight).toFixed(2)}` : `+${weight.toFixed(2)}`;
}
