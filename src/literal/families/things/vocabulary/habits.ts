import { groupBy } from '../../../../structures/group-by.ts';
import { SCRIPT, SCRIPT_FILES } from '../../../script-languages.ts';
import { isTestPath } from '../../../../symbols/is-test.ts';
import type { DeclarationFact } from '../../../../syntax/facts/types.ts';
import type { Violation } from '../../../types.ts';
import { findConstructs, violationAt, type NamedThing, type ThingFinder } from '../named-things.ts';
import { wordsAmong } from '../phrases.ts';
import { codeLines, uses } from './finders.ts';
import { regex } from '../../../../text/regex.ts';

const WITH_FUNCTIONS = [...SCRIPT, 'python', 'java', 'csharp', 'php', 'go', 'rust', 'c', 'cpp', 'ruby'];
const NESTING =
  'deep|deeply|nested|nesting|if|else|conditional|branch|condition|block|statement|code|flat|excessive|unnecessary|logic';

const ELSE_AFTER_RETURN = findConstructs({
  kinds: ['else-after-return'],
  topics: ['else-after-return'],
  name: '`else` after a branch that returns, which an early return makes needless,',
  one: '`else` after `return`',
  languages: [...SCRIPT, 'python', 'java', 'csharp', 'php', 'cpp', 'c', 'ruby', 'go', 'rust'],
  mayMatch: (line) => /\bel(?:se|if|sif)\b/.test(line),
});

const isFunction = ({ kind }: DeclarationFact): boolean => /^(?:function|method|constructor)$/.test(kind);

const RECURSION: ThingFinder = {
  looksAt: 'code',
  words: 'reports functions that call themselves',
  topics: [],
  languages: WITH_FUNCTIONS,
  find: (file) => {
    const all = file.facts.declarations;
    const caller = (inside: number | undefined): DeclarationFact | undefined => {
      const around = inside === undefined ? undefined : all[inside];
      return around === undefined || isFunction(around) ? around : caller(around.inside);
    };
    return file.facts.uses
      .filter(
        ({ kind, name, inside }) =>
          kind === 'call' && caller(inside)?.name === name.replace(/^(?:this|self)(?:\.|->|::)/, ''),
      )
      .flatMap((use) => violationAt(file, use, 'a recursive call'));
  },
};

const REASSIGNED_PARAMETERS: ThingFinder = {
  looksAt: 'code',
  words: 'reports assignments to parameters of the function around them',
  topics: [],
  languages: [...SCRIPT, 'java', 'csharp', 'python'],
  find: (file) => {
    const all = file.facts.declarations;
    const bodies = groupBy(
      all.flatMap((declared) => {
        const owner = declared.kind === 'parameter' && declared.inside !== undefined ? all[declared.inside] : undefined;
        return owner === undefined ? [] : [{ name: declared.name, from: declared.endLine, to: owner.endLine }];
      }),
      ({ name }) => name,
    );
    return file.facts.code.flatMap(({ line, text }): readonly Violation[] => {
      const assigned = /^\s*(?<name>[A-Za-z_$][\w$]*)\s*(?:=(?![=>])|(?:[-+*/%&|^]|\?\?|\|\||&&)=|\+\+|--)/.exec(text)
        ?.groups?.['name'];
      return assigned !== undefined && bodies.get(assigned)?.some(({ from, to }) => line > from && line <= to) === true
        ? violationAt(file, { line }, 'an assignment to a parameter')
        : [];
    });
  },
};

/** Branches in the body of a test itself. What a helper or a callback in it decides is another matter. */
const BRANCHES_IN_TESTS: ThingFinder = {
  looksAt: 'code',
  words: 'reports `if` and `switch` in the bodies of tests',
  topics: [],
  languages: [...SCRIPT, 'python', 'java', 'csharp', 'php'],
  mayMatch: (line) => /\b(?:if|switch|match)\b/.test(line),
  find: (file) => {
    const all = file.facts.declarations;
    const isTest = (one: DeclarationFact | undefined): boolean =>
      one !== undefined &&
      (one.kind === 'test' ||
        (isFunction(one) &&
          isTestPath(file.file.path) &&
          (/^test(?:_|\p{Lu})/u.test(one.name ?? '') ||
            one.attributes.some((name) => /^(?:Test|Fact|Theory|TestMethod|ParameterizedTest)$/.test(name)))) ||
        (one.name === undefined && one.inside !== undefined && all[one.inside]?.kind === 'test'));
    return file.facts.uses
      .filter(
        ({ kind, name, inside }) =>
          kind === 'keyword' && /^(?:if|switch)$/.test(name) && isTest(inside === undefined ? undefined : all[inside]),
      )
      .flatMap((use) => violationAt(file, use, `\`${use.name}\` in a test`));
  },
};

const MOCK_CALL = regex()`
  ^(?:
    (?:jest|vi)\.(?:mock|doMock|fn|spyOn|mocked)|sinon\.(?:stub|mock|spy|fake)|mock\.(?:module|fn|patch)
    |(?:mock\.)?patch(?:\.object)?|mocker\.patch(?:\.object)?|Mockito\.(?:mock|spy|when)|gomock\.NewController
  )$
`;
const MOCK_CLASS = /^(?:(?:unittest\.)?mock\.)?(?:Mock|MagicMock|AsyncMock)$|^Mock<.*>$/;

/** Forms that code of several languages has, and rules name by words. */
export const HABITS_VOCABULARY: readonly NamedThing[] = [
  {
    wanted: regex()`
      ^(?:
        early (?:return|exit)|return early|guard clause|early return (?:and|or) guard clause
        |guard clause (?:and|or|with|\/) early return|early return\/guard clause
      )(?: pattern)?(?! (?:over|instead of|rather than) .*(?:deep|nest))(?:
        [ ](?:to|over|instead of|rather than|and) (?:reduce|avoid|minimize|limit|prevent|keep|${NESTING})
          (?:(?: |\/)(?:${NESTING}))*
      )?$
    `,
    finder: ELSE_AFTER_RETURN,
  },
  {
    // An `else` is not nested deeply.
    named: /^(?:nested else|if else(?: chain)?|else block|else)$/,
    instead: /early (?:return|exit)|return early|guard clause/,
    finder: ELSE_AFTER_RETURN,
  },
  {
    named: regex()`
      ^(?:
        conditional|conditional logic|conditional statement|branching|if statement|if else|if|branching logic|branch
        |control flow
      )(?: (?:in|inside) (?:the |a )?(?:test|test body|test case|test function|test method))?$
    `,
    isMeantBy: (statement) => /\btest(?:s| body| bodies| cases?| functions?| methods?)?\b/i.test(statement),
    finder: BRANCHES_IN_TESTS,
  },
  { named: /^recurs(?:ion|ive (?:function|call|algorithm|method))$/, finder: RECURSION },
  {
    named: regex()`
      ^(?:re ?assign(?:ing|ment of)?|overwrit(?:e|ing)|assign(?:ing)? to) (?:function |method |input )*
        (?:parameter|argument|param)$
      |^(?:function )?(?:parameter|param|argument) re ?assignment$
    `,
    finder: REASSIGNED_PARAMETERS,
  },
  {
    named: /^(?:the )?singleton(?: pattern| class| object| instance)?$/,
    finder: codeLines(
      {
        name: '`getInstance` and static instances of their own class',
        one: 'a singleton',
        languages: [...SCRIPT_FILES, 'java', 'csharp', 'php', 'kotlin', 'swift', 'cpp', 'dart'],
      },
      regex()`
        ^\s*(?:(?:public|private|protected|internal|static|final|async)\s+)*(?:static\s+)?(?:function\s+)?
          (?:[\w<>&*]+\s+)?(?:getInstance|sharedInstance)\s*\(
        |\bstatic\s+(?:(?:readonly|final|let|var|private|public)\s+)*(?:\w+\??\s+)?\$?(?:shared|_?[iI]nstance)\b\s*
          (?:[:=;]|=>|\{)
      `,
    ),
  },
  {
    named: /^(?:use of )?(?:mock|mocking|mock object|test double|mocked dependency|mocking library|mocking framework)$/,
    // `prefer fixtures over mocking` leaves those to the author that no fixture can replace.
    isAlone: true,
    finder: uses(
      {
        name: 'calls that make mocks, such as `jest.mock`, `vi.fn`, `patch` and `Mockito.mock`',
        one: 'a mock',
        languages: [...SCRIPT, 'python', 'java', 'csharp', 'go'],
      },
      ['ock', 'jest.', 'vi.', 'sinon', 'patch'],
      ({ kind, name }) =>
        ((kind === 'call' || kind === 'attribute') && MOCK_CALL.test(name)) ||
        (/^(?:call|new)$/.test(kind) && MOCK_CLASS.test(name)),
    ),
  },
  {
    wanted: wordsAmong(
      ['private', 'protected'],
      'member field method property by default make keep over instead of rather than visibility for be class helper modifier to use',
    ),
    instead: /private/,
    named: /^(?:protected|protected (?:member|field|method|property|visibility|modifier))$/,
    mayBeCode: true,
    finder: {
      looksAt: 'code',
      words: 'reports members that are `protected`',
      topics: [],
      languages: ['php', 'java', 'csharp', 'typescript', 'typescriptreact'],
      mayMatch: (line) => /\bprotected\b/.test(line),
      find: (file) =>
        file.facts.declarations
          .filter(({ modifiers, isNameGiven }) => modifiers.includes('protected') && !isNameGiven)
          .flatMap(({ nameLine }) => violationAt(file, { line: nameLine }, 'a protected member')),
    },
  },
];
