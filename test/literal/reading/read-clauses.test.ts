import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unmaskCodeSpans } from '../../../src/guidelines/statements/code-spans.ts';
import { plainWords } from '../../../src/guidelines/statements/polarity.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { readClauses } from '../../../src/literal/reading/read-clauses.ts';
import type { Clause, Place } from '../../../src/literal/types.ts';
import { at } from '../../../src/structures/at.ts';
import { runs } from '../../property-runs.ts';

/** Reads the last statement of a text: one line for each clause, or the reason why it is not read. */
function read(markdown: string): readonly string[] {
  return readAt(markdown, -1);
}

function readAt(markdown: string, index: number): readonly string[] {
  const statements = readStatements(2, markdown);
  const statement = at(statements, index < 0 ? statements.length + index : index);
  const next = statements[statements.indexOf(statement) + 1];
  const reading = readClauses(statement, { next });
  if (reading.kind === 'unread') {
    return [`unread: ${reading.why.reason}`];
  }
  const { doubt } = reading;
  return reading.clauses.map((clause) => `${doubt === undefined ? '' : 'doubtful: '}${draw(clause)}`);
}

/** `never use: x ⇒ y @tests !scripts #rust`, with the subject in angle brackets. */
function draw({ strength, polarity, subject, verb, object, instead, codes, scope }: Clause): string {
  const words = [
    strength === 'must'
      ? polarity === 'forbidden'
        ? 'never'
        : 'always'
      : polarity === 'forbidden'
        ? 'avoid'
        : 'prefer',
    ...(subject === '' ? [] : [`<${subject}>`]),
    `${verb}:`,
    object,
    ...(instead === undefined ? [] : [`⇒ ${instead}`]),
    ...scope.inside.map((place) => `@${drawPlace(place)}`),
    ...scope.outside.map((place) => `!${drawPlace(place)}`),
    ...(scope.languages === undefined ? [] : [`#${scope.languages[0]}`]),
  ];
  return unmaskCodeSpans(words.join(' '), codes);
}

function drawPlace(place: Place): string {
  switch (place.kind) {
    case 'tests':
      return 'tests';
    case 'folder':
      return place.name;
    case 'paths':
      return place.globs.join('|');
    case 'languages':
      return place.ids.join('|');
  }
}

describe('a directive', () => {
  it.each<[string, string]>([
    ['Never use `x`.', 'never use: `x`'],
    ['Do not use `x`!', 'never use: `x`'],
    ['Don’t use `x`', 'never use: `x`'],
    ['You must not use `x`.', 'never use: `x`'],
    ['Please never ever use `x` anywhere.', 'never use: `x`'],
    ['It is forbidden to use `x`.', 'never use: `x`'],
    ['Refrain from using `x`.', 'never use: `x`'],
    ['You should never use `x`.', 'avoid use: `x`'],
    ['Avoid `x`.', 'avoid : `x`'],
    ['Avoid using `x`.', 'avoid use: `x`'],
    ['Avoid the use of `x`.', 'avoid : `x`'],
    ['Avoid hardcoding addresses.', 'avoid hardcode: addresses'],
    ['No default exports.', 'never : default exports'],
    ['No default exports are allowed.', 'never : default exports'],
    ['`x` is forbidden.', 'never : `x`'],
    ['`x` is strictly not allowed.', 'never : `x`'],
    ['`x` is discouraged.', 'avoid : `x`'],
    ['The use of `x` is prohibited.', 'never use: `x`'],
    ['Importing `x` is forbidden.', 'never import: `x`'],
    ['`x` must not be used.', 'never use: `x`'],
    ['`dist/` must never be edited by hand.', 'never edit: `dist/` by hand'],
    ['Never manually edit `dist/`.', 'never edit: `dist/` manually'],
    ['Always use `x`.', 'always use: `x`'],
    ['Use `x`.', 'always use: `x`'],
    ['Make sure to use `x`.', 'always use: `x`'],
    ['Do not forget to add a header.', 'always add: a header'],
    ['You should use `x`.', 'prefer use: `x`'],
    ['Prefer early returns.', 'prefer : early returns'],
    ['Docstrings are required.', 'always : docstrings'],
    ['Use `x` where possible.', 'prefer use: `x`'],
    ['Never use `x` under any circumstances.', 'never use: `x`'],
    ['Do not edit or delete `x`.', 'never edit: `x` + never delete: `x`'],
    ['Do not emit "Act" comments.', 'never emit: "act" comments'],
    ['Never use `x` unless absolutely necessary.', 'avoid use: `x`'],
    ['`dist/` — built files, do not edit directly.', 'never edit: `dist/` directly'],
    ['`a.lock` and `b.lock` are generated, never modify them', 'never modify: `a.lock` and `b.lock` directly'],
    ['Files in `gen/` are auto-generated and should not be edited.', 'avoid edit: files in `gen/`'],
    ['Never use `x`: be specific with exception types.', 'never use: `x`'],
    ['Never acquire the same locks.', 'never acquire: the same locks'],
    ['Only use named exports.', 'always use: only named exports'],
  ])('is read in: %s', (words, expected) => {
    expect(read(`# Rules\n\n- ${words}`).join(' + ')).toBe(expected);
  });
});

describe('a subject', () => {
  it.each<[string, string]>([
    ['Functions must not exceed 50 lines.', 'never <functions> exceed: 50 lines'],
    ['All public functions must have a docstring.', 'always <all public functions> have: a docstring'],
    ['Every test should have one assertion.', 'prefer <every test> have: one assertion'],
    ['Ensure all public functions have docstrings.', 'always <public functions> have: docstrings'],
    ['No function may have more than 3 parameters.', 'never <function> have: more than 3 parameters'],
    ['`core` must not import `ui`.', 'never <`core`> import: `ui`'],
    ['Functions must be small.', 'always <functions> be: small'],
    ['Files must be named in kebab-case.', 'always name: files in kebab-case'],
    ['Files are named in kebab-case.', 'always name: files in kebab-case'],
    ['Components use PascalCase.', 'always <components> use: pascalcase'],
    ['Code in `src/core/` must not import from `src/ui/`.', 'never import: from `src/ui/` @**/src/core/**'],
  ])('is read in: %s', (words, expected) => {
    expect(read(`# Rules\n\n- ${words}`).join(' + ')).toBe(expected);
  });
});

describe('what is to be used instead', () => {
  it.each<[string, string]>([
    ['Use `a` instead of `b`.', 'never use: `b` ⇒ `a`'],
    ['Use `a` rather than `b` or `c`.', 'never use: `b` or `c` ⇒ `a`'],
    ['Use `a`, not `b`.', 'never use: `b` ⇒ `a`'],
    ['Use `a` not `b`.', 'never use: `b` ⇒ `a`'],
    ['Use `a`, never `b`.', 'never use: `b` ⇒ `a`'],
    ['Use `a` for all numbers; never `b`.', 'never use: `b` ⇒ `a` for all numbers'],
    ['Prefer `a` over `b`.', 'avoid : `b` ⇒ `a`'],
    ['Prefer `a` to `b`.', 'avoid : `b` ⇒ `a`'],
    ['`a` is preferred over `b`.', 'avoid : `b` ⇒ `a`'],
    ['Avoid `b` in favor of `a`.', 'avoid : `b` ⇒ `a`'],
    ['Never use `b`; use `a` instead.', 'never use: `b` ⇒ `a`'],
    ['Never use `b`, use `a`.', 'never use: `b` ⇒ `a`'],
    ['No `b` (use `a` instead).', 'never : `b` ⇒ `a`'],
    ['Avoid `b` – prefer `a`.', 'avoid : `b` ⇒ `a`'],
    ['Replace `b` with `a`.', 'never use: `b` ⇒ `a`'],
    ['Use `a` for logging instead of `b`.', 'never use: `b` for logging ⇒ `a`'],
    ['Use A’s `a` instead of B’s `b` or `c.d`.', "never use: b's `b` or `c.d` ⇒ a's `a`"],
    ['Run `a` rather than relying on `b`.', 'never rely: on `b` ⇒ `a`'],
    ['Use `a`, and never import `b`.', 'always use: `a` + never import: `b`'],
  ])('is read in: %s', (words, expected) => {
    expect(read(`# Rules\n\n- ${words}`).join(' + ')).toBe(expected);
  });
});

describe('a place', () => {
  it.each<[string, string]>([
    ['Never use `x` in tests.', 'never use: `x` @tests'],
    ['In test files, never use `x`.', 'never use: `x` @tests'],
    ['Never use `x` outside of tests.', 'never use: `x` !tests'],
    ['Never use `x` except in tests.', 'never use: `x` !tests'],
    ['Never use `x`, except in tests and scripts.', 'never use: `x` !tests !script !scripts'],
    ['Never use `x` (except in `src/a/`).', 'never use: `x` !**/src/a/**'],
    ['Never use `x` unless in tests.', 'never use: `x` !tests'],
    ['Never use `x`; it is fine in tests.', 'never use: `x` !tests'],
    ['Never use `x` in non-test code.', 'never use: `x` !tests'],
    ['Never use `x` in production code.', 'never use: `x` !tests !**/{docs_src,examples,samples,Examples,Samples}/**'],
    ['Never use `x` in `src/core/`.', 'never use: `x` @**/src/core/**'],
    ['Never use `x` in `*.tsx` files.', 'never use: `x` @**/*.tsx'],
    ['Never use `x` in the `core` package.', 'never use: `x` @core'],
    ['Never use `x` in components.', 'never use: `x` @component @components'],
    ['Never use `x` in TypeScript code.', 'never use: `x` #typescript'],
    ['For Python files, never use `x`.', 'never use: `x` #python'],
    ['Never use `x` when writing tests.', 'never use: `x` @tests'],
    ['Never use `x` in Python tests.', 'never use: `x` @tests #python'],
    ['Never use `x` in this repository.', 'never use: `x`'],
    ['Use `x` only in `src/ffi/`.', 'never use: `x` !**/src/ffi/**'],
    ['`x` may only be used in tests.', 'never use: `x` !tests'],
    ['**Tests:** never use `x`.', 'never use: `x` @tests'],
    ['Add tests to `test/`.', 'always add: tests to `test/`'],
    ['Place components in `src/components`.', 'always place: components in `src/components`'],
    ['Do not edit files in `dist/`.', 'never edit: files in `dist/`'],
    ['Use PascalCase for components.', 'always use: pascalcase for components'],
    ['Never use `x` in `useEffect`.', 'never use: `x` in `useEffect` #javascript'],
    ['Never use `x` in loops.', 'never use: `x` in loops'],
    ['Never use `x` to silence the compiler.', 'never use: `x` to silence the compiler'],
  ])('is read in: %s', (words, expected) => {
    expect(read(`# Rules\n\n- ${words}`).join(' + ')).toBe(expected);
  });

  it.each<[string, string, string]>([
    ['the language of a heading', '## C# style\n\n- Never use `x`.', 'never use: `x` #csharp'],
    ['the language of the document', '# Python guide\n\n- Never use `x`.', 'never use: `x` #python'],
    ['a heading about tests', '# A\n\n### Testing\n\n- Never use `x`.', 'never use: `x` @tests'],
    [
      'a heading that is a folder',
      '# A\n\n## `src/api`\n\n- Never use `x`.',
      'never use: `x` @**/src/api/**|**/src/api.*',
    ],
    [
      'the framework of a heading',
      '# A\n\n## React Component Guidelines\n\n- Never use `x`.',
      'never use: `x` #javascript',
    ],
    ['two headings', '# A\n\n## Python\n\n### Tests\n\n- Never use `x`.', 'never use: `x` @tests #python'],
    ['a heading that names a topic', '# A\n\n## Error handling\n\n- Never use `x`.', 'never use: `x`'],
    ['an introduction', '# A\n\nIn tests:\n- Never use `x`.', 'never use: `x` @tests'],
    ['the quoted code', '# A\n\n- Never use `unwrap()`.', 'never use: `unwrap()` #rust'],
    ['a heading before the quoted code', '# A\n\n## C#\n\n- Never use `var`.', 'never use: `var` #csharp'],
  ])('comes from %s', (_name, markdown, expected) => {
    expect(read(markdown).join(' + ')).toBe(expected);
  });
});

describe('marks, labels and introductions', () => {
  it.each<[string, string, string]>([
    ['a bold label', '- **Avoid:** `a.b()` - More complex', 'avoid : `a.b()`'],
    ['a cross', '- ❌ `x`', 'never : `x`'],
    ['a cross before an imperative', '- ❌ Use `x`', 'never use: `x`'],
    ['a cross before a directive', '- ❌ Never use `x`', 'never use: `x`'],
    ['a tick', '- ✅ Use `x`', 'always use: `x`'],
    ['a cross and a tick', '- ❌ `a` → ✅ `b`', 'never : `a` ⇒ `b`'],
    ['a checklist', '- [ ] Never use `x`', 'never use: `x`'],
    ['a general label', '- **Style:** Never use `x`', 'never use: `x`'],
    ['a label that names the subject', '- **File names:** kebab-case', 'always use: kebab-case for file names'],
    ['an introduction that forbids', 'Never use:\n- `x`', 'never use: `x`'],
    ['an introduction with a verb', 'Do not edit the following files:\n- `x`', 'never edit: `x`'],
    ['an introduction with a kind', 'Never use the following imports:\n- `x`', 'never use: `x` imports'],
    ['an introduction that is a rule', 'Use services when possible:\n- Never use `x`', 'never use: `x`'],
    ['an introduction that says how much it matters', 'Top 5 most critical:\n- Never use `x`', 'never use: `x`'],
    ['an introduction that names a document', 'Full reference: `docs/a.md`\n- Never use `x`', 'never use: `x`'],
    ['an introduction in brackets', '[CRITICAL]:\n- Never use `x`', 'never use: `x`'],
    [
      'an introduction for all',
      'All agents, whoever they are, must adhere to the following:\n- Never use `x`',
      'never use: `x`',
    ],
    ['an introduction in one word', 'Non-negotiable:\n- Never use `x`', 'never use: `x`'],
    [
      'an introduction for all changes',
      'These principles are mandatory for all changes:\n- Never use `x`',
      'never use: `x`',
    ],
    [
      'an introduction that says when to look',
      'Code quality checklist (run before marking work complete):\n- Never use `x`',
      'never use: `x`',
    ],
    ['a heading that forbids', '## Don’ts\n\n- `x`', 'never : `x`'],
    ['a heading that names what to avoid', '## Things to avoid\n\n- Using `x`', 'never use: `x`'],
  ])('%s', (_name, markdown, expected) => {
    expect(read(`# A\n\n${markdown}`).join(' + ')).toBe(expected);
  });
});

describe('the row of a table', () => {
  it.each<[string, string, string, string]>([
    ['what is wrong and right', '| Instead of | Use |', '| `a` | `b` |', 'never use: `a` ⇒ `b`'],
    [
      'what is right and wrong',
      '| Do | Don’t |',
      '| CSS modules | Use inline styles |',
      'never use: inline styles ⇒ css modules',
    ],
    ['marks as headers', '| ❌ | ✅ |', '| `a` | `b` |', 'never use: `a` ⇒ `b`'],
    [
      'a convention',
      '| Element | Convention | Example |',
      '| Classes | PascalCase | `A` |',
      'always <classes> be: pascalcase',
    ],
    ['a rule', '| Rule | Why |', '| Never use `x` | slow |', 'never use: `x`'],
    [
      'unknown columns',
      '| Name | Default |',
      '| a | b |',
      'unread: the columns of its table do not say what is required or forbidden',
    ],
  ])('says %s', (_name, header, row, expected) => {
    const border = header.replaceAll(/[^|]+/g, '-');
    expect(read(`# Rules\n\n${header}\n${border}\n${row}`).join(' + ')).toBe(expected);
  });
});

describe('a statement is left to people', () => {
  it.each<[string, string]>([
    ['a condition', 'Use `x` when the list is long.'],
    ['a condition before it', 'If the list is long, use `x`.'],
    ['an exception that is no place', 'Never use `x` unless the list is long.'],
    ['a generated file and more words', '`x.json` — pins versions, never modify without a request'],
    ['an exception of the alternative', 'Avoid `x`, use `y` unless the list is long.'],
    ['an exception after a dash', 'Never use `x` – but it is fine for long lists.'],
    ['a choice', 'Consider using `x`.'],
    ['a question', 'Why not use `x`?'],
    ['a half-hearted negation', 'Do not just use `x`.'],
    ['less of something', 'Minimize `x`.'],
    ['something that is not needed', 'No `x` is needed.'],
    ['something that nobody requires', 'No semicolons required.'],
    ['how wide editors show a tab', 'Tab width: 4 spaces.'],
    ['a label that may limit', '**Redis clients when idle:** never use `x`.'],
    ['a description', 'The parser is written by hand.'],
    ['a description before the rule, which may limit it', 'Test fixtures serve as recipes — avoid type casting'],
    ['a fact', 'Async code does not track `x`.'],
  ])('with %s: %s', (_name, words) => {
    expect(read(`# A\n\n- ${words}`)[0]).toMatch(/^unread: /);
  });

  it.each<[string, string]>([
    ['a heading that may limit', '## Redis clients when idle\n\n- Never use `x`.'],
    ['an introduction that says before what', 'Checklist (run before a release):\n- Never use `x`.'],
    ['an introduction that may limit', 'When the list is long:\n- Never use `x`.'],
    ['a statement after it that allows it in some cases', '- Never use `x`.\n- Only use it when the list is long.'],
    ['a statement after it that takes it back', '- Never use `x`.\n- `x` is fine for long lists.'],
  ])('with %s', (_name, markdown) => {
    expect(readAt(`# A\n\n${markdown}`, 0)[0]).toMatch(/^(?:unread|doubtful): /);
  });

  it('unless the statement after it takes back a place', () => {
    expect(readAt('# A\n\nNever use `x`. Except in tests.', 0)).toEqual(['never use: `x` !tests']);
  });

  it('unless the statement after it is a rule about something else', () => {
    expect(readAt('# A\n\n- Never use `x`.\n- Only add brackets when they are needed.', 0)).toEqual(['never use: `x`']);
  });

  it('and says how to word it', () => {
    const statement = at(readStatements(2, '# A\n\n- Use `x` when the list is long.'), 0);
    expect(readClauses(statement)).toEqual({
      kind: 'unread',
      why: {
        reason: 'it depends on a condition',
        hint: 'a rule without "when" or "if" can be checked: "Never use `x` in tests"',
      },
    });
  });
});

describe('examples', () => {
  it.each<[string, string, readonly string[]]>([
    ['below labels', 'Bad:\n\n```ts\na\n```\n\nGood:\n\n```ts\nb\n```', ['bad a', 'good b']],
    ['below comments', '```ts\n// ❌ Bad\na\n// ✅ Good\nb\n```', ['bad a', 'good b']],
    ['not without labels', '```ts\na\n```', []],
    ['not below the next heading', '## B\n\nBad:\n\n```ts\na\n```', []],
  ])('are read %s', (_name, markdown, expected) => {
    const reading = readClauses(at(readStatements(2, `# A\n\nNever use \`x\`.\n\n${markdown}`), 0));
    const clauses = reading.kind === 'clauses' ? reading.clauses : [];
    expect(clauses[0]?.examples.map(({ isGood, code }) => `${isGood ? 'good' : 'bad'} ${code}`)).toEqual(expected);
  });
});

const WORDS =
  `never always do not use avoid prefer must should be no only in tests except unless for instead of over , ; : - ( ) when
  if \`x\` \`src/a/\` \`*.ts\` python code files functions have 50 lines and or used edited by hand to to avoid because ❌ ✅ | " # the a
  import from than rather which`.split(/\s+/);
const sentences = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 25 }).map((words) => words.join(' '));

describe('any text', () => {
  it('is read without an error', () => {
    fc.assert(
      fc.property(fc.oneof(sentences, fc.string({ unit: 'binary', maxLength: 200 })), (words) => {
        for (const statement of readStatements(2, `# A\n\n- ${words}`)) {
          const reading = readClauses(statement);
          expect(reading.kind === 'unread' ? reading.why.reason : reading.clauses).not.toHaveLength(0);
        }
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('gives objects of its own words alone', () => {
    fc.assert(
      fc.property(sentences, (words) => {
        for (const statement of readStatements(2, `# A\n\n- ${words}`)) {
          const reading = readClauses(statement);
          const own = plainWords(statement.text).replaceAll(/[^\p{L}\p{N}`/*.]+/gu, ' ');
          for (const { object, instead = '', codes } of reading.kind === 'clauses' ? reading.clauses : []) {
            const said = unmaskCodeSpans(`${object} ${instead}`, codes).split(/[^\p{L}\p{N}`/*.]+/u);
            // `instead` and `over` are read as `instead of`.
            expect(said.filter((word) => !own.includes(word) && word !== 'of' && word !== 'instead')).toEqual([]);
          }
        }
      }),
      { numRuns: runs(1_000), examples: [['files over and never never']] },
    );
  });

  it('turns around with the word "not"', () => {
    const verbs = fc.constantFrom('use', 'import', 'edit', 'have', 'call', 'exceed', 'contain');
    const things = fc.constantFrom('`x`', 'default exports', '50 lines', '`a` or `b`', '`x` in tests');
    const subjects = fc.constantFrom('functions', 'files', 'all components', 'you', '`core`');
    fc.assert(
      fc.property(
        subjects,
        fc.constantFrom('must', 'should', 'shall'),
        verbs,
        things,
        (subject, modal, verb, thing) => {
          const polarity = (words: string): unknown => {
            const reading = readClauses(at(readStatements(2, `# A\n\n- ${words}`), 0));
            return reading.kind === 'clauses' ? reading.clauses.map((clause) => clause.polarity) : reading.why.reason;
          };
          expect([
            polarity(`${subject} ${modal} ${verb} ${thing}.`),
            polarity(`${subject} ${modal} not ${verb} ${thing}.`),
          ]).toEqual([['required'], ['forbidden']]);
        },
      ),
    );
  });

  it.each([
    ['never use '.repeat(50)],
    ['instead of '.repeat(45)],
    ['in tests '.repeat(55)],
    ['(a) '.repeat(120)],
    ['a, '.repeat(160)],
    ['except '.repeat(70)],
    ['`a/` and '.repeat(60)],
    [' - '.repeat(160)],
    ['a must '.repeat(70)],
    ['only in '.repeat(60)],
  ])('comes to an end: %s', (words) => {
    for (let repeats = 0; repeats < 20; repeats += 1) {
      expect(read(`# A\n\n- Never use ${words}`)).not.toHaveLength(0);
    }
  });
});
