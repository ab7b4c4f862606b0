import { drawRunAnnotation } from '../annotations.ts';
import { headline, lacksOnlyModel, listMissing, type Verdict } from './verdict.ts';

/**
 * The verdict as workflow commands: an error for each sentence that says why the job fails, and a warning if something was
 * not judged. Without a model, rules that need one are no news: they are a notice. A clean review has none.
 * @param failures the sentences of `listFailures`
 * @param reason a sentence that says why the review failed, if it did and that is known
 */
export function drawVerdictAnnotations(verdict: Verdict, failures: readonly string[], reason?: string): string {
  const said = headline(verdict);
  const own = !isVerdictAnnotated(verdict)
    ? []
    : verdict.conclusion === 'failed'
      ? [drawRunAnnotation('error', reason === undefined ? said : `${said} ${reason}`)]
      : [drawRunAnnotation(lacksOnlyModel(verdict) ? 'notice' : 'warning', said)];
  return [...own, ...failures.map((failure) => drawRunAnnotation('error', failure))].join('');
}

/** Whether a workflow command says the verdict. The log shows it, so that no other line repeats the sentence. */
export function isVerdictAnnotated(verdict: Verdict): boolean {
  return verdict.conclusion === 'failed' || verdict.conclusion === 'unchecked' || listMissing(verdict).length > 0;
}
