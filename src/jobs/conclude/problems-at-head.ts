import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Finding } from '../../findings/types.ts';
import { computeFingerprint } from '../../rules/baseline.ts';
import { blankSecrets } from '../../text/secrets/blank-secrets.ts';
import { isPlainPath } from '../../workspace/paths.ts';
import type { ReviewSubject } from '../choose/choose-guidance.ts';

/**
 * The problems of the files that guide a review, at their places in the head. They are found in the base, and a change may
 * move or solve them: in a file that it touches, only what the validation of the head found as well is still there.
 *
 * @param findings what the review reports, which is not said twice
 * @param known what the validation of the head found and the change is not responsible for
 */
export function placeProblemsAtHead(
  problems: readonly Diagnostic[],
  { changes }: Pick<ReviewSubject, 'changes'>,
  findings: readonly Finding[],
  known: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (problems.length === 0) {
    return [];
  }
  const inHead = new Map(known.map((problem) => [computeFingerprint(problem), problem]));
  // The files of a tree are listed as a change, although nothing changed in them.
  const changed = changes.source === 'tree' ? [] : changes.files;
  const touched = new Set(changed.flatMap(({ path, previousPath = path }) => [path, previousPath]));
  const reported = new Set(
    findings
      .filter(({ rule }) => rule !== undefined)
      .flatMap(({ rule, path, line, places = [] }) =>
        [{ path, line }, ...places].map((place) => placeKey(rule, place.path, place.line)),
      ),
  );
  return problems.flatMap((problem) => {
    const place = inHead.get(computeFingerprint(problem)) ?? (touched.has(problem.path) ? undefined : problem);
    const isShown =
      place !== undefined &&
      isPlainPath(place.path) &&
      !reported.has(placeKey(place.rule, place.path, place.start.line));
    return isShown ? [withoutSecrets(place)] : [];
  });
}

function withoutSecrets({ message, hint, why, ...rest }: Diagnostic): Diagnostic {
  return {
    ...rest,
    message: blankSecrets(message),
    ...(hint !== undefined && { hint: blankSecrets(hint) }),
    ...(why !== undefined && { why: blankSecrets(why) }),
  };
}

function placeKey(rule: string | undefined, path: string, line: number | undefined): string {
  return JSON.stringify([rule, path, line]);
}
