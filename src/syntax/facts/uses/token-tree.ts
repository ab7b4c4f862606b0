import type { SyntaxNode } from '../../syntax-node.ts';
import { textOfStep, type Step } from '../walk.ts';

/** A name in the arguments of a macro. */
export interface MacroUse {
  readonly kind: 'call' | 'member' | 'name';
  readonly name: string;
  /** Where its last part is. */
  readonly node: SyntaxNode;
  readonly parts: readonly Step[];
}

/** Reads the names in the arguments of a macro in Rust, which its grammar gives as tokens: `x.unwrap()`, `todo!()`. */
export function readTokenTree({ children }: Step, text: string): readonly MacroUse[] {
  const uses: MacroUse[] = [];
  let name = '';
  let parts: Step[] = [];
  let last: Step | undefined;
  const finish = (kind: MacroUse['kind'], after = ''): void => {
    if (last !== undefined) {
      const isPlain = !/[.:]/.test(name);
      uses.push({
        kind: kind === 'name' && !isPlain ? 'member' : kind,
        name: `${name}${after}`,
        node: last.node,
        parts,
      });
    }
    name = '';
    parts = [];
    last = undefined;
  };
  for (const [index, step] of children.entries()) {
    const next = children[index + 1];
    if (
      /identifier$|^(?:self|super|crate|primitive_type)$/.test(step.type) &&
      (last === undefined || /(?:\.|::)$/.test(name))
    ) {
      name += textOfStep(step, text);
      parts.push(step);
      last = step;
    } else if (step.type === '.' || step.type === '::') {
      name += step.type;
      parts.push(step);
    } else if (step.type === 'token_tree' && last !== undefined && text[step.node.startIndex] === '(') {
      const chain = `${name}()`;
      finish('call');
      name = chain;
    } else if (step.type === '!' && next?.type === 'token_tree') {
      finish('call', '!');
    } else {
      finish('name');
    }
  }
  finish('name');
  return uses;
}

/** The places of the arguments of a macro of Rust, whose grammar has tokens only: what stands between commas. */
export function listMacroArguments(tree: SyntaxNode): readonly Pick<SyntaxNode, 'startIndex' | 'endIndex'>[] {
  const found: { startIndex: number; endIndex: number }[] = [];
  let isOpen = false;
  // The first and the last token are the brackets.
  for (const token of tree.children.slice(1, -1)) {
    const last = found.at(-1);
    if (token === null || token.type === ',') {
      isOpen = false;
    } else if (isOpen && last !== undefined) {
      last.endIndex = token.endIndex;
    } else {
      isOpen = true;
      found.push({ startIndex: token.startIndex, endIndex: token.endIndex });
    }
  }
  return found;
}
