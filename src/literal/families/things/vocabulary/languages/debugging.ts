import type { NamedThing } from '../../named-things.ts';
import { uses } from '../finders.ts';

const DEBUGGING = '(?:debug|debugging|leftover debug|temporary debug) (?:function|statement|code|helper|output|call)';

/** Calls that stop a program or print values while somebody looks for a fault. */
export const DEBUGGING_VOCABULARY: readonly NamedThing[] = [
  {
    named: new RegExp(`^(?:(?:commit|leave|leave in) )?${DEBUGGING}$`),
    // A statement that quotes other calls is about those: "No debug output (`console.log`)".
    isMeantBy: (statement) => [...statement.matchAll(/`([^`]+)`/g)].every(([, code = '']) => OF_DEBUGGING.test(code)),
    finder: uses(
      {
        name: 'calls for debugging, such as `dd()`, `breakpoint()`, `binding.pry` and `dbg!`, and `debugger`',
        one: 'a call for debugging',
        languages: ['javascript', 'javascriptreact', 'typescript', 'typescriptreact', 'php', 'python', 'ruby', 'rust'],
      },
      ['d', 'p'],
      ({ kind, name, isOwn }, { languageId = '' }) =>
        !isOwn && DEBUG_CALLS[languageId]?.test(`${kind} ${name}`) === true,
    ),
  },
];

const OF_DEBUGGING =
  /^(?:debugger|console\.debug|dd|ddd|dump|var_dump|print_r|ray|breakpoint|pdb\.set_trace|binding\.(?:pry|irb)|byebug|dbg!)(?:\(\))?;?$/;
const OF_SCRIPT = /^keyword debugger$|^call console\.debug$/;
const DEBUG_CALLS: Readonly<Record<string, RegExp>> = {
  javascript: OF_SCRIPT,
  javascriptreact: OF_SCRIPT,
  typescript: OF_SCRIPT,
  typescriptreact: OF_SCRIPT,
  php: /^call (?:dd|dump|ddd|var_dump|print_r|ray|debug_backtrace)$/,
  python: /^call (?:breakpoint|pdb\.set_trace|ipdb\.set_trace|pudb\.set_trace)$/,
  ruby: /^(?:call|name|member) (?:binding\.(?:pry|irb|break)|byebug|debugger)$/,
  rust: /^call (?:std::)?dbg!$/,
};
