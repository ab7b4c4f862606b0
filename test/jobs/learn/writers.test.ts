import { describe, expect, it } from 'vitest';
import { GithubError } from '../../../src/github/api/github-error.ts';
import { openWriters } from '../../../src/jobs/learn/writers.ts';

describe('the people who may write', () => {
  it('are asked for once, and an account that GitHub does not know any more may not', async () => {
    const asked: string[] = [];
    const writers = openWriters({
      permission: (login) => {
        asked.push(login);
        return login === 'gone' ? Promise.reject(notFound()) : Promise.resolve(login === 'mia' ? 'write' : 'read');
      },
    });
    await writers.ask(['mia', 'gone', 'eve', '', 'mia']);
    await writers.ask(['gone', 'mia']);
    expect(asked).toEqual(['mia', 'gone', 'eve']);
    expect(['mia', 'gone', 'eve', 'nobody'].map((login) => writers.mayWrite(login))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(writers.unasked()).toBe(0);
  });

  it('are counted where they are too many to ask for', async () => {
    const writers = openWriters({ permission: () => Promise.resolve('admin') });
    await writers.ask(Array.from({ length: 203 }, (_, index) => `person${index}`));
    await writers.ask(['person202', 'person0']);
    expect([writers.mayWrite('person199'), writers.mayWrite('person200'), writers.unasked()]).toEqual([true, false, 3]);
  });

  it('are not known if GitHub refuses to say', async () => {
    const refusing = openWriters({
      permission: () => Promise.reject(new GithubError(403, 'Forbidden', undefined, undefined)),
    });
    await expect(refusing.ask(['mia'])).rejects.toThrow('Forbidden');
  });
});

function notFound(): GithubError {
  return new GithubError(404, 'Not Found', undefined, undefined);
}
