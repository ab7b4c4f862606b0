import { SCRIPT } from '../../../../script-languages.ts';
import type { Violation } from '../../../../types.ts';
import { violationAt, type NamedThing, type ThingFinder } from '../../named-things.ts';
import { codeLines, declared, uses } from '../finders.ts';

const TYPESCRIPT = ['typescript'];
const DIRECTIVES = /(?<![\w*])\*ng(?:If|For|ForOf|Switch|SwitchCase|SwitchDefault)\b/;

/** Templates stand in files of their own, and in the strings of components. */
const STRUCTURAL_DIRECTIVES: ThingFinder = {
  looksAt: 'text',
  words: 'reports `*ngIf`, `*ngFor` and `*ngSwitch` in templates',
  languages: ['html', ...SCRIPT],
  topics: [],
  find: ({ file: { path }, added }) =>
    added.flatMap(({ number: line, text }): readonly Violation[] =>
      DIRECTIVES.test(text) && /=/.test(text) && !/^\s*(?:\/\/|\*\s|\/\*)/.test(text)
        ? [{ path, line, found: 'a structural directive' }]
        : [],
    ),
};

const SIGNAL_FUNCTIONS = /\b(?:input|output|signal)(?:\(\))?\b/;

/** Forms of Angular that rules name by words. */
export const ANGULAR_VOCABULARY: readonly NamedThing[] = [
  {
    named:
      /^\*ng(?:if|for|forof|switch)(?:(?:, |\/| \/ | and | or )\*ng(?:if|for|switch\w*))*(?: (?:structural )?directive)?$/,
    mayBeCode: true,
    finder: STRUCTURAL_DIRECTIVES,
  },
  {
    wanted:
      /^(?:native |built in |new |modern |the )*control flow(?: syntax| block)?(?: \((?:@\w+(?:, | \/ |\/)?)+\))?(?: in (?:angular )?template)?$/,
    isMeantBy: (statement) => /@(?:if|for|switch)\b/.test(statement),
    finder: STRUCTURAL_DIRECTIVES,
  },
  {
    named: /^(?:set )?standalone:? ?true(?: (?:in|inside|on) (?:angular |component |the )*decorator)?$/,
    mayBeCode: true,
    finder: codeLines(
      { name: '`standalone: true`', one: '`standalone: true`', languages: TYPESCRIPT },
      /(?<![\w.])standalone\s*:\s*true\b/,
    ),
  },
  {
    named: /^(?:@?ngmodules?|@?ng ?module)$/,
    instead: /standalone/,
    mayBeCode: true,
    finder: uses(
      { name: 'the decorator `@NgModule`', one: '`@NgModule`', languages: TYPESCRIPT },
      ['NgModule'],
      ({ kind, name }) => kind === 'attribute' && name === 'NgModule',
    ),
  },
  {
    named: /^(?:the )?(?:input and output |@input(?:\(\))?(?: and |\/| \/ |, )@output(?:\(\))? )?decorator$/,
    instead: SIGNAL_FUNCTIONS,
    mayBeCode: true,
    finder: uses(
      {
        name: 'the decorators `@Input` and `@Output`',
        one: 'a decorator in place of a function',
        languages: TYPESCRIPT,
      },
      ['@Input', '@Output'],
      ({ kind, name }) => kind === 'attribute' && /^(?:Input|Output)$/.test(name),
    ),
  },
  {
    named: /^constructor(?: based)?(?: dependency)? injection$/,
    instead: /\binject\b/,
    finder: declared(
      {
        name: 'constructors with parameters that declare a property, in classes with a decorator of Angular',
        one: 'a dependency that the constructor takes',
        languages: TYPESCRIPT,
      },
      ({ kind, modifiers, inside }, all) => {
        const maker = kind === 'parameter' && inside !== undefined ? all[inside] : undefined;
        const owner = maker?.kind === 'constructor' && maker.inside !== undefined ? all[maker.inside] : undefined;
        return (
          modifiers.some((word) => /^(?:private|public|protected|readonly)$/.test(word)) &&
          owner?.attributes.some((name) => /^(?:Component|Directive|Injectable|Pipe)$/.test(name)) === true
        );
      },
    ),
  },
  {
    wanted:
      /^changedetection: changedetectionstrategy\.onpush(?: in (?:every |each |all |the )?@?component decorator| in every component| for all component)?$/,
    mayBeCode: true,
    finder: withoutOnPush(),
  },
  {
    wanted:
      /^(?:changedetectionstrategy\.)?onpush(?: change detection)?(?: strategy)? (?:for|in|on|by) (?:all |every |each |new )*component$/,
    mayBeCode: true,
    finder: withoutOnPush(),
  },
  {
    wanted:
      /^set changedetection: changedetectionstrategy\.onpush(?: in (?:every |each |all |the )?@?component decorator)?$/,
    mayBeCode: true,
    finder: withoutOnPush(),
  },
  {
    named: /^(?:mutate(?:\(\))?|\.mutate\(\)) on signal$|^signal\.mutate(?:\(\))?$/,
    finder: uses(
      { name: 'calls of `mutate` in files that import Angular', one: '`mutate`', languages: TYPESCRIPT },
      ['mutate'],
      ({ kind, name }, { facts }) =>
        kind === 'call' &&
        name.endsWith('.mutate') &&
        facts.imports.some(({ module }) => module.startsWith('@angular/')),
    ),
  },
];

/** A decorator `@Component` whose text sets no strategy. */
function withoutOnPush(): ThingFinder {
  return {
    looksAt: 'code',
    words: 'reports new components of Angular without `ChangeDetectionStrategy.OnPush`',
    languages: TYPESCRIPT,
    about: ['components'],
    topics: [],
    mayMatch: (line) => line.includes('@Component'),
    find: (file) =>
      file.head === undefined || /\bChangeDetectionStrategy\.OnPush\b/.test(file.head)
        ? []
        : file.facts.uses
            .filter(({ kind, name }) => kind === 'attribute' && name === 'Component')
            .flatMap((use) => violationAt(file, use, 'a component without `OnPush`')),
  };
}
