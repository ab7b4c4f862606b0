import { expect, it } from 'vitest';
import { drawVerdictAnnotations } from '../../../src/reports/review/verdict-annotations.ts';
import { drawVerdict } from '../../../src/reports/review/verdict.ts';
import { coverageOf, resultOf, unjudgedOf } from '../result.ts';

it.each<[string, Parameters<typeof resultOf>[0], readonly string[], string]>([
  ['draws nothing for a clean review', {}, [], ''],
  [
    'warns of what was not judged',
    { conclusion: 'incomplete', unjudged: unjudgedOf({ comments: 1 }) },
    [],
    '::warning title=Housestyle::Incomplete: nothing was found, but not everything was judged. Not judged: 1 comment of a model that could not be read.\n',
  ],
  [
    'notes what needs a model, if none is configured',
    { conclusion: 'incomplete', coverage: coverageOf({ modelLines: 0 }), unjudged: unjudgedOf({ statements: 2 }) },
    [],
    '::notice title=Housestyle::Incomplete: nothing was found, but not everything was judged. Not judged: 2 rules that only a model can judge.\n',
  ],
  [
    'warns of rules that the model did not see',
    { conclusion: 'incomplete', unjudged: unjudgedOf({ statements: 2 }) },
    [],
    '::warning title=Housestyle::Incomplete: nothing was found, but not everything was judged. Not judged: 2 rules that had no room in the prompts.\n',
  ],
  [
    'warns of what was not judged for another reason as well',
    {
      conclusion: 'incomplete',
      coverage: coverageOf({ modelLines: 0 }),
      unjudged: unjudgedOf({ statements: 2, unaskedModel: 'gpt-5' }),
    },
    [],
    '::warning title=Housestyle::Incomplete: nothing was found, but not everything was judged. Not judged: 2 rules that only a model can judge, everything the model gpt-5 would judge: it has no key or server.\n',
  ],
  [
    'has an error with the reason for a failed review',
    { conclusion: 'failed' },
    [],
    '::error title=Housestyle::Failed: the model answered no request, so the change was not reviewed. The reason: 50%25 of it.\n',
  ],
  [
    'has an error for each setting that fails the job, on one line each',
    {},
    ['a\n::error::b', 'c'],
    '::error title=Housestyle::a\\n::error::b\n::error title=Housestyle::c\n',
  ],
])('%s', (_name, fields, failures, expected) => {
  expect(drawVerdictAnnotations(drawVerdict(resultOf(fields)), failures, 'The reason: 50% of it.')).toBe(expected);
});
