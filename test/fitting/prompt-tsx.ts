import {
  Chunk,
  OutputMode,
  PromptElement,
  PromptRenderer,
  Raw,
  TextChunk,
  TokenLimit,
  UserMessage,
  useKeepWith,
  type ITokenizer,
  type PromptPiece,
} from '@vscode/prompt-tsx';

/** A node of a tree that both engines can express. Siblings have each another priority, those in passing sections too. */
export type SharedNode = SharedLeaf | SharedChunk | SharedSection;

export interface SharedLeaf {
  readonly kind: 'leaf';
  readonly priority: number;
  /** One line, which begins with what names it. */
  readonly text: string;
  readonly keepWith?: string;
}

/** Kept or cut as one. */
export interface SharedChunk {
  readonly kind: 'chunk';
  readonly priority: number;
  readonly leaves: readonly SharedLeaf[];
}

/** What is in a section goes when the section's turn is; one that passes has its children's priorities count among its siblings'. */
export interface SharedSection {
  readonly kind: 'section';
  readonly priority: number;
  readonly passes: boolean;
  readonly limit?: number;
  readonly children: readonly SharedNode[];
}

/** Tokens of a message in addition to its text. */
const MESSAGE = 4;

/**
 * Every character is a token. prompt-tsx counts a text chunk alone with one token more, for a line break that may come
 * in front of it; our texts end their lines, so that none ever does, and the token is taken off.
 */
const tokenizer: ITokenizer<OutputMode.Raw> = {
  mode: OutputMode.Raw,
  tokenLength: (part) => (part.type === Raw.ChatCompletionContentPartKind.Text ? part.text.length - 1 : 0),
  countMessageTokens: ({ content }) => MESSAGE + textOf(content).length,
};

/** The text of each message that prompt-tsx sends within a budget of tokens. */
export async function renderByPromptTsx(
  messages: readonly (readonly SharedNode[])[],
  budget: number,
): Promise<readonly string[]> {
  const keepWiths = new Map<string, ReturnType<typeof useKeepWith>>();
  const pieces = messages.map((nodes, index) =>
    // Messages go one after the other, the first one first.
    pieceOf(
      UserMessage,
      { priority: index + 1 },
      nodes.map((node) => drawNode(node, keepWiths)),
    ),
  );
  class Root extends PromptElement {
    override render(): PromptPiece {
      // A list is a template too, though its type does not say so.
      return pieces as unknown as PromptPiece;
    }
  }
  const renderer = new PromptRenderer({ modelMaxPromptTokens: budget }, Root, {}, tokenizer);
  const { messages: rendered } = await renderer.render();
  return rendered.map(({ content }) => textOf(content));
}

function drawNode(node: SharedNode, keepWiths: Map<string, ReturnType<typeof useKeepWith>>): PromptPiece {
  switch (node.kind) {
    case 'leaf':
      return drawLeaf(node, keepWiths);
    case 'chunk':
      return pieceOf(
        Chunk,
        { priority: node.priority },
        node.leaves.map((leaf) => drawLeaf(leaf, keepWiths)),
      );
    case 'section': {
      const standing = node.passes ? { passPriority: true } : { priority: node.priority };
      const children = node.children.map((child) => drawNode(child, keepWiths));
      return node.limit === undefined
        ? pieceOf(Section, standing, children)
        : pieceOf(TokenLimit, { ...standing, max: node.limit }, children);
    }
  }
}

function drawLeaf(
  { text, priority, keepWith }: SharedLeaf,
  keepWiths: Map<string, ReturnType<typeof useKeepWith>>,
): PromptPiece {
  const chunk = pieceOf(TextChunk, { priority }, [text]);
  if (keepWith === undefined) {
    return chunk;
  }
  const together = keepWiths.get(keepWith) ?? useKeepWith();
  keepWiths.set(keepWith, together);
  return pieceOf(together, { priority }, [chunk]);
}

class Section extends PromptElement {
  override render(): PromptPiece {
    const { children } = this.props as { readonly children?: unknown };
    return children as PromptPiece;
  }
}

function pieceOf(ctor: unknown, props: object, children: PromptPiece['children']): PromptPiece {
  return { ctor: ctor as PromptPiece['ctor'], props, children };
}

function textOf(content: readonly Raw.ChatCompletionContentPart[]): string {
  return content.map((part) => (part.type === Raw.ChatCompletionContentPartKind.Text ? part.text : '')).join('');
}
