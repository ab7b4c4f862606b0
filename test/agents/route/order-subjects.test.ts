import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeAgents } from '../../../src/agents/route/route.ts';
import { runs } from '../../property-runs.ts';
import { agentNamed, fileAdding, guidelineOf } from './stage-route.ts';

const README = { 'README.md': 'How to build it, and where the database is. Security comes first.' };
const LOGIN = { 'src/login.ts': 'const session = open(user);' };
const CART = { 'src/cart.ts': 'const total = price * count;' };
const SQL = { 'db/1.sql': 'ALTER TABLE items ADD COLUMN price int;' };
const VIEW = { 'src/Cart.tsx': 'export const Cart = () => <ul />;' };
type Change = Readonly<Record<string, string>>;

interface Asked {
  readonly message?: string;
  readonly title?: string;
  /** The frontmatter of the agent `keeper`. */
  readonly head?: string;
  readonly body?: string;
}

async function route(instruction: string, change: Change, { message = '', title = '', head, body }: Asked = {}) {
  const found = await agentNamed('keeper', head ?? 'description: Reviews what it gets.');
  const agent = body === undefined ? found : { ...found, body: { ...found.body, text: body } };
  const paths = Object.keys(change);
  return routeAgents({
    agents: { usable: [agent], others: [] },
    message,
    title,
    files: Object.entries(change).map(([path, text]) => fileAdding(path, ...text.split('\n'))),
    guidelines: [guidelineOf(instruction, paths)],
    delegate: 'mandatory',
    maxAgents: 1,
  });
}

/** The files that the order assigns to `keeper`, and the reason. */
async function decide(...input: Parameters<typeof route>): Promise<readonly [files: string, why: string]> {
  const [decision] = (await route(...input)).decisions;
  if (decision === undefined || decision.kind === 'unavailable') {
    throw new Error('there is no decision');
  }
  const [order] = decision.orders;
  return 'files' in decision ? [decision.files.join(' '), order?.why ?? ''] : ['', decision.reason];
}

const SECURITY = 'Security-sensitive changes must be delegated to `keeper`.';
const DATABASE = 'For database changes always use the `keeper` agent.';

describe('an order with a subject applies to the files that are about it', () => {
  it.each<[string, string, Change, Asked, string, string]>([
    ['by a word of the topic in a path', SECURITY, { ...LOGIN, ...CART }, {}, 'src/login.ts', 'login in src/login.ts'],
    [
      'by a word of the topic in a line',
      SECURITY,
      { 'src/a.ts': 'checkPassword(x)' },
      {},
      'src/a.ts',
      'password in src/a.ts',
    ],
    ['by the language of the topic', DATABASE, { ...SQL, ...CART }, {}, 'db/1.sql', 'sql in db/1.sql'],
    [
      'by its own word',
      'Changes of doors must be delegated to `keeper`.',
      { 'src/a.ts': 'openDoor()' },
      {},
      'src/a.ts',
      'door in src/a.ts',
    ],
    [
      'by a language',
      'TypeScript changes must be reviewed by `keeper`.',
      { ...CART, ...SQL },
      {},
      'src/cart.ts',
      'TypeScript in src/cart.ts',
    ],
    [
      'by a framework with its files',
      'React components must be reviewed by `keeper`.',
      { ...VIEW, ...SQL },
      {},
      'src/Cart.tsx',
      'in src/Cart.tsx',
    ],
    [
      'by the message, then to all files',
      DATABASE,
      { ...CART, ...README },
      { message: 'Is the migration safe?' },
      'README.md src/cart.ts',
      'in the message',
    ],
    [
      'by the title, then to all files',
      DATABASE,
      CART,
      { title: 'Add a database index' },
      'src/cart.ts',
      'database in the title',
    ],
    [
      'in Chinese, by the message',
      '数据库变更必须委托给 `keeper`。',
      CART,
      { message: '请检查数据库' },
      'src/cart.ts',
      '数据库 in the message',
    ],
    ['in Chinese, by code', '数据库变更必须委托给 `keeper`。', { ...CART, ...SQL }, {}, 'db/1.sql', 'in db/1.sql'],
    [
      'in Chinese, with more words',
      '所有涉及支付的代码修改都必须由 `keeper` 审查。',
      { 'src/payment.ts': 'x()', ...README },
      {},
      'src/payment.ts',
      'payment in src/payment.ts',
    ],
    [
      'in Chinese, by a comment',
      '编译任务一律转交给 `keeper` 代理。',
      { 'src/a.ts': '// 编译', ...README },
      {},
      'src/a.ts',
      '编译 in src/a.ts',
    ],
    [
      'in Japanese',
      'データベースの変更は必ず `keeper` に委任してください。',
      { ...SQL, ...CART },
      {},
      'db/1.sql',
      'in db/1.sql',
    ],
    [
      'in Japanese, by the message',
      '認証の変更は必ず `keeper` がレビューすること。',
      CART,
      { message: '認証を見て' },
      'src/cart.ts',
      '認証 in the message',
    ],
    [
      'in German',
      'Sicherheitsrelevante Änderungen müssen an `keeper` übergeben werden.',
      { ...LOGIN, ...CART },
      {},
      'src/login.ts',
      'login in src/login.ts',
    ],
    [
      'in French',
      "Toujours confier la sécurité à l'agent `keeper`.",
      { ...LOGIN, ...CART },
      {},
      'src/login.ts',
      'login in src/login.ts',
    ],
    [
      'in Spanish',
      'Los cambios de seguridad deben delegarse a `keeper`.',
      { ...LOGIN, ...CART },
      {},
      'src/login.ts',
      'login in src/login.ts',
    ],
    [
      'in a table',
      '## Mandatory delegation\n\n| Area | Agent |\n|---|---|\n| Database | `keeper` |',
      { ...SQL, ...CART },
      {},
      'db/1.sql',
      'in db/1.sql',
    ],
    [
      'in a list, by its introduction',
      'Database changes must be delegated to:\n\n- `keeper`',
      { ...SQL, ...CART },
      {},
      'db/1.sql',
      'in db/1.sql',
    ],
    [
      'by what its agent singles out',
      'Money must be handled by delegating to `keeper`; it must be delegated to `keeper`.',
      { ...CART, ...SQL },
      { head: 'description: "Reviews sums. Trigger words: total, discount"' },
      'src/cart.ts',
      'total in src/cart.ts',
    ],
  ])('%s', async (_name, instruction, change, asked, files, why) => {
    const [found, reason] = await decide(instruction, change, asked);
    expect([found, reason]).toEqual([files, expect.stringContaining(why)]);
  });
});

describe('an order with a subject does not apply', () => {
  it.each<[string, string, Change, Asked, string]>([
    ['to a text that mentions it', SECURITY, README, {}, 'security'],
    ['to other code', SECURITY, CART, {}, 'security'],
    ['to other languages', 'Go code must be reviewed by `keeper`.', CART, {}, 'go'],
    ['to other tasks', 'Build tasks must be delegated to `keeper`.', README, {}, 'build'],
    ['in Chinese', '编译任务必须委托给 `keeper`。', README, {}, '编译'],
    [
      'in Chinese, to a message about something else',
      '数据库变更必须委托给 `keeper`。',
      CART,
      { message: '请看数字' },
      '数据库',
    ],
    [
      'in Japanese, to a word with the same beginning',
      'データベースの変更は必ず `keeper` に委任してください。',
      CART,
      { message: 'データ構造を見て' },
      'データベース',
    ],
  ])('%s', async (_name, instruction, change, asked, subject) => {
    const [files, reason] = await decide(instruction, change, asked);
    expect([files, reason]).toEqual([
      '',
      expect.stringContaining(`neither the message nor the change is about ${subject}`),
    ]);
  });
});

describe('an order without a decidable subject applies to every change', () => {
  it.each([
    ['for all changes', 'All changes must be delegated to `keeper`.'],
    ['for every pull request', 'Every pull request MUST be reviewed by @keeper before it is merged into a release.'],
    ['for everything', 'Everything must be checked by the `keeper` agent.'],
    ['without a subject', 'Always invoke the `keeper` agent.'],
    ['with adverbs', 'Changes must, without exception, be thoroughly reviewed by `keeper`.'],
    ['with what no line shows', 'Risky changes must be delegated to `keeper`.'],
    ['with a negation', 'Changes that are not covered by tests must be delegated to `keeper`.'],
    ['with an exception in words', 'All changes except documentation must be delegated to `keeper`.'],
    ['of a heading', '## Subagent delegation (MANDATORY)\n\n- `keeper`'],
    ['in Chinese', '所有变更必须委托给 `keeper`。'],
    ['in Chinese, without a subject', '必须委托给 `keeper` 代理进行审查。'],
    ['in Japanese', 'すべての変更は必ず `keeper` に委任しなければならない。'],
    ['in German', 'Alle Änderungen müssen an `keeper` übergeben werden.'],
    ['in French', 'Tous les changements doivent être délégués à `keeper`.'],
    ['in Spanish', 'Todo cambio debe ser revisado por `keeper`.'],
  ])('%s', async (_name, instruction) => {
    expect(await decide(instruction, CART)).toEqual(['src/cart.ts', 'it is about every change']);
  });
});

describe('an agent that does other work than reviewing takes no order', () => {
  const ALL = 'All changes must be delegated to `keeper`.';

  it.each<[string, Asked]>([
    ['writes', { head: 'description: Writes code for new features.' }],
    ['makes releases', { head: 'description: Makes releases and their notes.' }],
    ['plans', { head: 'description: Plans the architecture of features.' }],
    ['builds, as its text says', { head: 'description: x', body: 'You build the project.' }],
    ['builds, in Chinese', { head: 'description: 编译项目。触发词：编译' }],
  ])('that %s', async (_name, asked) => {
    const { decisions, notes } = await route(ALL, CART, asked);
    expect([decisions[0]?.kind, notes]).toEqual([
      'not-chosen',
      [
        '.github/copilot-instructions.md:1 delegates to `keeper`, which does not review: its name and description say that it does other work than reviewing',
      ],
    ]);
  });

  it.each<[string, Asked]>([
    ['reviews and writes', { head: 'description: Reviews and writes SQL.' }],
    ['is an expert', { head: 'description: Database expert who designs schemas.' }],
    ['does not say what it does', { head: 'description: x' }],
    ['reviews, as its text says', { head: 'description: x', body: 'You review changes.' }],
  ])('unlike one that %s', async (_name, asked) => {
    const { decisions, notes } = await route(ALL, CART, asked);
    expect([decisions[0]?.kind, notes]).toEqual(['mandatory', []]);
  });

  it('without a note if the order is about other changes', async () => {
    const { notes } = await route('Build tasks must be delegated to `keeper`.', CART, { head: 'description: Builds.' });
    expect(notes).toEqual([]);
  });
});

it('a word of the subject in the path of a file of code always makes the order apply to the file', async () => {
  const word = fc.constantFrom('payment', 'door', 'login', 'invoice', 'telemetry', 'gizmo', 'schema');
  await fc.assert(
    fc.asyncProperty(word, fc.constantFrom('', 'x/', 'a/b-'), async (named, folder) => {
      const change = { [`${folder}${named}.ts`]: 'x', ...README };
      expect((await decide(`Changes of ${named}s must be delegated to \`keeper\`.`, change))[0]).toBe(
        `${folder}${named}.ts`,
      );
    }),
    { numRuns: runs(30) },
  );
});
