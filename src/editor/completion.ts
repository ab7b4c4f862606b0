import {
  FRONTMATTER_KEYS,
  headOf,
  keyOf,
  type FrontmatterKey,
  type HeadKind,
} from '../customizations/frontmatter/keys.ts';
import { CLAUDE_AGENTS, COPILOT_CLI_AGENTS, VSCODE_AGENTS } from '../customizations/known/known-agents.ts';
import { CLAUDE_MODELS, OFFERED_MODELS } from '../customizations/known/known-models.ts';
import { describeShape } from '../customizations/frontmatter/value-shape.ts';
import type { TextRange } from '../text/source-text.ts';
import { readAgentNames } from './agent-names.ts';
import { completePath } from './complete-path.ts';
import { cursorAt, findHead, type Cursor } from './cursor.ts';
import { isMarkdown } from './document-links.ts';
import type { OpenDocument } from './documents.ts';
import type { FoundFile } from './folders.ts';
import { isForClaude, knownTool, nameClients, offeredTools } from './known-names.ts';
import { CompletionItemKind, CompletionItemTag, type CompletionItem, type EditorPosition } from './protocol.ts';
import { allowedWords, innerKeys, MODEL_KEYS, namesAgent, shapeOf, TOOL_KEYS } from './value-kinds.ts';

/** Completes keys and values of the frontmatter, and in the body paths of files and names of tools. */
export async function completeAt(
  file: FoundFile,
  document: OpenDocument,
  position: EditorPosition,
): Promise<CompletionItem[]> {
  if (!isMarkdown(file.file.path)) {
    return [];
  }
  const { text } = document;
  const offset = document.offsetAt(position);
  const cursor = cursorAt(text, offset);
  switch (cursor.kind) {
    case 'key':
      return completeKey(file, document, cursor);
    case 'value':
      return completeValue(file, document, cursor);
    case 'body':
      return completeInBody(file, document, offset);
    case 'nothing':
      return [];
  }
}

/** A word to offer, before it is placed. */
interface Offer {
  readonly label: string;
  readonly kind: CompletionItemKind;
  readonly detail?: string;
  readonly documentation?: string;
  /** What is inserted, if it is not the label. */
  readonly text?: string;
  readonly isDeprecated?: boolean;
}

function place(offers: readonly Offer[], document: OpenDocument, word: TextRange): CompletionItem[] {
  const range = document.rangeOf(word);
  return offers.map(({ label, kind, detail, documentation, text = label, isDeprecated = false }, index) => ({
    label,
    kind,
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && { documentation }),
    // Editors sort by this text: the usual order of keys, deprecated names last.
    sortText: `${isDeprecated ? 'z' : 'a'}${String(index).padStart(4, '0')}`,
    filterText: text,
    ...(isDeprecated && { tags: [CompletionItemTag.Deprecated] }),
    textEdit: { range, newText: text },
  }));
}

function completeKey(
  { file }: FoundFile,
  document: OpenDocument,
  { parent, word }: Extract<Cursor, { kind: 'key' }>,
): CompletionItem[] {
  const head = headOf(file);
  if (head === undefined) {
    return [];
  }
  const colon = /^ *:/.test(document.text.slice(word.end)) ? '' : ': ';
  const offers = parent === undefined ? topKeys(head, document.text, word) : keysWithin(keyOf(head, parent));
  return place(
    offers.map((offer) => ({ ...offer, text: `${offer.label}${colon}` })),
    document,
    word,
  );
}

/** The keys that the frontmatter does not have yet. */
function topKeys(head: HeadKind, text: string, word: TextRange): readonly Offer[] {
  const block = findHead(text)?.block ?? { start: 0, end: 0 };
  const others = `${text.slice(block.start, word.start)}\n${text.slice(word.end, block.end)}`;
  const written = new Set(Array.from(others.matchAll(/^([\w-]+) *:/gm), (match) => match[1]));
  return FRONTMATTER_KEYS[head]
    .filter(({ name }) => !written.has(name))
    .map(({ name, about, clients, shape, successor }) => ({
      label: name,
      kind: CompletionItemKind.Property,
      detail: nameClients(clients),
      documentation: `${about}\nValue: ${describeShape(shape).replaceAll('`', '')}.`,
      isDeprecated: successor !== undefined,
    }));
}

function keysWithin(key: FrontmatterKey | undefined): readonly Offer[] {
  return (key === undefined ? [] : innerKeys(key.shape)).map((label) => ({ label, kind: CompletionItemKind.Property }));
}

async function completeValue(
  { file, repository }: FoundFile,
  document: OpenDocument,
  { key, parent, word }: Extract<Cursor, { kind: 'value' }>,
): Promise<CompletionItem[]> {
  const head = headOf(file);
  if (head === undefined) {
    return [];
  }
  if (parent === undefined && TOOL_KEYS.has(key)) {
    return place(offerTools(isForClaude(head)), document, word);
  }
  if (namesAgent(file.kind, key, parent)) {
    const agents = await readAgentNames(repository);
    const offers = offerAgents(
      head,
      agents.filter((agent) => agent.file.path !== file.path),
    );
    return place(
      offers.map((offer) => ({ ...offer, text: quoteIfNeeded(offer.label, document.text, word) })),
      document,
      word,
    );
  }
  const shape = keyOf(head, parent ?? key)?.shape;
  const own = shape && (parent === undefined ? shape : shapeOf(shape, key));
  if (own !== undefined && MODEL_KEYS.has(key)) {
    return place(offerModels(head), document, word);
  }
  // A line such as `    ag` below `handoffs:` may become a key.
  if (parent === undefined && own !== undefined && innerKeys(own).length > 0) {
    return isAloneOnLine(document.text, word)
      ? place(
          keysWithin(keyOf(head, key)).map((offer) => ({ ...offer, text: `${offer.label}: ` })),
          document,
          word,
        )
      : [];
  }
  const words = own === undefined ? [] : allowedWords(own);
  return place(
    words.map((label) => ({ label, kind: CompletionItemKind.EnumMember })),
    document,
    word,
  );
}

/** Whether only blanks and the mark of a list item are left of a word. */
function isAloneOnLine(text: string, { start }: TextRange): boolean {
  return /^[ -]*$/.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start));
}

function offerTools(isClaude: boolean): readonly Offer[] {
  return offeredTools(isClaude).map((label) => ({
    label,
    kind: CompletionItemKind.Function,
    detail: nameClients(knownTool(label).clients),
  }));
}

function offerModels(head: HeadKind): readonly Offer[] {
  const names = isForClaude(head) ? CLAUDE_MODELS : OFFERED_MODELS;
  return names.map((label) => ({ label, kind: CompletionItemKind.Value }));
}

/** The agents of the repository that the client can start, and its own. */
function offerAgents(head: HeadKind, agents: Awaited<ReturnType<typeof readAgentNames>>): readonly Offer[] {
  const isClaude = isForClaude(head);
  const usable = agents.filter(({ file }) => !isClaude || headOf(file) === 'claude-agent');
  const own = usable.map(({ name, description, file }): Offer => ({
    label: name,
    kind: CompletionItemKind.Class,
    detail: file.path,
    ...(description !== undefined && { documentation: description }),
  }));
  const builtIn = isClaude
    ? CLAUDE_AGENTS
    : head === 'prompt'
      ? VSCODE_AGENTS.map((name) => name.toLowerCase())
      : [...VSCODE_AGENTS, ...COPILOT_CLI_AGENTS];
  const names = new Set(own.map(({ label }) => label));
  return [
    ...own,
    ...builtIn
      .filter((name) => !names.has(name))
      .map((label) => ({ label, kind: CompletionItemKind.Class, detail: 'built in' })),
  ];
}

/** Quotes a name that YAML would read as something else, unless it is inserted between quotes. */
function quoteIfNeeded(name: string, text: string, { start }: TextRange): string {
  const isQuoted = /["']/.test(text.charAt(start - 1));
  return isQuoted || /^[\p{L}\p{N}_][\p{L}\p{N} _./()+-]*$/u.test(name) ? name : JSON.stringify(name);
}

/** `#tool:`, `#file:`, `@` and the target of a link, up to the place. */
const OPENERS = /(#tool:|#file:|\]\(|(?<![^\s*])@)([^\s()<>"']*)$/i;
/** Nobody types longer paths. */
const MAX_TYPED_CHARACTERS = 300;

function completeInBody({ file, repository }: FoundFile, document: OpenDocument, offset: number): CompletionItem[] {
  const before = document.text.slice(Math.max(0, offset - MAX_TYPED_CHARACTERS), offset);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const [, opener = '', typed = ''] = OPENERS.exec(line) ?? [];
  if (opener === '') {
    return [];
  }
  const word = { start: offset - typed.length, end: offset };
  if (opener.toLowerCase() === '#tool:') {
    return place(offerTools(false), document, word);
  }
  const offers = completePath(file.path, typed, repository.paths).map(({ text, isFolder }): Offer => ({
    label: text,
    kind: isFolder ? CompletionItemKind.Folder : CompletionItemKind.File,
  }));
  return place(offers, document, word);
}
