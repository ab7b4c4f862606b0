import type { SyntaxNode } from '../../../syntax-node.ts';
import type { ConstructKind } from '../../types.ts';

/** A form of code that a node is. */
export interface FoundConstruct {
  readonly kind: ConstructKind;
  readonly subject?: string;
  /** The node to report, if it is not the visited one. */
  readonly at?: SyntaxNode;
  /** How many lines below the beginning of the node to report, if it begins with empty ones. */
  readonly below?: number;
}
