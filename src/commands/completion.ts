import { EXIT, usageError } from '../errors.ts';
import { REVIEW_FAIL_ON, VALIDATE_FAIL_ON } from '../options/options.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { COMMANDS, type CommandName } from './arguments/command-table.ts';
import { commandFlags, commandOptions } from './arguments/flags.ts';
import { FAMILIES, RULES } from '../rules/catalogue.ts';
import type { Terminal } from './output/terminal.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** `housestyle completion SHELL`: prints a script that completes commands, flags and their values. */
export async function runCompletion({ operands }: Pick<CommandLine, 'operands'>, terminal: Terminal): Promise<number> {
  const shell = SHELLS.find((name) => name === operands[0]);
  if (shell === undefined) {
    const given =
      operands[0] === undefined
        ? '`completion` needs a shell'
        : `There is no completion for the shell "${operands[0]}"`;
    throw usageError('unknown-shell', given, `Write \`housestyle completion ${SHELLS.join('|')}\`.`);
  }
  await terminal.print(completionScript(shell));
  return EXIT.done;
}

/** A script for a shell. All words in it come from the tables of commands and flags: letters, digits and hyphens. */
export function completionScript(shell: Shell): string {
  switch (shell) {
    case 'bash':
      return bashScript();
    case 'zsh':
      return `#compdef housestyle\nautoload -U +X bashcompinit && bashcompinit\n${bashScript()}`;
    case 'fish':
      return fishScript();
  }
}

function bashScript(): string {
  const flags = COMMANDS.map(({ name }) => `    ${name}) words='${flagsOf(name).join(' ')}' ;;`);
  const values = listValues().map(
    ({ command, flag, values: words }) => `    '${command} --${flag}') echo '${words.join(' ')}' ;;`,
  );
  return `_housestyle_values() {
  local flag=\${COMP_WORDS[COMP_CWORD - 1]}
  # Bash takes the \`=\` of \`--format=json\` for a word of its own.
  [ "$flag" = = ] && flag=\${COMP_WORDS[COMP_CWORD - 2]}
  case "\${COMP_WORDS[1]} $flag" in
${values.join('\n')}
  esac
}
_housestyle() {
  local word=\${COMP_WORDS[COMP_CWORD]} words=''
  [ "$word" = = ] && word=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${commandWords().join(' ')}'
  elif [ "\${COMP_WORDS[1]}" = help ]; then
    words='${COMMANDS.map(({ name }) => name).join(' ')}'
  elif [ "\${COMP_WORDS[1]}" = completion ]; then
    words='${SHELLS.join(' ')}'
  elif [ "\${COMP_WORDS[1]}" = rules ] && [ "$COMP_CWORD" -eq 2 ] && [ "\${word#-}" = "$word" ]; then
    words='${ruleNames().join(' ')}'
  elif words=$(_housestyle_values) && [ -n "$words" ]; then
    :
  elif [ "\${word#-}" != "$word" ]; then
    case "\${COMP_WORDS[1]}" in
${flags.map((line) => `  ${line}`).join('\n')}
    esac
  fi
  # Without words of ours the shell completes file names.
  [ -n "$words" ] && COMPREPLY=($(compgen -W "$words" -- "$word"))
  return 0
}
complete -o default -F _housestyle housestyle
`;
}

function fishScript(): string {
  const commands = COMMANDS.map(
    ({ name, description }) =>
      `complete -c housestyle -n __fish_use_subcommand -f -a ${name} -d '${forFish(description)}'`,
  );
  const values = new Map(listValues().map(({ command, flag, values: words }) => [`${command} --${flag}`, words]));
  const flags = COMMANDS.flatMap(({ name }) =>
    flagsOf(name).map((flag) => {
      const words = values.get(`${name} ${flag}`);
      const ofFlag = words === undefined ? '' : ` -x -a '${words.join(' ')}'`;
      return `complete -c housestyle -n '__fish_seen_subcommand_from ${name}' -l ${flag.slice('--'.length)}${ofFlag}`;
    }),
  );
  const shells = `complete -c housestyle -n '__fish_seen_subcommand_from completion' -f -a '${SHELLS.join(' ')}'`;
  const rules = `complete -c housestyle -n '__fish_seen_subcommand_from rules' -f -a '${ruleNames().join(' ')}'`;
  return `${[...commands, shells, rules, ...flags].join('\n')}\n`;
}

function commandWords(): readonly string[] {
  return [...COMMANDS.map(({ name }) => name), 'help', 'version'];
}

/** What `housestyle rules` takes: groups first, then rules. */
function ruleNames(): readonly string[] {
  return [...FAMILIES, ...RULES].map(({ id }) => id);
}

function flagsOf(command: CommandName): readonly string[] {
  return [...commandFlags(command), ...commandOptions(command)].map(({ name }) => `--${name}`).toSorted();
}

/** The flags that have a few values only, with these values. */
function listValues(): readonly { command: CommandName; flag: string; values: readonly string[] }[] {
  return COMMANDS.flatMap(({ name: command, formats }) => {
    const flags = commandFlags(command).flatMap(({ name, type, choices }) =>
      type === 'choice' && choices !== undefined ? [{ command, flag: name, values: choices }] : [],
    );
    const options = commandOptions(command).flatMap((option) =>
      'choices' in option ? [{ command, flag: option.name, values: option.choices }] : [],
    );
    const failOn = command === 'validate' ? VALIDATE_FAIL_ON : REVIEW_FAIL_ON;
    return [...flags, ...options, { command, flag: 'format', values: formats }]
      .map((one) => (one.flag === 'fail-on' ? { ...one, values: failOn } : one))
      .filter(({ values }) => values.length > 0);
  });
}

function forFish(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}
