import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexNames } from '../../../src/agents/route/agent-names.ts';
import { readOrders } from '../../../src/agents/route/read-orders.ts';
import { guidelineOf } from './stage-route.ts';

const NAMES = ['security-reviewer', 'dba', 'Door Keeper', 'docs-writer', 'plan', '安全审查'].map((name) => ({ name }));
const INDEX = indexNames(NAMES);

/** `agent: globs but not globs` for each order; `?` marks an agent that does not exist. */
function ordersIn(text: string): readonly string[] {
  return readOrders([guidelineOf(text)], INDEX).map(({ agent, written, globs, except }) =>
    [
      agent?.name ?? `${written}?`,
      ...(globs.length === 0 ? [] : [globs[0]]),
      ...except.slice(0, 1).map((glob) => `not ${glob}`),
    ].join(' '),
  );
}

const SECURITY = ['security-reviewer'];

describe('a statement assigns work to an agent', () => {
  it.each<[string, string, readonly string[]]>([
    ['with `must`', 'Security-sensitive changes must be delegated to `security-reviewer`.', SECURITY],
    ['in capitals, and to a mention', 'Authentication code MUST be reviewed by @security-reviewer.', SECURITY],
    ['by an imperative with `always`', 'Always hand changes under `db/` to the dba agent.', ['dba db/**']],
    ['by a bare imperative', 'Delegate changes of `*.sql` to `dba`.', ['dba **/*.sql']],
    [
      'behind a condition on the change',
      'When you change files in `src/auth/`, delegate to security-reviewer.',
      ['security-reviewer src/auth/**'],
    ],
    [
      'with a condition and `must`',
      'If a change touches `migrations/`, it must be handed over to the `dba` agent.',
      ['dba migrations/**'],
    ],
    ['with a name in words', 'All changes of doors have to be delegated to the Door Keeper agent.', ['Door Keeper']],
    ['with a name in other letters', 'Changes must be delegated to `Security-Reviewer`.', SECURITY],
    ['by the path of its file', 'Changes must be delegated to `.github/agents/dba.agent.md`.', ['dba']],
    ['with quotes', 'Doors must always be handed over to "Door Keeper".', ['Door Keeper']],
    ['to two', 'Changes must be delegated to `dba` and `security-reviewer`.', ['dba', 'security-reviewer']],
    [
      'to three',
      'Changes must be reviewed by `dba`, `security-reviewer`, and `docs-writer`.',
      ['dba', 'security-reviewer', 'docs-writer'],
    ],
    ['as mandatory', 'Delegation to `dba` is mandatory for `db/`.', ['dba db/**']],
    ['as required', 'A review by the `security-reviewer` agent is required.', SECURITY],
    ['with `shall`', 'Such changes shall be routed to `dba`.', ['dba']],
    ['with `needs to`', 'Everything in `db/` needs to be checked by `dba`.', ['dba db/**']],
    ['by using an agent', 'You must use the `dba` agent for `*.sql`.', ['dba **/*.sql']],
    ['by calling one', 'Always invoke the security-reviewer agent.', SECURITY],
    ['by a subagent', 'Always run the `dba` subagent on schema changes.', ['dba']],
    [
      'as what the agent has to do',
      'The `security-reviewer` agent must review changes under `auth/`.',
      ['security-reviewer auth/**'],
    ],
    [
      'with words between',
      'Every change of the payment code must, without exception, be delegated to `security-reviewer`.',
      SECURITY,
    ],
    [
      'although something else is negated',
      'Changes that are not covered by tests must be delegated to `dba`.',
      ['dba'],
    ],
    ['with an exception', 'Changes must be delegated to `dba`, except in `docs/`.', ['dba not docs/**']],
    ['with a glob', 'Files matching `src/**/*.sql` must be delegated to `dba`.', ['dba src/**/*.sql']],
    ['with a path in plain words', 'Changes in src/auth/ must be delegated to `dba`.', ['dba src/auth/**']],
    ['with a plain glob', 'Files like **/*.sql must be delegated to dba agent.', ['dba **/*.sql']],
    [
      'with a folder that only its place makes one',
      'Code under `payments` must be delegated to `dba`.',
      ['dba payments'],
    ],
    ['escalating', 'Always escalate changes of permissions to @security-reviewer.', SECURITY],
    ['in Chinese', '必须委托给 security-reviewer', SECURITY],
    [
      'in Chinese, with a path',
      '所有对 `src/auth/` 的修改必须委托给 `security-reviewer` 处理。',
      ['security-reviewer src/auth/**'],
    ],
    ['in Chinese, by a review', '数据库变更必须由 `dba` 审查。', ['dba']],
    ['in Chinese, handing over', '安全相关的更改务必交给 security-reviewer 代理。', SECURITY],
    ['in Chinese, to an agent with a Chinese name', '安全变更一律转交给安全审查。', ['安全审查']],
    ['in traditional Chinese', '必須委託給 `dba`。', ['dba']],
    ['in Japanese', 'データベースの変更は必ず `dba` に委任してください。', ['dba']],
    [
      'in Japanese, with an obligation',
      '`src/auth/` の変更は security-reviewer エージェントに委任しなければならない。',
      ['security-reviewer src/auth/**'],
    ],
    ['in Japanese, by a review', '認証の変更は必ず `security-reviewer` がレビューすること。', SECURITY],
    ['in German', 'Änderungen unter `db/` müssen an `dba` übergeben werden.', ['dba db/**']],
    [
      'in German, delegating',
      'Sicherheitsrelevante Änderungen sind immer an den Agenten `security-reviewer` zu delegieren.',
      SECURITY,
    ],
    ['in German, by a review', 'Jede Migration muss von `dba` geprüft werden.', ['dba']],
    ['in French', 'Les changements sous `db/` doivent être délégués à `dba`.', ['dba db/**']],
    ['in French, entrusting', "Toujours confier la sécurité à l'agent `security-reviewer`.", SECURITY],
    ['in French, by a review', 'Le code doit être relu par `security-reviewer`.', SECURITY],
    ['in Spanish', 'Los cambios en `db/` deben delegarse a `dba`.', ['dba db/**']],
    ['in Spanish, by a review', 'Todo cambio debe ser revisado por `security-reviewer`.', SECURITY],
    ['in Spanish, with `siempre`', 'Siempre delegar en el agente `dba`.', ['dba']],
    ['to an agent that is not there', 'Changes must be delegated to the `data-guardian` agent.', ['data-guardian?']],
    ['to one of a misspelt name', 'Changes must be delegated to `security-reviwer`.', ['security-reviwer?']],
    ['to a role that is not there', 'Changes must be delegated to `api-reviewer`.', ['api-reviewer?']],
  ])('%s', (_name, text, expected) => {
    expect(ordersIn(text)).toEqual(expected);
  });
});

describe('a list or a table assigns work to agents', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'below a heading',
      '## Subagent Delegation (MANDATORY)\n\n- Security → `security-reviewer`\n- `db/` → `dba`',
      ['security-reviewer', 'dba db/**'],
    ],
    [
      'below words that introduce it',
      'The following must be delegated:\n\n- `db/`: the `dba` agent\n- doors: Door Keeper',
      ['dba db/**', 'Door Keeper'],
    ],
    [
      'as a table',
      '## Mandatory delegation\n\n| Area | Agent |\n|---|---|\n| `src/auth/**` | `security-reviewer` |\n| Schema | dba agent |',
      ['security-reviewer src/auth/**', 'dba'],
    ],
    ['with the agent first', '# Mandatory reviews\n\n- `dba`: `*.sql`', ['dba **/*.sql']],
    [
      'to one that is not there',
      '## Required delegation\n\n| Area | Agent |\n|---|---|\n| Schema | `schema-keeper` |',
      ['schema-keeper?'],
    ],
    ['in Chinese', '## 必须委托\n\n- 安全：`security-reviewer`\n- 数据库：`dba`', ['security-reviewer', 'dba']],
    ['in Japanese', '## 委任（必須）\n\n- `db/`：`dba`', ['dba db/**']],
    ['in German', '## Verpflichtende Delegation\n\n- Datenbank: `dba`', ['dba']],
    ['in French', '## Délégation obligatoire\n\n- base : `dba`', ['dba']],
    ['in Spanish', '## Delegación obligatoria\n\n- datos: `dba`', ['dba']],
    [
      'but not where one entry is optional',
      '## Delegation (required)\n\n- data: `dba`\n- docs: `docs-writer` (optional)',
      ['dba'],
    ],
    [
      'but not below a heading of its own that says so',
      '## Mandatory delegation\n\n- data: `dba`\n\n### Optional\n\n- docs: `docs-writer`',
      ['dba'],
    ],
    ['but not without a word of duty', '## Agents\n\n- data: `dba`\n- docs: `docs-writer`', []],
  ])('%s', (_name, text, expected) => {
    expect(ordersIn(text)).toEqual(expected);
  });
});

describe('a statement assigns nothing', () => {
  it.each([
    ['that forbids it', 'Security changes must not be delegated to `security-reviewer`.'],
    ['with `never`', 'Never delegate migrations to `dba`.'],
    ['with `do not`', 'Do not hand changes over to `dba`.'],
    ["with `don't`", "Don't delegate to `dba`."],
    ['with `need not`', 'Small changes need not be delegated to `dba`.'],
    ['with `do not have to`', 'Tests do not have to be delegated to `dba`.'],
    ['that is not required', 'Delegation to `dba` is not required.'],
    ['that only allows it', 'You may delegate changes to `dba`, always.'],
    ['that says what can be done', 'Changes can be delegated to `dba`.'],
    ['that recommends it', 'Changes should be delegated to `dba`.'],
    ['that asks to consider it', 'Always consider delegating to `dba`.'],
    ['that says how it is', 'Changes of the schema are delegated to `dba`.'],
    ['that asks', 'Must changes be delegated to `dba`?'],
    ['as an example', 'For example, changes must be delegated to `dba`.'],
    ['below examples', '## Examples\n\nChanges must be delegated to `dba`.'],
    ['in a code block', '```\nChanges must be delegated to dba agent.\n```'],
    ['when somebody is unsure', 'If unsure, always delegate to `dba`.'],
    ['when it seems needed', 'Delegate to `dba` if needed.'],
    ['about classes', 'Controllers must delegate to `UserService`.'],
    ['about a parent class', 'Constructors must delegate to `super`.'],
    ['about tools', 'You must use `npm` to run scripts.'],
    ['about a tool that goes by a common name', 'You must run `plan` before you apply.'],
    [
      'about tools, below words that make calls mandatory',
      '## Mandatory tool calls for agents\n\n- Before you edit, call `FindCallers` to see who calls.',
    ],
    ['about people', 'Changes must be reviewed by @octocat.'],
    ['about a team', 'Changes must be reviewed by @acme/dba.'],
    ['about a word that is an agent too', 'Every plan must be reviewed by a person.'],
    ['about what an agent itself must do', 'The `dba` agent must delegate questions of style.'],
    ['about the review of a document', 'Docs must be checked by running `lint`.'],
    ['in Chinese, forbidding', '不要委托给 `dba`，必须自己完成。'],
    ['in Chinese, without need', '必须测试，但无需委托给 `dba`。'],
    ['in Chinese, allowing', '可以委托给 `dba`。'],
    ['in Japanese, forbidding', '`dba` に委任してはならない。必ず自分で。'],
    ['in Japanese, without need', '必ずしも `dba` に委任する必要はありません。'],
    ['in German, forbidding', 'Änderungen müssen nicht an `dba` übergeben werden.'],
    ['in German, allowing', 'Änderungen können immer an `dba` übergeben werden.'],
    ['in French, forbidding', 'Les changements ne doivent pas être délégués à `dba`.'],
    ['in French, allowing', 'Vous pouvez toujours déléguer à `dba`.'],
    ['in Spanish, forbidding', 'Los cambios no deben delegarse a `dba`.'],
    ['in Spanish, allowing', 'Siempre se puede delegar a `dba`.'],
  ])('%s', (_name, text) => {
    expect(ordersIn(text)).toEqual([]);
  });

  it('with any words, without an error', () => {
    const word = fc.constantFrom(
      'must',
      'delegate',
      'to',
      '`dba`',
      '@dba',
      'not',
      'db/',
      '必须',
      '委托',
      '给',
      '\uE200',
      '|',
      '→',
      '',
      '\n- ',
      '# ',
      'a'.repeat(3_000),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        ordersIn(words.join(' '));
      }),
    );
  });
});
