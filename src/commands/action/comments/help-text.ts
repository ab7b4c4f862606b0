/** The commands, for an answer to `/housestyle help`. */
export const HELP = `Commands, each on a line of its own, for people with write access:

| command | what it does |
| --- | --- |
| \`/housestyle review [AGENT] [full]\` | review the pull request now; with an agent of the repository; \`full\`: also what was reviewed before |
| \`/housestyle ask TEXT\` | answer a question about the change |
| \`/housestyle explain\` | in a thread: explain the finding |
| \`/housestyle ignore\` | in a thread: do not report this finding again |
| \`/housestyle ignore 2.7\`, \`ignore AGENTS.md:3\` or \`ignore WORDS\` | do not report this statement of the guidelines again, in a thread for its file only |
| \`/housestyle pause\`, \`resume\` | stop reviewing new commits of this pull request, and start again |
| \`/housestyle remember TEXT\` | add a fact to the memory file of the repository |
| \`@AGENT …\` | have an agent of the repository review, or answer if you ask something |`;

/** A short help, after what was wrong. */
export const SHORT_HELP =
  'The commands are `review`, `ask`, `explain`, `ignore`, `pause`, `resume`, `remember` and `help`. `/housestyle help` explains them.';
