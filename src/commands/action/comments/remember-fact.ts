import { readMemory } from '../../../context/memory/read-memory.ts';
import { GithubError } from '../../../github/api/github-error.ts';
import { codeBlock, codeSpan } from '../../../reports/markdown/markdown-text.ts';
import { showHidden } from '../../../text/hidden/visible.ts';
import { shorten } from '../../../text/shown/shorten.ts';
import { resolvePath } from '../../../workspace/paths.ts';
import { answer, isAnswered } from './answer.ts';
import type { CommentRun } from './comment-run.ts';
import type { Done } from './decide.ts';

/** GitHub shows about that many characters of a commit's subject. */
const MAX_SUBJECT_CHARACTERS = 60;

/**
 * Adds a fact to the memory file: by a commit to the branch of the pull request, or as a block to paste if the token may not
 * write there. Throws a `GithubError`, or a `UserError` if the configuration is wrong.
 */
export async function rememberFact(run: CommentRun, fact: string): Promise<Done> {
  const entry = makeEntry(run, fact);
  const target = await findTarget(run);
  if (target.kind === 'none') {
    return pasteInstead(run, entry, target.reason);
  }
  const { path, branch } = target;
  const file = await run.client.branchFile(path, branch);
  const text = file === undefined ? `[\n  ${entry}\n]\n` : addEntry(path, file.text, entry);
  if (text === undefined) {
    return pasteInstead(run, entry, `${codeSpan(path)} cannot be read as a memory file.`);
  }
  if (text === file?.text) {
    return { kind: 'done', line: `${path} has this fact already.` };
  }
  if (run.options.dryRun) {
    return { kind: 'done', line: '`dry-run` is on: the fact was not written.' };
  }
  const subject = shorten(showHidden(fact.replaceAll(/\s+/g, ' ')), MAX_SUBJECT_CHARACTERS);
  const message = `Remember: ${subject}\n\nAsked for by ${run.comment.author} in pull request ${run.number}.`;
  try {
    await run.client.commitFile({ path, branch, text, message, ...(file === undefined ? {} : { sha: file.sha }) });
  } catch (error) {
    if (!(error instanceof GithubError)) {
      throw error;
    }
    run.runner.log(`The fact could not be committed: ${error.message}`);
    return pasteInstead(run, entry, 'The token may not write to the branch of this pull request.');
  }
  return { kind: 'done', line: `The fact was added to ${path} on ${branch}.` };
}

/** One line of JSON, for a list and for a file with an object on each line. */
function makeEntry({ comment }: CommentRun, fact: string): string {
  const subject = shorten(fact.replaceAll(/\s+/g, ' ').trim(), MAX_SUBJECT_CHARACTERS);
  const citations = comment.path === undefined ? {} : { citations: [comment.path] };
  const entry = { subject, fact, ...citations, created: comment.createdAt.slice(0, 'yyyy-mm-dd'.length) };
  return JSON.stringify(entry).replaceAll(HIDDEN, escapeUnits);
}

/** Characters that nobody sees. JSON has an escape for each of their UTF-16 units. */
const HIDDEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

function escapeUnits(character: string): string {
  return [...Array(character.length).keys()]
    .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`)
    .join('');
}

type Target =
  | { readonly kind: 'file'; readonly path: string; readonly branch: string }
  /** `reason`: Markdown. */
  | { readonly kind: 'none'; readonly reason: string };

async function findTarget(run: CommentRun): Promise<Target> {
  const pull = await run.readPull();
  if (pull.headRepository !== pull.baseRepository) {
    return { kind: 'none', reason: 'The branch of this pull request is in a fork, where nothing is committed.' };
  }
  const named = run.options.memory ?? (await run.readOptions()).memory;
  if (named === undefined) {
    return { kind: 'none', reason: `No memory file is configured. Name one by the option ${codeSpan('memory')}.` };
  }
  const resolved = resolvePath(named);
  return resolved.kind === 'outside' || named.startsWith('/')
    ? { kind: 'none', reason: `${codeSpan(named)} is not a file of the repository.` }
    : { kind: 'file', path: resolved.path, branch: pull.headRef };
}

/** Adds an entry to a memory file; the same text if it has the fact; undefined if the file is not valid. */
function addEntry(path: string, text: string, entry: string): string | undefined {
  const before = readMemory(path, text);
  if (before.problems.length > 0) {
    return undefined;
  }
  const [added] = readMemory(path, entry).entries;
  if (before.entries.some(({ fact }) => fact === added?.fact)) {
    return text;
  }
  const changed = /^\uFEFF?\s*\[/.test(text) ? appendToList(text, entry) : `${text.trimEnd()}\n${entry}\n`.trimStart();
  const after = changed === undefined ? undefined : readMemory(path, changed);
  return after?.entries.length === before.entries.length + 1 ? changed : undefined;
}

/** The rest of the file stays as it is written. */
function appendToList(text: string, entry: string): string | undefined {
  const close = text.lastIndexOf(']');
  const body = text.slice(0, close).trimEnd();
  const comma = /[[,]$/.test(body) ? '' : ',';
  return close < 0 ? undefined : `${body}${comma}\n  ${entry}\n]${text.slice(close + 1)}`;
}

async function pasteInstead(run: CommentRun, entry: string, reason: string): Promise<Done> {
  const line = 'The fact was given back as a block to paste.';
  if (!(await isAnswered(run))) {
    const block = codeBlock('json', entry);
    await answer(run, `${reason} To remember the fact, add this entry to the memory file:\n\n${block}`);
  }
  return { kind: 'done', line, isSaid: true };
}
