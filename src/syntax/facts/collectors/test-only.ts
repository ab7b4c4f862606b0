import type { LineRange } from '../types.ts';
import { textOfStep, type Collector, type Step } from '../walk.ts';

/** `#[cfg(test)]`, `#[cfg(all(test, unix))]`, `#[test]`, `#[tokio::test(flavor = "…")]`, `#[rstest]`. */
const FOR_TESTS =
  /^#!?\[\s*(?:cfg\(\s*(?:(?:all|any)\(\s*)?test\b|(?:\w+\s*::\s*)*(?:test|rstest|test_case)\s*(?:\(|\]))/;

/**
 * Collects the lines of code that Rust compiles for tests alone: items, implementations, imports and statements with an
 * attribute that says so. In other languages, the path of a file tells whether it holds tests.
 */
export function collectTestOnly(language: string): Collector<readonly LineRange[]> {
  const ranges: LineRange[] = [];
  if (language !== 'rust') {
    return { end: () => ranges };
  }
  /** An attribute that waits for what it belongs to, which is the next node with the same parent. */
  let waiting: Step | undefined;
  return {
    enter: (step, { text }) => {
      if (step.type === 'attribute_item') {
        if (waiting?.parent !== step.parent && FOR_TESTS.test(textOfStep(step, text))) {
          waiting = step;
        }
      } else if (step.type === 'inner_attribute_item') {
        if (step.parent !== undefined && FOR_TESTS.test(textOfStep(step, text))) {
          ranges.push(linesOf(step.parent, step.parent));
        }
      } else if (waiting !== undefined && waiting.parent === step.parent && !step.type.endsWith('comment')) {
        ranges.push(linesOf(waiting, step));
        waiting = undefined;
      }
    },
    end: () => ranges,
  };
}

function linesOf(first: Step, last: Step): LineRange {
  return { line: first.line, endLine: last.node.endPosition.row + 1 };
}
