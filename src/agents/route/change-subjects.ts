import type { FileChange } from '../../changes/types.ts';
import { languageOf } from '../../text/languages/languages.ts';
import { codeWords, proseWords } from '../../text/words.ts';
import type { AgentProfile } from './agent-profile.ts';
import type { NamedKinds } from './named-kinds.ts';
import type { OrderSubject } from './order-subject.ts';
import { findTerm } from './term.ts';
import type { Topic } from './topics.ts';

/** Where a change shows what it is about. */
export interface ChangeSubjects {
  /** Words of the message and of the title, each with the place. */
  readonly said: readonly Said[];
  readonly files: readonly FileSubjects[];
}

interface Said {
  /** `the message` or `the title`. */
  readonly place: string;
  readonly words: ReadonlySet<string>;
}

interface FileSubjects {
  readonly path: string;
  readonly language: string | undefined;
  /** Words of the path. */
  readonly named: ReadonlySet<string>;
  /** Words of added and removed lines; of prose none, because a text that mentions a topic does not change it. */
  readonly code: ReadonlySet<string>;
}

/** The files that an order is about, with the evidence. */
export interface AboutFiles {
  readonly paths: readonly string[];
  /** `session in src/login.ts`. */
  readonly evidence: string;
}

const MAX_FILE_CHARACTERS = 16_384;
const MAX_CODE_CHARACTERS = 1_048_576;
const MAX_SAID_CHARACTERS = 65_536;
const PROSE: ReadonlySet<string> = new Set(['markdown', 'plaintext', 'restructuredtext', 'asciidoc', 'latex', 'tex']);

/** Collects the words of a change by file, in time and memory proportional to the first megabyte of its lines. */
export function readChangeSubjects(
  message: string,
  title: string | undefined,
  files: readonly FileChange[],
): ChangeSubjects {
  let room = MAX_CODE_CHARACTERS;
  return {
    said: [
      { place: 'the message', words: wordSet(message) },
      { place: 'the title', words: wordSet(title ?? '') },
    ],
    files: files.map((file) => {
      const language = languageOf(file.path);
      const isProse = language !== undefined && PROSE.has(language);
      const text = isProse ? '' : changedText(file, Math.min(room, MAX_FILE_CHARACTERS));
      room -= text.length;
      return {
        path: file.path,
        language,
        named: new Set(codeWords(file.path)),
        code: new Set(codeWords(text)),
      };
    }),
  };
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(proseWords(text.slice(0, MAX_SAID_CHARACTERS)));
}

function changedText({ hunks, view }: FileChange, most: number): string {
  let text = '';
  for (const { lines } of view?.hunks ?? hunks) {
    for (const line of text.length < most ? lines : []) {
      if (line.kind !== 'context' && text.length < most) {
        text += `${line.text.slice(0, most - text.length)}\n`;
      }
    }
  }
  return text;
}

/**
 * Finds the files that an order is about: files of a kind that it names, and files whose path or changed lines contain
 * a word of its subject, a word of the same topic, or what the agent's own description singles out. If the message or
 * the title is about the subject, all files are.
 */
export function findFilesAbout(
  subject: OrderSubject,
  profile: AgentProfile | undefined,
  { said, files }: ChangeSubjects,
): AboutFiles | undefined {
  for (const { place, words } of said) {
    const word = findNamedTerm(subject, words);
    if (word !== undefined) {
      return { paths: files.map(({ path }) => path), evidence: `${word} in ${place}` };
    }
  }
  const found = files.flatMap((file) => {
    const why = findSubject(subject, file) ?? (profile && findSpecialty(profile, file));
    return why === undefined ? [] : [{ path: file.path, why }];
  });
  const [first] = found;
  return first === undefined
    ? undefined
    : { paths: found.map(({ path }) => path), evidence: `${first.why} in ${first.path}` };
}

function findSubject(subject: OrderSubject, file: FileSubjects): string | undefined {
  const { terms, topics, kinds } = subject;
  return (
    findNamedKind(kinds, file) ??
    findNamedTerm(subject, file.named) ??
    findFirst(topics, (topic) => findTopicFile(topic, file)) ??
    findTerm(terms, file.code) ??
    findFirst(topics, ({ words }) => findTerm(words, file.code))
  );
}

function findNamedTerm({ terms, topics }: OrderSubject, words: ReadonlySet<string>): string | undefined {
  return (
    findTerm(terms, words) ?? findFirst(topics, (topic) => findTerm(topic.words, words) ?? findTerm(topic.named, words))
  );
}

function findFirst(topics: readonly Topic[], find: (topic: Topic) => string | undefined): string | undefined {
  for (const topic of topics) {
    const found = find(topic);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

function findNamedKind(
  { languages, endings, folders }: NamedKinds,
  { path, language }: FileSubjects,
): string | undefined {
  const lower = path.toLowerCase();
  return (
    (language === undefined ? undefined : languages.get(language)) ??
    endings.find((ending) => hasEnding(lower, ending)) ??
    folders.find((folder) => `/${path}`.includes(`/${folder}/`))
  );
}

function findTopicFile({ languages, files }: Topic, { path, language }: FileSubjects): string | undefined {
  const lower = path.toLowerCase();
  return language !== undefined && languages.has(language) ? language : files.find((file) => hasEnding(lower, file));
}

/** `.sql` is the end of a path, `dockerfile` its last part, `.github/workflows/` a folder. */
function hasEnding(path: string, ending: string): boolean {
  if (ending.endsWith('/')) {
    return `/${path}`.includes(`/${ending}`);
  }
  return ending.startsWith('.') ? path.endsWith(ending) : path === ending || path.endsWith(`/${ending}`);
}

/** The weight that words of an agent's name and triggers have in its profile. */
const SINGLED_OUT = 2;
/** So many other words of its description count as one of these. */
const LEAST_WORDS = 2;

/** Finds what an agent's own description singles out: its folders and endings, words of its name and its triggers. */
function findSpecialty({ kinds, words }: AgentProfile, file: FileSubjects): string | undefined {
  const kind = findNamedKind({ ...kinds, languages: NO_LANGUAGES }, file);
  if (kind !== undefined) {
    return kind;
  }
  const found = [...words].filter(([word]) => file.named.has(word) || file.code.has(word));
  const [strong] = found.find(([, weight]) => weight >= SINGLED_OUT) ?? [];
  const weak = found.slice(0, LEAST_WORDS).map(([word]) => word);
  return strong ?? (weak.length === LEAST_WORDS ? weak.join(', ') : undefined);
}

/** An expert on a language reviews a topic in it, not every file in it. */
const NO_LANGUAGES: NamedKinds['languages'] = new Map();
