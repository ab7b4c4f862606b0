import { namesIn } from '../../../symbols/names.ts';
import type { SyntaxNode } from '../../../syntax-node.ts';
import type { ConstructFact } from '../../types.ts';
import { placeOfStep, type Step, type Walk } from '../../walk.ts';
import { SCRIPT_GRAMMARS } from '../../../grammars.ts';
const WRITES: Readonly<Record<string, string>> = {
  assignment_expression: 'left',
  augmented_assignment_expression: 'left',
  update_expression: 'argument',
};

/** Finds variables of `let` with a value that the file assigns nowhere again: a name counts for all variables of that name. */
export function collectUnchangedLets(): {
  readonly looksAt: (type: string) => boolean;
  readonly enter: (step: Step, walk: Walk) => void;
  readonly end: (text: string) => readonly ConstructFact[];
} {
  const lets: { readonly fact: ConstructFact; readonly names: readonly string[] }[] = [];
  const written = new Set<string>();

  function write(target: SyntaxNode | null, text: string): void {
    for (const { node } of target === null ? [] : namesIn(target, text)) {
      written.add(text.slice(node.startIndex, node.endIndex));
    }
  }

  return {
    looksAt: (type) => Object.hasOwn(WRITES, type) || type === 'for_in_statement' || type === 'lexical_declaration',
    enter: (step, { text, grammar, isWanted, inside }) => {
      if (!SCRIPT_GRAMMARS.has(grammar)) {
        return;
      }
      const { node, type } = step;
      const field = Object.hasOwn(WRITES, type) ? WRITES[type] : undefined;
      if (field !== undefined) {
        write(node.childForFieldName(field), text);
      } else if (type === 'for_in_statement') {
        write(node.childForFieldName('kind') === null ? node.childForFieldName('left') : null, text);
      } else if (type === 'lexical_declaration' && isWanted(step.line)) {
        const [fact] = step.children.some((child) => child.type === 'let') ? [placeOfStep(step)] : [];
        const declarators = step.children.filter((child) => child.type === 'variable_declarator');
        if (fact !== undefined && declarators.every((one) => one.node.childForFieldName('value') !== null)) {
          const names = declarators.flatMap((one) => {
            const pattern = one.node.childForFieldName('name');
            return pattern === null ? [] : namesIn(pattern, text).map((found) => found.name);
          });
          lets.push({
            fact: { ...fact, kind: 'let-never-assigned', ...(inside === undefined ? {} : { inside }) },
            names,
          });
        }
      }
    },
    end: (text) =>
      lets
        .filter(({ names }) => !names.some((name) => written.has(name) || isWrittenLater(name, text)))
        .map(({ fact }) => fact),
  };
}

/** Whether the text has another assignment to a name: the walk does not enter functions without a wanted line. */
function isWrittenLater(name: string, text: string): boolean {
  const escaped = name.replaceAll('$', String.raw`\$&`);
  const assignment = new RegExp(
    String.raw`(?<![\w$.])(?:(?<!\blet\s+)${escaped}\s*(?:(?:\*\*|<<|>>>?|&&|\|\||\?\?|[-+*/%&|^])?=(?![=>])|\+\+|--)|(?:\+\+|--)${escaped}(?![\w$]))`,
  );
  return assignment.test(text);
}
