export interface CommandSpec {
  readonly name: string;
  readonly description: string;
  readonly formats: readonly string[];
  /** Shown in the help after the command. */
  readonly operands?: string;
  /** What exit code 1 means. A command without it never ends with that code. */
  readonly problems?: string;
  /** Two command lines for the help, each with what it does. */
  readonly examples: readonly (readonly [line: string, meaning: string])[];
}

export const COMMANDS = [
  {
    name: 'review',
    description: "review a change by the repository's own guidelines",
    formats: ['text', 'compact', 'json', 'markdown', 'html', 'sarif', 'github', 'gitlab', 'junit'],
    problems: 'findings at or above --fail-on, or too little was judged',
    examples: [
      ['housestyle review', 'the current branch, from where it left the default branch'],
      ['housestyle review --staged --fail-on medium', 'what would be committed; exit code 1 from severity medium on'],
    ],
  },
  {
    name: 'plan',
    description: 'predict what a review would cost, and divide the review of a large change over jobs',
    formats: ['text', 'json'],
    examples: [
      [
        'housestyle plan --model gpt-5.4 --price 1.25,10',
        'requests, tokens and money for the current branch; with `--history 30`, for the last 30 merged changes',
      ],
      ['housestyle plan --shards 8 --format json', 'the matrix of at most eight jobs for the current branch'],
    ],
  },
  {
    name: 'publish',
    description: 'merge the results of the jobs of a plan into one review and print it',
    formats: ['text', 'compact', 'json', 'markdown', 'html', 'sarif', 'github', 'gitlab', 'junit'],
    operands: 'DIR',
    problems: 'findings at or above --fail-on, or too little was judged',
    examples: [
      ['housestyle publish results', 'the review of the current branch, whose shards were written to `results`'],
      ['housestyle publish results --format sarif', 'the same as SARIF'],
    ],
  },
  {
    name: 'validate',
    description: 'check the instruction and settings files',
    formats: ['text', 'compact', 'json', 'markdown', 'html', 'sarif', 'github', 'gitlab', 'junit'],
    operands: '[PATH…]',
    problems: 'problems at or above --fail-on',
    examples: [
      ['housestyle validate', 'all files that assistants read'],
      ['housestyle validate --fix --dry-run .github/agents', 'what `--fix` would change in one folder'],
    ],
  },
  {
    name: 'dump',
    description: 'show the exact prompt that a review or an editor would send',
    formats: ['text', 'json', 'markdown', 'html'],
    examples: [
      ['housestyle dump --format html --output prompt.html', 'a page with the prompt and what each part costs'],
      ['housestyle dump --purpose commit-message --staged', 'the prompt for a commit message'],
    ],
  },
  {
    name: 'describe',
    description: "write a pull request's title and description for a change, by the team's instructions for them",
    formats: ['markdown', 'json'],
    examples: [
      ['housestyle describe', 'title and description of the current branch'],
      ['housestyle describe --staged --commit-message', 'a commit message for what is staged'],
    ],
  },
  {
    name: 'guidelines',
    description: 'show for every instruction file, agent, prompt and skill whether it applies to a change, and why',
    formats: ['text', 'json'],
    examples: [
      ['housestyle guidelines --for src/cart.ts', 'the guidelines for a file, without a change'],
      ['housestyle guidelines --statements --in-force', 'every rule, and how it is checked'],
    ],
  },
  {
    name: 'why',
    description: 'say why a rule applies to a file, or the one reason why it does not',
    formats: ['text', 'json'],
    operands: 'RULE FILE',
    examples: [
      ["housestyle why 'Never use var' src/cart.ts", 'a rule by some of its words'],
      ['housestyle why AGENTS.md:12 src/cart.ts', 'a rule by its file and line'],
    ],
  },
  {
    name: 'init',
    description:
      'write a workflow, a configuration, and first instructions from what the configuration says and the code keeps; keeps files that are there; `--dry-run` prints them',
    formats: ['text', 'json'],
    examples: [
      ['housestyle init --dry-run', 'the files, printed'],
      ['housestyle init', 'the same, written below .github/'],
    ],
  },
  {
    name: 'agents',
    description: 'list the agents; for a message or a change, show who would review it and why',
    formats: ['text', 'json'],
    examples: [
      ['housestyle agents', 'all agents'],
      ["housestyle agents --message '@security look at the login'", 'who would answer a message'],
    ],
  },
  {
    name: 'changes',
    description: 'show the change as Housestyle reads it: files, hunks, commentable lines',
    formats: ['text', 'json'],
    examples: [
      ['housestyle changes --base v1 --head v2', 'the files and hunks between two tags'],
      ['git diff | housestyle changes --diff -', 'the same for a diff'],
    ],
  },
  {
    name: 'rules',
    description: "list the validator's rules, those of a group, or explain one of them with examples",
    formats: ['text', 'json'],
    operands: '[ID|GROUP]',
    examples: [
      ['housestyle rules --search applyTo', 'the rules that have to do with `applyTo`'],
      ['housestyle rules skill-name-format', 'one rule, with examples'],
    ],
  },
  {
    name: 'doctor',
    description: 'check this machine and repository: git, Node, configuration, instruction files, provider',
    formats: ['text', 'json'],
    problems: 'a problem was found',
    examples: [
      ['housestyle doctor', 'what is set up, and what to do about the rest'],
      ['housestyle doctor --format json', 'the same, for programs'],
    ],
  },
  {
    name: 'completion',
    description: 'print a script that completes commands and flags in a shell',
    formats: [],
    operands: 'bash|zsh|fish',
    examples: [
      ['housestyle completion bash >> ~/.bashrc', 'completion in bash'],
      ['housestyle completion fish > ~/.config/fish/completions/housestyle.fish', 'completion in fish'],
    ],
  },
  {
    name: 'learn',
    description:
      'learn from past pull requests which findings people accept, and write the file that reviews read; `--report` shows it',
    formats: ['text', 'json'],
    examples: [
      ['housestyle learn --github-token TOKEN', 'reads the last 300 merged changes and writes the file'],
      ['housestyle learn --report', 'which guidelines lead to comments that people accept'],
    ],
  },
  {
    name: 'fleet',
    description:
      'validate and take stock of all repositories of an owner on GitHub: instruction files, rules that apply, dead files, problems',
    formats: ['markdown', 'json'],
    examples: [
      ['housestyle fleet --owner acme --github-token TOKEN', 'a page on all repositories of acme'],
      ['housestyle fleet --merge part-1.json --merge part-2.json', 'joins the parts that the jobs of a matrix wrote'],
    ],
  },
  {
    name: 'lsp',
    description: 'check the files while they are edited: a language server for editors, over standard input and output',
    formats: [],
    examples: [
      ['housestyle lsp', 'a server that an editor starts'],
      ['housestyle lsp --stdio', 'the same, for editors that add the flag'],
    ],
  },
] as const satisfies readonly CommandSpec[];
export type CommandName = (typeof COMMANDS)[number]['name'];
