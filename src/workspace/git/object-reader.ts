import { gaveNoAnswer, GitError, watchSilence, type startGit } from './process.ts';
import { splitAnswers, type GitObject, type Question } from './object-answers.ts';

/** Reads objects through a process that keeps running. */
export interface ObjectReader {
  /** Returns undefined if the object is missing; throws if git ends. `name` is a full id, alone or with `^{tree}`. */
  read(name: string, maxBytes: number): Promise<GitObject | undefined>;
  /** The same without a promise, for very many objects. Answers come in order; their bytes are valid only during the call. */
  ask(question: ObjectQuestion): void;
  close(): void;
}

/** Starts git with these arguments. */
type Start = (args: readonly string[]) => ReturnType<typeof startGit>;

/** One of the two protocols of `git cat-file`. */
interface Form {
  readonly args: readonly string[];
  readonly ask: (name: string) => string;
  /** The command that makes git write all answers. */
  readonly flush: string;
}

/** Git writes many answers at once, which takes a third of the time for many small objects. Needs git 2.38. */
const BUFFERED: Form = {
  args: ['cat-file', '--batch-command', '--buffer'],
  ask: (name) => `contents ${name}\n`,
  flush: 'flush\n',
};
const PLAIN: Form = { args: ['cat-file', '--batch'], ask: (name) => `${name}\n`, flush: '' };

export interface ObjectQuestion extends Question {
  readonly name: string;
  readonly fail: (error: Error) => void;
}

export function startObjectReader(start: Start): ObjectReader {
  const sent = waitingLine<ObjectQuestion>();
  let unsent: ObjectQuestion[] = [];
  let ending: Error | undefined;
  // Git waits for ever if an object is a pipe.
  const silence = watchSilence(() => {
    if (sent.isWaiting()) {
      end(gaveNoAnswer(BUFFERED.args));
      connection.close();
    }
  }).unref();

  const end = (error: Error): void => {
    ending ??= error;
    [...sent.takeAll(), ...unsent.splice(0)].forEach(({ fail }) => fail(error));
  };
  const connect = (form: Form): Connection =>
    openConnection(start, form, { nextQuestion: sent.next, onData: () => silence.refresh() }, (hasAnswered) => {
      if (hasAnswered || form === PLAIN || ending !== undefined) {
        end(new GitError('git cat-file', undefined, 'it ended before it answered'));
        return;
      }
      // Git before 2.38 does not support the buffered form.
      connection = connect(PLAIN);
      unsent = [...sent.takeAll(), ...unsent];
      send();
    });
  const send = (): void => {
    const questions = unsent.splice(0);
    questions.forEach(sent.add);
    silence.refresh();
    connection.ask(questions.map(({ name }) => name));
  };
  let connection = connect(BUFFERED);
  const ask = (question: ObjectQuestion): void => {
    if (ending !== undefined) {
      question.fail(ending);
      return;
    }
    unsent.push(question);
    if (unsent.length === 1) {
      // All questions that are asked until then are sent in one write.
      queueMicrotask(send);
    }
  };
  return {
    ask,
    read: (name, maxBytes) =>
      new Promise((resolve, fail) => {
        ask({
          name,
          maxBytes,
          fail,
          answer: (object) => resolve(object === undefined ? undefined : detachBytes(object)),
        });
      }),
    close: () => {
      ending = new Error('The reader of objects was closed');
      clearTimeout(silence);
      connection.close();
    },
  };
}

/** Copies the bytes if they would keep a much larger chunk in memory. */
function detachBytes({ type, bytes }: GitObject): GitObject {
  const isView = bytes !== 'too-large' && bytes.length * 2 < bytes.buffer.byteLength;
  return { type, bytes: isView ? Buffer.from(bytes) : bytes };
}

interface Connection {
  ask(names: readonly string[]): void;
  close(): void;
}

/** Starts git. `onEnd` is called with whether git answered at all. */
function openConnection(
  start: Start,
  form: Form,
  { nextQuestion, onData }: { readonly nextQuestion: () => Question; readonly onData: () => void },
  onEnd: (hasAnswered: boolean) => void,
): Connection {
  const child = start(form.args);
  const take = splitAnswers(nextQuestion);
  let hasAnswered = false;
  child.stdout.on('data', (chunk: Buffer) => {
    hasAnswered = true;
    onData();
    take(chunk);
  });
  child.stderr.resume();
  // Without a listener, a failed start would end the whole program. The event `close` follows.
  child.on('error', () => undefined);
  child.on('close', () => onEnd(hasAnswered));
  return {
    ask: (names) => {
      if (names.length > 0) {
        child.stdin.write(`${names.map(form.ask).join('')}${form.flush}`);
      }
    },
    close: () => {
      child.stdin.end();
      child.kill();
    },
  };
}

interface WaitingLine<T> {
  readonly add: (item: T) => void;
  /** Throws if nothing is waiting. */
  readonly next: () => T;
  readonly takeAll: () => readonly T[];
  readonly isWaiting: () => boolean;
}

/** Creates a queue with operations in constant time. */
function waitingLine<T>(): WaitingLine<T> {
  let items: T[] = [];
  let first = 0;
  return {
    add: (item) => {
      items.push(item);
    },
    next: () => {
      const item = items[first];
      if (item === undefined) {
        throw new Error('`git cat-file` wrote an answer that nobody asked for');
      }
      first += 1;
      if (first === items.length || first === 10_000) {
        items = items.slice(first);
        first = 0;
      }
      return item;
    },
    isWaiting: () => first < items.length,
    takeAll: () => {
      const rest = items.slice(first);
      items = [];
      first = 0;
      return rest;
    },
  };
}
