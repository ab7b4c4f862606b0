import type { ConstructFact, FactPlace } from '../types.ts';
import { hasWanted, placeOfStep, type Collector, type Walk } from '../walk.ts';
import { isCommentedOut } from './constructs/commented-out.ts';
import { isConstruct, readConstructs } from './constructs/construct-readers.ts';
import { collectUnchangedLets } from './constructs/unchanged-lets.ts';

/** Collects the forms of code that rules name by words. */
export function collectConstructs(): Collector<readonly ConstructFact[]> {
  const facts: ConstructFact[] = [];
  const lets = collectUnchangedLets();

  function add(place: FactPlace, walk: Walk, rest: Pick<ConstructFact, 'kind' | 'subject'>): void {
    facts.push({ ...place, ...rest, ...(walk.inside === undefined ? {} : { inside: walk.inside }) });
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
          add(placeOfStep(step), walk, { kind: 'commented-out-code' });
        }
        return;
      }
      // A form may begin on a line before the part of it that is reported, but not after it.
      for (const { at, kind, subject, below = 0 } of readConstructs(step, walk)) {
        const place = placeOfStep(at === undefined ? step : { ...step, node: at });
        if (walk.isWanted(place.line + below)) {
          add({ ...place, line: place.line + below }, walk, { kind, ...(subject === undefined ? {} : { subject }) });
        }
      }
    },
    end: ({ text }) => [...facts, ...lets.end(text)].toSorted((a, b) => a.line - b.line || a.column - b.column),
  };
}
