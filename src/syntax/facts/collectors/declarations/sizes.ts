import type { FunctionFacts } from '../../types.ts';
import { childInField, type Step } from '../../walk.ts';

/** The sizes of a function while the walk is in it. Functions inside of it have their own. */
export interface OpenSizes {
  readonly step: Step;
  depth: number;
  nesting: number;
  complexity: number;
  returnsValue: boolean;
  usesAwait: boolean;
  returnsMarkup: boolean;
}

/** Begins to count in a function. */
export function openSizes(step: Step): OpenSizes {
  const body = childInField(step, 'body');
  return {
    step,
    depth: 0,
    nesting: 0,
    complexity: 1,
    returnsValue: body !== undefined && !BLOCKS.has(body.type),
    usesAwait: false,
    returnsMarkup: false,
  };
}

/** Bodies that are statements; any other body of a function is the value that it returns. */
const BLOCKS: ReadonlySet<string> = new Set([
  'block',
  'body_statement',
  'compound_statement',
  'constructor_body',
  'statement_block',
]);

const BRANCHES = words(
  'if_statement if_expression if unless while_statement while_expression while until for_statement for_in_statement ' +
    'for_expression for do_statement loop_expression for_range_loop foreach_statement enhanced_for_statement',
);
const SWITCHES = words(
  'switch_statement switch_expression match_expression match_statement case case_match expression_switch_statement ' +
    'type_switch_statement select_statement',
);
const PLAIN = words(
  'catch_clause except_clause rescue ternary_expression conditional_expression conditional elif_clause else_if_clause ' +
    'elsif if_modifier unless_modifier while_modifier until_modifier rescue_modifier boolean_operator if_clause ' +
    'for_in_clause switch_case case_clause expression_case type_case communication_case match_arm switch_label ' +
    'switch_section switch_expression_arm case_statement match_conditional_expression when in_clause',
);
const BINARY = words('binary_expression binary');
const BOOLEAN = /^(?:&&|\|\||\?\?|and|or)$/;
const MARKUP = words('jsx_element jsx_self_closing_element jsx_fragment');
const RETURNS = words('return_statement return_expression return');
const AWAITS = words('await_expression await');
/** Nodes between a `return` and the markup that it returns. */
const AROUND_MARKUP = words('parenthesized_expression ternary_expression binary_expression');

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Whether nodes of a type count in the sizes of a function. */
export function isSized(type: string): boolean {
  return [BRANCHES, SWITCHES, PLAIN, BINARY, AWAITS, MARKUP, RETURNS].some((types) => types.has(type));
}

/** Counts a node of a function's body on the way in. */
export function enterSizes(sizes: OpenSizes, step: Step): void {
  const { type } = step;
  if (BRANCHES.has(type) || SWITCHES.has(type)) {
    sizes.complexity += BRANCHES.has(type) ? 1 : 0;
    if (!isElseIf(step)) {
      sizes.depth += 1;
      sizes.nesting = Math.max(sizes.nesting, sizes.depth);
    }
  } else if (PLAIN.has(type)) {
    sizes.complexity += isDefault(step) ? 0 : 1;
  } else if (BINARY.has(type)) {
    sizes.complexity += step.children.some((child) => !child.isNamed && BOOLEAN.test(child.type)) ? 1 : 0;
  } else if (AWAITS.has(type)) {
    sizes.usesAwait = true;
  } else if (MARKUP.has(type)) {
    sizes.returnsMarkup ||= isReturned(step, sizes.step);
  } else if (RETURNS.has(type)) {
    sizes.returnsValue ||= step.children.some((child) => child.isNamed && !child.type.endsWith('comment'));
  }
}

/** Counts a node of a function's body on the way out. */
export function leaveSizes(sizes: OpenSizes, step: Step): void {
  if ((BRANCHES.has(step.type) || SWITCHES.has(step.type)) && !isElseIf(step)) {
    sizes.depth -= 1;
  }
}

/** Whether an `if` is the `else if` of another one. */
function isElseIf({ type, node, parent }: Step): boolean {
  if (parent === undefined || !type.startsWith('if_')) {
    return false;
  }
  return (
    parent.type === 'else_clause' ||
    (parent.type === type && parent.node.childForFieldName('alternative')?.startIndex === node.startIndex)
  );
}

/** Whether a case is the one for everything else. */
function isDefault({ type, children }: Step): boolean {
  const [first] = children;
  return (
    (CASES.has(type) && first?.type === 'default') ||
    (type === 'switch_expression_arm' && first?.type === 'discard') ||
    (type === 'match_arm' && first?.node.children.length === 1 && first.node.children[0]?.type === '_')
  );
}

const CASES = words('switch_label switch_section case_statement');

function isReturned(step: Step, of: Step): boolean {
  let around = step.parent;
  while (around !== undefined && AROUND_MARKUP.has(around.type)) {
    around = around.parent;
  }
  return around?.type === 'return_statement' || around === of;
}

/** Its sizes once the walk has left it. */
export function closeSizes(
  { nesting, complexity, returnsValue, usesAwait, returnsMarkup }: OpenSizes,
  rest: Pick<FunctionFacts, 'parameters' | 'untyped' | 'lines' | 'isArrow'>,
): FunctionFacts {
  return { ...rest, nesting, complexity, returnsValue, usesAwait, returnsMarkup };
}
