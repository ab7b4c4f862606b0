import type { ContextProvider, ProviderTerms } from '../provider.ts';
import { findIssueReferences, type IssueReference } from './issue-references.ts';
import { readableBody } from './readable-body.ts';
import type { Home, Issue, IssueAnswer, IssueReader, NoteReaders, ReadCommits } from './readers.ts';

/** The texts that may name issues, and how these are read. */
export interface IssueSources extends Pick<NoteReaders, 'commits'> {
  readonly issues: IssueReader;
  readonly description: { readonly title: string; readonly body: string };
}

const MOST_MILLISECONDS = 15_000;
const MAX_ISSUES = 5;
/** Worth and most characters of an issue that the change closes, and of one that it only names. */
const CLOSED = { worth: 4, most: 3_000 } as const;
const NAMED = { worth: 1, most: 1_000 } as const;
const MAX_LABELS = 10;

/** Finds the issues that a change closes or names: they say what it is meant to do. */
export function linkedIssuesProvider(sources: IssueSources): ContextProvider {
  return {
    name: 'issues',
    mostMilliseconds: MOST_MILLISECONDS,
    async provide(terms) {
      const named = await findNamed(sources, terms);
      const answers = named.slice(0, MAX_ISSUES).map((one) => ({ one, answer: ask(sources, one, terms.signal) }));
      for (const { one, answer } of answers) {
        takeAnswer(one, await answer, terms);
      }
      const more = named.slice(MAX_ISSUES).filter(({ closes }) => closes).length;
      if (more > 0) {
        terms.leaveOut({
          source: 'linked issues',
          reason: `${more} more are not read, because at most ${MAX_ISSUES} are`,
        });
      }
    },
  };
}

interface NamedIssue extends IssueReference {
  /** `octo/shop#12`. */
  readonly id: string;
  readonly by: string;
}

/** The issues that are named, each once: those that the change closes first, and those of other repositories last. */
async function findNamed(
  { issues: { home, self }, description, commits }: IssueSources,
  { signal }: ProviderTerms,
): Promise<readonly NamedIssue[]> {
  const inCommits = (await readMessages(commits, signal)).flatMap((message) =>
    findIn(message, 'a commit message', home).filter(({ closes }) => closes),
  );
  const all = [
    ...findIn(description.title, 'the title', home),
    ...findIn(description.body, 'the description', home),
    ...inCommits,
  ];
  const isHere = ({ owner, name }: NamedIssue): boolean => isSame(owner, home.owner) && isSame(name, home.name);
  const ranked = all
    .filter((one) => !(isHere(one) && one.number === self))
    .toSorted((a, b) => Number(b.closes) - Number(a.closes) || Number(isHere(b)) - Number(isHere(a)));
  const first = new Map(ranked.toReversed().map((one) => [one.id.toLowerCase(), one]));
  return ranked.filter((one) => first.get(one.id.toLowerCase()) === one);
}

function findIn(text: string, by: string, home: Home): readonly NamedIssue[] {
  return findIssueReferences(text, home).map((one) => ({ ...one, by, id: `${one.owner}/${one.name}#${one.number}` }));
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

async function readMessages(commits: ReadCommits | undefined, signal: AbortSignal): Promise<readonly string[]> {
  try {
    return (await commits?.(signal))?.map(({ message }) => message) ?? [];
  } catch {
    // Expected: the provider of commits reports the failure.
    return [];
  }
}

async function ask({ issues }: IssueSources, one: NamedIssue, signal: AbortSignal): Promise<IssueAnswer> {
  try {
    return await issues.read(one, signal);
  } catch (error) {
    // One issue that cannot be read does not cost the others.
    return {
      kind: 'refused',
      reason: `it could not be read: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

function takeAnswer(named: NamedIssue, answer: IssueAnswer, { note, leaveOut }: ProviderTerms): void {
  const { id, by, closes, written } = named;
  if (answer.kind === 'found') {
    const { worth, most } = closes ? CLOSED : NAMED;
    const text = readableBody(answer.issue.body, most);
    note({
      source: id,
      title: drawTitle(named, answer.issue),
      text: text === '' ? '(no description)' : text,
      why: `${by} says \`${written}\``,
      worth,
    });
  } else if (closes || written.includes('/')) {
    // A bare `#123` may well be something else, such as a color.
    leaveOut({ source: id, reason: `this linked issue is not in the prompt: ${answer.reason}` });
  }
}

function drawTitle({ id, closes }: NamedIssue, { kind, state, labels, title }: Issue): string {
  const what = kind === 'issue' ? 'Issue' : 'Pull request';
  const marked = labels.length === 0 ? '' : `, labels: ${labels.slice(0, MAX_LABELS).join(', ')}`;
  return `${what} ${id} (${state}${marked}), which this change ${closes ? 'closes' : 'names'}: ${title}`;
}
