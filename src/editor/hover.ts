import { CLIENTS, CLIENT_NAMES, type Client } from '../customizations/known/clients.ts';
import { headOf, keyOf, type HeadKind } from '../customizations/frontmatter/keys.ts';
import { CLAUDE_MODELS, OTHER_CLAUDE_MODELS } from '../customizations/known/known-models.ts';
import { isOtherVendor, standingOfModel, type ModelStanding } from '../customizations/frontmatter/model-standing.ts';
import { describeShape } from '../customizations/frontmatter/value-shape.ts';
import { codeSpan, plainMarkdown } from '../reports/markdown/markdown-text.ts';
import { splitGlobList, type ListedGlob } from '../text/globs/glob.ts';
import type { TextRange } from '../text/source-text.ts';
import { readAgentNames } from './agent-names.ts';
import { cursorAt, type Cursor } from './cursor.ts';
import { isMarkdown } from './document-links.ts';
import type { OpenDocument } from './documents.ts';
import type { FoundFile } from './folders.ts';
import { countGlob } from './glob-count.ts';
import { builtInAgents, isForClaude, knownTool, nameClients } from './known-names.ts';
import { MarkupKind, type EditorPosition, type Hover } from './protocol.ts';
import { findReferences, type FoundReference } from './references.ts';
import { GLOB_KEYS, MODEL_KEYS, hasChoices, namesAgent, shapeOf, TOOL_KEYS } from './value-kinds.ts';

/** Explains a place of a customization file: a key, a glob, the name of a tool, model or agent, a reference. */
export async function hoverAt(
  file: FoundFile,
  document: OpenDocument,
  position: EditorPosition,
): Promise<Hover | undefined> {
  if (!isMarkdown(file.file.path)) {
    return undefined;
  }
  const offset = document.offsetAt(position);
  const cursor = cursorAt(document.text, offset);
  const explained = await explain(file, document.text, cursor, offset);
  return (
    explained && {
      contents: { kind: MarkupKind.Markdown, value: explained.lines.join('\n\n') },
      range: document.rangeOf(explained.range),
    }
  );
}

/** Paragraphs of Markdown about a range. */
interface Explained {
  readonly range: TextRange;
  readonly lines: readonly string[];
}

async function explain(file: FoundFile, text: string, cursor: Cursor, offset: number): Promise<Explained | undefined> {
  switch (cursor.kind) {
    case 'key':
      return explainKey(file, cursor);
    case 'value':
      return explainValue(file, text, cursor, offset);
    case 'body':
      return explainReference(file, text, offset);
    case 'nothing':
      return undefined;
  }
}

function explainKey(
  { file }: FoundFile,
  { name, parent, word }: Extract<Cursor, { kind: 'key' }>,
): Explained | undefined {
  const head = headOf(file);
  const key = head && keyOf(head, parent ?? name);
  if (key === undefined) {
    return undefined;
  }
  if (parent !== undefined) {
    const shape = shapeOf(key.shape, name);
    return shape && { range: word, lines: [`${codeSpan(name)} of ${codeSpan(parent)}: ${describeShape(shape)}.`] };
  }
  const readers = readersOf(file.clients);
  const using = readers.filter((client) => key.clients.includes(client));
  const ignoring = readers.filter((client) => !key.clients.includes(client));
  return {
    range: word,
    lines: [
      `${codeSpan(name)}: ${key.about}`,
      `Read by ${nameClients(using)}.${ignoring.length === 0 ? '' : ` Ignored by ${nameClients(ignoring)}.`}`,
      `Value: ${describeShape(key.shape)}.`,
      ...(key.isRequired === true ? ['Required: some clients skip the file without it.'] : []),
      ...(key.successor === undefined ? [] : [`Deprecated. Write ${codeSpan(key.successor)}.`]),
    ],
  };
}

/** A file that no client searches for may be meant for any. */
function readersOf(clients: readonly Client[]): readonly Client[] {
  return clients.length === 0 ? CLIENTS : clients;
}

async function explainValue(
  found: FoundFile,
  text: string,
  { key, parent, word, written }: Extract<Cursor, { kind: 'value' }>,
  offset: number,
): Promise<Explained | undefined> {
  const { file, repository } = found;
  const head = headOf(file);
  const name = text.slice(word.start, word.end);
  if (parent === undefined && GLOB_KEYS.has(key)) {
    return explainGlob(found, text, written, offset);
  }
  if (name === '') {
    return undefined;
  }
  if (parent === undefined && TOOL_KEYS.has(key)) {
    return { range: word, lines: explainTool(name) };
  }
  if (namesAgent(file.kind, key, parent)) {
    return { range: word, lines: await explainAgent(name, repository, isForClaude(head)) };
  }
  if (MODEL_KEYS.has(key)) {
    return { range: word, lines: isForClaude(head) ? explainClaudeModel(name) : explainModel(name) };
  }
  const shape = head && keyOf(head, parent ?? key)?.shape;
  const own = shape && (parent === undefined ? shape : shapeOf(shape, key));
  return own !== undefined && hasChoices(own)
    ? { range: word, lines: [`${codeSpan(key)}: ${describeShape(own)}.`] }
    : undefined;
}

const MAX_SHOWN_PATHS = 10;
/** The frontmatter whose globs VS Code reads. It ignores `paths` of skills. */
const GLOB_HEADS_OF_VSCODE: ReadonlySet<HeadKind | undefined> = new Set(['instructions', 'claude-rule']);

function explainGlob(
  { file, repository }: FoundFile,
  text: string,
  written: TextRange,
  offset: number,
): Explained | undefined {
  const glob = globAround(text, written, offset);
  if (glob === undefined) {
    return undefined;
  }
  const { vscode, fromRoot, isCut, problem } = countGlob(glob.pattern, file.root, repository.paths);
  if (problem !== undefined) {
    return {
      range: glob.range,
      lines: [`${codeSpan(glob.pattern)} cannot be used as a glob: ${plainMarkdown(problem)}.`],
    };
  }
  const files = (count: number): string => `${isCut ? 'at least ' : ''}${count === 1 ? '1 file' : `${count} files`}`;
  const pattern = codeSpan(glob.pattern);
  const isVscode = readersOf(file.clients).includes('vscode') && GLOB_HEADS_OF_VSCODE.has(headOf(file));
  const other = headOf(file) === 'instructions' ? 'on github.com' : 'in Claude Code';
  const all = isVscode && vscode.length >= fromRoot.length ? vscode : fromRoot;
  const shown = all.slice(0, MAX_SHOWN_PATHS);
  const rest = all.length - shown.length;
  return {
    range: glob.range,
    lines: [
      !isVscode || vscode.length === fromRoot.length
        ? `${pattern} matches ${files(fromRoot.length)} of the workspace.`
        : `${pattern} matches ${files(vscode.length)} of the workspace in VS Code, and ${files(fromRoot.length)} ${other}.`,
      ...(shown.length === 0
        ? []
        : [[...shown.map((path) => `- ${codeSpan(path)}`), ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n')]),
    ],
  };
}

/** The glob at a place. Commas in braces do not separate globs. */
function globAround(text: string, { start, end }: TextRange, offset: number): ListedGlob | undefined {
  const value = text.slice(start, end);
  const lead = /^[[\s]*["']?/.exec(value)?.[0].length ?? 0;
  const inner = value.slice(lead).replace(/["']?[\]\s]*$/, '');
  const at = offset - start - lead;
  const found = splitGlobList(inner).find(({ range }) => range.start <= at && at <= range.end);
  if (found === undefined) {
    return undefined;
  }
  const base = start + lead;
  const pattern = found.pattern.replaceAll(/^["']|["']$/g, '');
  return { pattern, range: { start: base + found.range.start, end: base + found.range.end } };
}

function explainTool(name: string): readonly string[] {
  const { clients, notes, successors } = knownTool(name);
  const isServerTool = notes.length > 0 || name.includes('/') || name.includes('.');
  return [
    clients.length > 0
      ? `${codeSpan(name)}: a tool of ${nameClients(clients)}.`
      : isServerTool
        ? `${codeSpan(name)}: not a built-in tool of any client. It may be a tool of an MCP server or an extension.`
        : `${codeSpan(name)}: no client has a built-in tool of this name.`,
    ...notes.map(plainMarkdown),
    ...(successors.length === 0
      ? []
      : [`VS Code has renamed it. Write ${successors.map((one) => codeSpan(one)).join(' or ')}.`]),
  ];
}

function explainClaudeModel(written: string): readonly string[] {
  const name = codeSpan(written);
  if (CLAUDE_MODELS.includes(written)) {
    return [`${name}: a model of Claude Code${written === 'inherit' ? ', the one of the main session' : ''}.`];
  }
  return [
    OTHER_CLAUDE_MODELS.test(written)
      ? `${name}: Claude Code takes this name or id of a model.`
      : `${name}: not a model of Claude Code. Write ${CLAUDE_MODELS.map((one) => codeSpan(one)).join(', ')}, or the id of a Claude model.`,
  ];
}

function explainModel(written: string): readonly string[] {
  const name = codeSpan(written);
  if (CLAUDE_MODELS.includes(written)) {
    return explainClaudeModel(written);
  }
  const standing: ModelStanding = isOtherVendor(written) ? { kind: 'beyond' } : standingOfModel(written);
  switch (standing.kind) {
    case 'offered':
      return [
        `${name}: Copilot offers this model (${plainMarkdown(standing.name)}) in VS Code, on github.com and in the Copilot CLI.`,
      ];
    case 'retired':
      return [
        `${name}: Copilot does not offer this model since ${standing.date}.`,
        `Its successor is ${plainMarkdown(standing.successor)}.`,
      ];
    case 'unknown':
      return [
        `${name}: not a model of Copilot.${standing.near === undefined ? '' : ` Did you mean ${codeSpan(standing.near)}?`}`,
      ];
    case 'beyond':
      return [`${name}: not in the list of Copilot's models. It may be newer, or come from another provider.`];
  }
}

async function explainAgent(
  name: string,
  repository: FoundFile['repository'],
  isClaude: boolean,
): Promise<readonly string[]> {
  const builtIn = builtInAgents(name, isClaude);
  const agents = (await readAgentNames(repository)).filter((agent) => agent.name === name || agent.file.name === name);
  const own = agents.map(
    ({ description, file }) =>
      `${codeSpan(name)}: the agent in ${codeSpan(file.path)}${file.clients.length === 0 ? '' : `, for ${nameClients(file.clients)}`}.${description === undefined ? '' : ` ${plainMarkdown(description.slice(0, MAX_DESCRIPTION_CHARACTERS))}`}`,
  );
  const others = builtIn.map((client) => `${codeSpan(name)}: a built-in agent of ${CLIENT_NAMES[client]}.`);
  const all = [...own, ...others];
  return all.length === 0 ? [`${codeSpan(name)}: no agent of this repository or of a client has this name.`] : all;
}

const MAX_DESCRIPTION_CHARACTERS = 400;

function explainReference({ file, repository }: FoundFile, text: string, offset: number): Explained | undefined {
  const found = findReferences(file, text, repository).find(
    ({ range }) => range.start <= offset && offset <= range.end,
  );
  return found && { range: found.range, lines: describeTarget(found) };
}

function describeTarget({ target, leadsTo }: FoundReference): readonly string[] {
  switch (leadsTo.kind) {
    case 'file':
      return [`Leads to the file ${codeSpan(leadsTo.path)}.`];
    case 'folder':
      return [`Leads to the folder ${codeSpan(`${leadsTo.path}/`)}.`];
    case 'missing':
      return [`Leads to ${codeSpan(leadsTo.path)}, which does not exist.`];
    case 'tool':
      return explainTool(leadsTo.name);
    case 'elsewhere':
      return [`${codeSpan(target)}: ${plainMarkdown(leadsTo.reason)}.`];
  }
}
