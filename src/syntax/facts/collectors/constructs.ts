import type { ConstructFact } from '../types.ts';
import { hasWanted, placeOfStep, type Collector, type Step, type Walk } from '../walk.ts';
import { isCommentedOut } from './constructs/commented-out.ts';
import { isConstruct, readConstructs } from './constructs/construct-readers.ts';
import { collectUnchangedLets } from './constructs/unchanged-lets.ts';

/** Collects the forms of code that rules name by words. */
export function collectConstructs(): Collector<readonly ConstructFact[]> {
  const facts: ConstructFact[] = [];
  const lets = collectUnchangedLets();

  function add(step: Step, walk: Walk, rest: Pick<ConstructFact, 'kind' | 'subject'>): void {
    facts.push({ ...placeOfStep(step), ...rest, ...(walk.inside === undefined ? {} : { inside: walk.inside }) });
  }

  return {
    looksAt: (type, isNamed) => isNamed && (type.endsWith('comment') || lets.looksAt(type) || isConstruct(type)),
    enter: (step, walk) => {
      lets.enter(step, walk);
      if (!hasWanted(step, walk)) {
        return;
      }
      if (step.type.endsWith('comment')) {
        if (walk.isWanted(step.line) && isCommentedOut(step, walk)) {
          add(step, walk, { kind: 'commented-out-code' });
        }
        return;
      }
      // A form may begin on a line before the part of it that is reported, but not after it.
      for (const { at, kind, subject } of readConstructs(step, walk)) {
        const reported = at === undefined ? step : { ...step, node: at };
        if (walk.isWanted(reported.node.startPosition.row + 1)) {
          add(reported, walk, { kind, ...(subject === undefined ? {} : { subject }) });
        }
      }
    },
    end: ({ text }) => [...facts, ...lets.end(text)].toSorted((a, b) => a.line - b.line || a.column - b.column),
  };
}
