import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replyFolder, type ReplyFolderTerms } from '../../../src/models/replies/reply-folder.ts';
import type { ReplyStore } from '../../../src/models/replies/reply-cache.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2001, 0, 1);
const BLOCK = 4096;

let parent = '';
let folder = '';
let problems: string[] = [];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'housestyle-replies-'));
  folder = join(parent, 'deep', 'replies');
  problems = [];
});

afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

function store(given: Partial<ReplyFolderTerms> = {}): ReplyStore {
  return replyFolder({ path: folder, now: () => NOW, say: (problem) => problems.push(problem), ...given });
}

function key(letter: string): string {
  return letter.repeat(64);
}

/** A file that another run wrote a number of days ago. */
function put(name: string, text: string, daysAgo: number): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, text);
  const usedAt = (NOW - daysAgo * DAY) / 1000;
  utimesSync(file, usedAt, usedAt);
  return file;
}

function names(): readonly string[] {
  return readdirSync(folder).toSorted();
}

describe('a folder of replies', () => {
  it('is created if it is missing, and contains what was written', async () => {
    const replies = store();
    await replies.write(key('a'), 'text');
    expect([await replies.read(key('a')), await store().read(key('a')), names(), problems]).toEqual([
      'text',
      'text',
      [`${key('a')}.json`],
      [],
    ]);
  });

  it.skipIf(process.platform === 'win32')('is for its owner alone', async () => {
    await store().write(key('a'), 'text');
    expect([folder, join(folder, `${key('a')}.json`)].map((path) => statSync(path).mode & 0o777)).toEqual([
      0o700, 0o600,
    ]);
  });

  it('returns nothing without a warning if it is missing', async () => {
    expect([await store().read(key('a')), problems]).toEqual([undefined, []]);
  });

  it('can be written by two runs at the same time', async () => {
    const [one, other] = [store(), store()];
    const letters = [...'abcdef0123456789'];
    await Promise.all(letters.flatMap((letter) => [one, other].map((run) => run.write(key(letter), 'x'.repeat(9999)))));
    const read = await Promise.all(letters.map((letter) => one.read(key(letter))));
    expect([read.every((text) => text?.length === 9999), names().length, problems]).toEqual([true, 16, []]);
  });
});

describe('ignored with one warning:', () => {
  it.each<[string, () => void, RegExp]>([
    ['a file that is too large', () => put(`${key('a')}.json`, 'x'.repeat(1_000_001), 0), /is too large$/],
    ['a folder', () => mkdirSync(join(folder, `${key('a')}.json`), { recursive: true }), /is not a file$/],
    ['a link', () => symlinkSync(put('elsewhere', 'secret', 0), join(folder, `${key('a')}.json`)), /is not a file$/],
    [
      'a pipe, which would be waited for',
      () => {
        mkdirSync(folder, { recursive: true });
        execFileSync('mkfifo', [join(folder, `${key('a')}.json`)]);
      },
      /is not a file$/,
    ],
  ])('%s', async (_name, arrange, expected) => {
    arrange();
    const replies = store();
    const read = [await replies.read(key('a')), await replies.read(key('a'))];
    expect([read, problems]).toEqual([[undefined, undefined], [expect.stringMatching(expected)]]);
  });
});

describe('a folder that cannot be written', () => {
  it('is reported once, and the run continues', async () => {
    writeFileSync(join(parent, 'deep'), 'a file in its place');
    const replies = store();
    await replies.write(key('a'), 'text');
    await replies.write(key('b'), 'text');
    expect([await replies.read(key('a')), problems]).toEqual([
      undefined,
      [expect.stringMatching(/^Replies cannot be cached in `.*replies`: .*$/)],
    ]);
  });

  it('leaves no temporary file', async () => {
    mkdirSync(join(folder, `${key('a')}.json`, 'in the way'), { recursive: true });
    await store().write(key('a'), 'text');
    expect([names(), problems.length]).toEqual([[`${key('a')}.json`], 1]);
  });

  it.skipIf(process.getuid?.() === 0)('can be read all the same', async () => {
    put(`${key('a')}.json`, 'text', 1);
    chmodSync(folder, 0o500);
    const text = await store().read(key('a'));
    chmodSync(folder, 0o700);
    expect([text, problems]).toEqual(['text', []]);
  });
});

describe('removed from the folder:', () => {
  it('a file that was not used for a month, which is not read either', async () => {
    put(`${key('a')}.json`, 'old', 31);
    put(`${key('b')}.json`, 'young', 29);
    const replies = store();
    const read = [await replies.read(key('a')), await replies.read(key('b'))];
    await replies.write(key('c'), 'new');
    expect([read, names(), problems]).toEqual([[undefined, 'young'], [`${key('b')}.json`, `${key('c')}.json`], []]);
  });

  it('a file dated in the future, which would never expire', async () => {
    put(`${key('a')}.json`, 'late', -2);
    put(`${key('b')}.json`, 'a clock that is wrong by hours', -0.5);
    const replies = store();
    const read = await replies.read(key('a'));
    await replies.write(key('c'), 'new');
    expect([read, names()]).toEqual([undefined, [`${key('b')}.json`, `${key('c')}.json`]]);
  });

  it('the files that were not used for longest, if the folder is too large', async () => {
    [...'abcdef'].map((letter, index) => put(`${key(letter)}.json`, 'text', 20 - index));
    const replies = store({ maxBytes: 5 * BLOCK });
    await replies.read(key('a'));
    await replies.write(key('0'), 'new');
    expect(names()).toEqual(['0', 'a', 'd', 'e', 'f'].map((letter) => `${key(letter)}.json`));
  });

  it('files beyond the limit, also while replies are written', async () => {
    let now = NOW;
    const replies = store({ maxBytes: 5 * BLOCK, now: () => now });
    for (const letter of 'abcdef') {
      await replies.write(key(letter), 'text');
      now += 1000;
    }
    expect(names()).toEqual(['c', 'd', 'e', 'f'].map((letter) => `${key(letter)}.json`));
  });

  it('old temporary files of a cancelled run', async () => {
    const unfinished = (letter: string): string => `.${key(letter)}.${crypto.randomUUID()}.tmp`;
    const [old, young] = [unfinished('a'), unfinished('b')];
    put(old, 'half', 2);
    put(young, 'half', 0.5);
    await store().write(key('c'), 'new');
    expect(names()).toEqual([young, `${key('c')}.json`]);
  });

  it('only files with the names of this cache', async () => {
    const others = ['notes.json', `${key('A')}.json`, `${'a'.repeat(63)}.json`, '.git.tmp', `${key('a')}.json.bak`];
    others.map((name) => put(name, 'x'.repeat(9 * BLOCK), 99));
    await store({ maxBytes: 2 * BLOCK }).write(key('c'), 'new');
    expect(names()).toEqual([...others, `${key('c')}.json`].toSorted());
  });

  it('no file behind a link', async () => {
    const target = join(parent, 'target');
    writeFileSync(target, 'precious');
    mkdirSync(folder, { recursive: true });
    symlinkSync(target, join(folder, `${key('a')}.json`));
    await store({ maxBytes: 0 }).write(key('b'), 'new');
    expect(readFileSync(target, 'utf8')).toBe('precious');
  });
});
