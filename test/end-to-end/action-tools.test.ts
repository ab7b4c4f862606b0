import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ESCAPING_PATHS } from '../emulators/model/adversaries.ts';
import type { ScriptedCall } from '../emulators/model/reply.ts';
import type { ScriptRequest } from '../emulators/model/request.ts';
import { runCli } from '../harness/cli.ts';
import { makeRepository } from '../harness/repository.ts';
import { agentFile, asking, expectSpokenTo, findingsOf, lookingUp, playing } from './stage-agents.ts';
import { answer, HEAD, ON_NEW_LINE, setModel } from './stage-model.ts';
import { CART, expectFaithful, NUMBER, setStage } from './stage.ts';

const SKILL =
  '---\nname: money\ndescription: How sums are counted.\n---\n\nCents, never floats. See references/cents.md.\n';
const PRICE = 'export function price(item) {\n  return total([item]);\n}\n';

/** The number of calls in one turn. */
const CALLS = 30;

/** The result of each call, in the order of the calls of a conversation. */
function resultsIn(heard: readonly ScriptRequest[]): readonly string[] {
  return heard.at(-1)?.toolResults.map(({ text }) => text) ?? [];
}

describe('tool results for a model that reviews a pull request', () => {
  it.each(['without a checkout', 'with a shallow checkout'])(
    'are sent in one turn, inside fences, %s',
    async (place) => {
      const heard: ScriptRequest[] = [];
      const calls: readonly (readonly [call: ScriptedCall, gives: string])[] = [
        [
          { name: 'read_file', arguments: { filePath: 'src/price.js', startLine: 1, endLine: 2 } },
          '2 |  return total([item]);',
        ],
        [{ name: 'grep_search', arguments: { query: 'total\\(', isRegexp: true } }, '2 >  return total([item]);'],
        [{ name: 'file_search', arguments: { query: '**/*.js' } }, 'src/price.js'],
        [{ name: 'list_dir', arguments: { path: 'src' } }, 'price.js'],
        [{ name: 'semantic_search', arguments: { query: 'price of an item' } }, 'src/price.js'],
        [{ name: 'get_changed_files', arguments: {} }, 'src/cart.js'],
        [{ name: 'get_errors', arguments: {} }, 'no-magic-sums'],
        [{ name: 'review_threads', arguments: {} }, 'The sum is not returned'],
        [{ name: 'read_skill', arguments: { name: 'money' } }, 'Cents, never floats.'],
        [{ name: 'read_skill', arguments: { name: 'money', file: 'references/cents.md' } }, 'A cent is a cent.'],
        [{ name: 'read_file', arguments: { filePath: '.env' } }, 'There is no result:'],
        [{ name: 'read_file', arguments: { filePath: 'secret/key.js' } }, 'There is no result:'],
        [{ name: 'read_file', arguments: { filePath: 'link' } }, 'There is no result:'],
        [{ name: 'grep_search', arguments: { query: 'CANARY' } }, ''],
      ];
      let isLooking = false;
      const model = await setModel(
        playing(
          {
            housestyle: (request) =>
              isLooking
                ? lookingUp(
                    calls.map(([call]) => call),
                    answer(ON_NEW_LINE),
                  )(request)
                : answer(ON_NEW_LINE),
          },
          heard,
        ),
      );
      const stage = await setStage({
        base: {
          'src/cart.js': CART,
          'src/price.js': PRICE,
          '.env': 'KEY=CANARY-ENV\n',
          'secret/key.js': 'const key = "CANARY-EXCLUDED";\n',
          '.copilotignore': 'secret/\n',
          link: { symlink: '/etc/passwd' },
          '.github/skills/money/SKILL.md': SKILL,
          '.github/skills/money/references/cents.md': 'A cent is a cent.\n',
        },
        // A pull request that removes the exclusion removes it for later pull requests only.
        head: { ...HEAD, '.copilotignore': '\n' },
        ...(place === 'without a checkout' ? {} : { checkout: 'shallow' as const }),
      });
      await stage.run({ inputs: asking(model) });
      expect(heard[0]?.tools.map(({ name }) => name)).not.toContain('get_errors');
      expect(`${heard[0]?.system}${heard[0]?.user}`).toContain('How sums are counted.');

      isLooking = true;
      await stage.repository.commit('feature', {
        message: 'More',
        files: { 'src/more.js': 'export const more = 1;\n' },
      });
      const { directory } = await makeRepository({ commits: [] });
      const path = join(directory, 'eslint.json');
      writeFileSync(
        path,
        JSON.stringify([
          {
            filePath: 'src/cart.js',
            messages: [{ ruleId: 'no-magic-sums', severity: 2, message: 'A sum?', line: 4, column: 1 }],
          },
        ]),
      );
      const result = await stage.run({ inputs: { ...asking(model), 'tool-reports': path } });

      const results = resultsIn(heard);
      expect(results).toHaveLength(calls.length);
      for (const [index, [, gives]] of calls.entries()) {
        expect({ call: index, result: results[index] }).toEqual({
          call: index,
          result: expect.stringContaining(gives),
        });
        expect(results[index]).toMatch(/<<<RESULT ([0-9a-f]{12})\n(?:.*\n)*>>>RESULT \1/);
      }
      expect(JSON.stringify(model.requests.map(({ body }) => body))).not.toMatch(/CANARY-|root:/);
      const [reviewer] = findingsOf(result).reviewers;
      expect(reviewer?.toolCalls).toMatchObject({ read_file: 4, read_skill: 2, grep_search: 2, review_threads: 1 });
      expect(stage.github.issueComments(NUMBER)[0]?.body).toContain('`read_file` 4');
      expectSpokenTo(model);
      expectFaithful(stage.github);
    },
  );
});

describe('tool results from a working tree', () => {
  it('never contain files outside the working tree or secrets, whatever path the model asks for', async () => {
    const heard: ScriptRequest[] = [];
    const tools: readonly ((path: string) => ScriptedCall)[] = [
      (filePath) => ({ name: 'read_file', arguments: { filePath } }),
      (path) => ({ name: 'list_dir', arguments: { path } }),
      (includePattern) => ({ name: 'grep_search', arguments: { query: 'CANARY', includePattern } }),
      (query) => ({ name: 'file_search', arguments: { query } }),
      (filePath) => ({ name: 'get_changed_files', arguments: { filePath } }),
      (file) => ({ name: 'read_skill', arguments: { name: 'money', file } }),
    ];
    const outside = await makeRepository({
      commits: [{ message: 'Other', files: { 'canary.txt': 'CANARY-OUTSIDE\n' } }],
    });
    const paths = [
      ...ESCAPING_PATHS,
      'link-to-etc',
      'link-out',
      'link-out/canary.txt',
      join(outside.directory, 'canary.txt'),
      `../${outside.directory.split('/').at(-1) ?? ''}/canary.txt`,
      'untracked.pem',
      '.git',
    ];
    /** Each agent calls one tool with all paths. It needs several turns, because a turn runs at most 32 calls. */
    const names = tools.map((_, index) => `agent-${index}`);
    const asksFor =
      (callFor: (path: string) => ScriptedCall) =>
      ({ turn }: ScriptRequest) => {
        const toolCalls = paths.slice(turn * CALLS, (turn + 1) * CALLS).map(callFor);
        return toolCalls.length > 0 ? { toolCalls } : answer();
      };
    const ofAgents = tools.map((callFor, index) => [`agent-${index}`, asksFor(callFor)] as const);
    const model = await setModel(playing({ housestyle: () => answer(), ...Object.fromEntries(ofAgents) }, heard));
    const { directory } = await makeRepository({
      commits: [
        {
          message: 'Base',
          files: {
            'src/cart.js': CART,
            '.env': 'KEY=CANARY-ENV\n',
            'config/.env.production': 'KEY=CANARY-ENV\n',
            id_rsa: 'CANARY-KEY\n',
            'link-to-etc': { symlink: '/etc' },
            'link-out': { symlink: outside.directory },
            '.github/skills/money/SKILL.md': SKILL,
            '.github/skills/money/link': { symlink: join(outside.directory, 'canary.txt') },
            ...Object.fromEntries(names.map((name) => [`.github/agents/${name}.agent.md`, agentFile([])])),
            '.github/copilot-instructions.md': names
              .map((name) => `- All changes must be delegated to \`${name}\`.\n`)
              .join(''),
          },
        },
      ],
    });
    writeFileSync(join(directory, 'src/cart.js'), HEAD['src/cart.js']);
    writeFileSync(join(directory, 'untracked.pem'), 'CANARY-UNTRACKED\n');
    const { exitCode, stdout, stderr } = await runCli(
      [
        'review',
        '--working-tree',
        '--format',
        'json',
        '--model',
        'gpt-4o',
        '--base-url',
        model.url,
        '--max-turns',
        '4',
      ],
      { cwd: directory, env: { OPENAI_API_KEY: 'secret-key' } },
    );
    expect({ exitCode, stderr }).toEqual({
      exitCode: 0,
      stderr: 'Part of the change, although git does not track it yet: `untracked.pem`.\n',
    });
    const results = names.map((name) => heard.findLast(({ agent }) => agent === name)?.toolResults ?? []);
    expect(results.map((ofOne) => ofOne.length)).toEqual(names.map(() => paths.length));
    const given = results
      .flat()
      .map(({ text }) => text)
      .join('\n');
    expect(given).not.toMatch(/CANARY-|root:|\[core\]|BEGIN [A-Z ]*PRIVATE/);
    expect(JSON.stringify(model.requests.map(({ body }) => body)) + stdout).not.toMatch(/CANARY-|root:x/);
    expectSpokenTo(model);
  });
});
