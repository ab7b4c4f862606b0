import {
  COMMANDS as COMMANDS,
  commandFlags as commandFlags,
  commandOptions as commandOptions
} from "./joined-05017b85.js";
import {
  REVIEW_FAIL_ON as REVIEW_FAIL_ON,
  VALIDATE_FAIL_ON as VALIDATE_FAIL_ON
} from "./joined-1c6c8fb1.js";
import "./joined-133c8eb8.js";
import "./joined-e59b8646.js";
import "./joined-c1dd7ffa.js";
import "./joined-1c9471ce.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-5ac99ec6.js";
import "./joined-a845ed26.js";
import {
  EXIT as EXIT,
  usageError as usageError
} from "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  FAMILIES,
  RULES
} from "./chunk-RNIVL3NU.js";
import "./chunk-SQBAVEOX.js";
import "./chunk-FDEPYNAN.js";
import "./chunk-O73FMP6N.js";
import "./chunk-CO6OTYV5.js";
import "./chunk-MF2QK5EC.js";
import "./chunk-J7EX5RSY.js";
import "./chunk-33H6HWXO.js";
import "./chunk-RGP6QW34.js";

// src/commands/completion.ts
var SHELLS = ["bash", "zsh", "fish"];
async function runCompletion({ operands }, terminal) {
  let shell = SHELLS.find((name) => name === operands[0]);
  if (shell === void 0) {
    let given = operands[0] === void 0 ? "`completion` needs a shell" : `There is no completion for the shell "${operands[0]}"`;
    throw usageError("unknown-shell", given, `Write \`housestyle completion ${SHELLS.join("|")}\`.`);
  }
  return await terminal.print(completionScript(shell)), EXIT.done;
}
function completionScript(shell) {
  switch (shell) {
    case "bash":
      return bashScript();
    case "zsh":
      return `#compdef housestyle
autoload -U +X bashcompinit && bashcompinit
${bashScript()}`;
    case "fish":
      return fishScript();
  }
}
function bashScript() {
  let flags = COMMANDS.map(({ name }) => `    ${name}) words='${flagsOf(name).join(" ")}' ;;`);
  return `_housestyle_values() {
  local flag=\${COMP_WORDS[COMP_CWORD - 1]}
  # Bash takes the \`=\` of \`--format=json\` for a word of its own.
  [ "$flag" = = ] && flag=\${COMP_WORDS[COMP_CWORD - 2]}
  case "\${COMP_WORDS[1]} $flag" in
${listValues().map(
    ({ command, flag, values: words }) => `    '${command} --${flag}') echo '${words.join(" ")}' ;;`
  ).join(`
`)}
  esac
}
_housestyle() {
  local word=\${COMP_WORDS[COMP_CWORD]} words=''
  [ "$word" = = ] && word=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${commandWords().join(" ")}'
  elif [ "\${COMP_WORDS[1]}" = help ]; then
    words='${COMMANDS.map(({ name }) => name).join(" ")}'
  elif [ "\${COMP_WORDS[1]}" = completion ]; then
    words='${SHELLS.join(" ")}'
  elif [ "\${COMP_WORDS[1]}" = rules ] && [ "$COMP_CWORD" -eq 2 ] && [ "\${word#-}" = "$word" ]; then
    words='${ruleNames().join(" ")}'
  elif words=$(_housestyle_values) && [ -n "$words" ]; then
    :
  elif [ "\${word#-}" != "$word" ]; then
    case "\${COMP_WORDS[1]}" in
${flags.map((line) => `  ${line}`).join(`
`)}
    esac
  fi
  # Without words of ours the shell completes file names.
  [ -n "$words" ] && COMPREPLY=($(compgen -W "$words" -- "$word"))
  return 0
}
complete -o default -F _housestyle housestyle
`;
}
function fishScript() {
  let commands = COMMANDS.map(
    ({ name, description }) => `complete -c housestyle -n __fish_use_subcommand -f -a ${name} -d '${forFish(description)}'`
  ), values = new Map(listValues().map(({ command, flag, values: words }) => [`${command} --${flag}`, words])), flags = COMMANDS.flatMap(
    ({ name }) => flagsOf(name).map((flag) => {
      let words = values.get(`${name} ${flag}`), ofFlag = words === void 0 ? "" : ` -x -a '${words.join(" ")}'`;
      return `complete -c housestyle -n '__fish_seen_subcommand_from ${name}' -l ${flag.slice(2)}${ofFlag}`;
    })
  ), shells = `complete -c housestyle -n '__fish_seen_subcommand_from completion' -f -a '${SHELLS.join(" ")}'`, rules = `complete -c housestyle -n '__fish_seen_subcommand_from rules' -f -a '${ruleNames().join(" ")}'`;
  return `${[...commands, shells, rules, ...flags].join(`
`)}
`;
}
function commandWords() {
  return [...COMMANDS.map(({ name }) => name), "help", "version"];
}
function ruleNames() {
  return [...FAMILIES, ...RULES].map(({ id }) => id);
}
function flagsOf(command) {
  return [...commandFlags(command), ...commandOptions(command)].map(({ name }) => `--${name}`).toSorted();
}
function listValues() {
  return COMMANDS.flatMap(({ name: command, formats }) => {
    let flags = commandFlags(command).flatMap(
      ({ name, type, choices }) => type === "choice" && choices !== void 0 ? [{ command, flag: name, values: choices }] : []
    ), options = commandOptions(command).flatMap(
      (option) => "choices" in option ? [{ command, flag: option.name, values: option.choices }] : []
    ), failOn = command === "validate" ? VALIDATE_FAIL_ON : REVIEW_FAIL_ON;
    return [...flags, ...options, { command, flag: "format", values: formats }].map((one) => one.flag === "fail-on" ? { ...one, values: failOn } : one).filter(({ values }) => values.length > 0);
  });
}
function forFish(text) {
  return text.replaceAll("\\", "\\\\").replaceAll("'", "\\'");
}
export {
  completionScript,
  runCompletion
};
