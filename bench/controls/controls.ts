/** A defence that is taken out, to see whether the attacks that it prevents then succeed. */
export interface Control {
  readonly name: string;
  /** The test that plays the attacks, below `test/hostile/`, and the scene, which limits what is played of it. */
  readonly test: string;
  readonly only: string;
  /** Each text must occur once in its file. A control that no longer fits is a fault, as one that fails no row. */
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[];
}

const BLANKING = {
  file: 'src/text/secrets/blank-secrets.ts',
  from: 'return blankAssigned(blankKeys(text), () => textFormOf(path));',
  to: "return path === '' ? text : text;",
};
const LOG_PLAN = { file: 'src/commands/action/shards/plan.ts', from: '  run.runner.log(sentence);\n' };

export const CONTROLS: readonly Control[] = [
  {
    name: 'the Copilot CLI gets the environment of the job',
    test: 'delegated',
    only: 'the scene "delegated"',
    edits: [
      {
        file: 'src/models/copilot/copilot.ts',
        from: '    ...Object.fromEntries(passed),\n',
        to: '    ...environment,\n    ...Object.fromEntries(passed),\n',
      },
    ],
  },
  {
    name: 'a plan logs the change, and secrets are not blanked',
    test: 'planned',
    only: 'the scene "planned"',
    edits: [BLANKING, { ...LOG_PLAN, to: `${LOG_PLAN.from}  console.log(JSON.stringify(subject.changes));\n` }],
  },
  {
    name: 'a plan logs the environment',
    test: 'planned',
    only: 'the scene "planned"',
    edits: [{ ...LOG_PLAN, to: `${LOG_PLAN.from}  console.log(JSON.stringify(process.env));\n` }],
  },
  {
    name: 'secrets of an audited file are not blanked',
    test: 'planned',
    only: 'the scene "audited"',
    edits: [BLANKING],
  },
  {
    name: 'an audit logs the environment',
    test: 'planned',
    only: 'the scene "audited"',
    edits: [
      {
        file: 'src/commands/action/audit/report-audit.ts',
        from: 'export async function reportAudit(',
        to: 'console.log(JSON.stringify(process.env));\nexport async function reportAudit(',
      },
    ],
  },
  {
    name: 'a revision is not resolved',
    test: 'named',
    only: 'revision',
    edits: [
      {
        file: 'src/workspace/git/commits.ts',
        from: "  if (ref === '' || ref.includes('\\0')) {\n    return undefined;\n  }\n",
        to: "  if (ref !== '') {\n    return ref;\n  }\n",
      },
    ],
  },
  {
    name: 'git takes a tag for the base branch',
    test: 'named',
    only: 'A tag has the name',
    edits: [{ file: 'src/workspace/git/commits.ts', from: 'is ambiguous/m', to: 'is never so/m' }],
  },
  {
    name: 'names are printed as they are',
    test: 'named',
    only: 'holds',
    edits: [
      {
        file: 'src/text/shown/printed.ts',
        from: '  const shown = text.replaceAll(',
        to: "  const shown = text.replaceAll('', '') || text.replaceAll(",
      },
      {
        file: 'src/text/hidden/visible.ts',
        from: '  return text.replaceAll(HIDDEN, (character, offset: number) => {\n',
        to: "  return text.replaceAll(HIDDEN, (character, offset: number) => {\n    if (character !== '') {\n      return character;\n    }\n",
      },
      {
        file: 'src/text/hidden/visible.ts',
        from: "line.replaceAll('##[', '# #[').replace(/^(\\s*):(?=:)/, '$1: ')",
        to: 'line',
      },
    ],
  },
  {
    name: 'the names of authors are shown next to their messages',
    test: 'named',
    only: 'author',
    edits: [{ file: 'src/workspace/git/log.ts', from: '%ce%x09%B', to: '%ce%x09%an %B' }],
  },
  {
    name: 'a key may be there twice',
    test: 'disk',
    only: 'The configuration has',
    edits: [
      {
        file: 'src/text/yaml/yaml.ts',
        from: '      ...tree.repeatedKeys.map(',
        to: '      ...tree.repeatedKeys.slice(0, 0).map(',
      },
    ],
  },
  {
    name: 'globs may be as long and as wide as they like',
    test: 'disk',
    only: 'The configuration has',
    edits: [
      {
        file: 'src/text/globs/compile-glob.ts',
        from: 'const MAX_PATTERN_CHARACTERS = 4_096;',
        to: 'const MAX_PATTERN_CHARACTERS = 1e9;',
      },
      {
        file: 'src/text/globs/compile-glob.ts',
        from: 'const MAX_EXPANSIONS = 1_000;',
        to: 'const MAX_EXPANSIONS = 1e9;',
      },
    ],
  },
  {
    name: 'unknown keys of a configuration are passed over',
    test: 'disk',
    only: 'The configuration has',
    edits: [
      {
        file: 'src/options/read-config-text.ts',
        from: '  const unknown = unknownKeyProblems(source, document, Object.keys(value));',
        to: '  const unknown = unknownKeyProblems(source, document, []);',
      },
    ],
  },
  {
    name: 'redirects of a model are followed',
    test: 'servers',
    only: 'sends the request to another host',
    edits: [{ file: 'src/models/wire/wire.ts', from: "redirect: 'manual',", to: "redirect: 'follow'," }],
  },
  {
    name: 'the token of GitHub follows a redirect',
    test: 'printed',
    only: "GitHub's API sends each request to another server",
    edits: [
      {
        file: 'src/github/api/whole-answer.ts',
        from: '      const answer = await send(input, { ...init, redirect, signal });\n',
        to: "      const first = await send(input, { ...init, redirect: 'manual', signal });\n      const place = first.headers.get('location');\n      const answer = place === null || redirect === 'manual' ? first : await send(place, { ...init, signal });\n",
      },
    ],
  },
  {
    name: 'a path of a finding may have 4,096 characters in the result of a shard',
    test: 'jobs',
    only: 'in a shard',
    edits: [
      {
        file: 'src/jobs/shards/finding-shape.ts',
        from: 'export const path = text(MAX_TEXT);',
        to: 'export const path = text(4_096);',
      },
    ],
  },
  {
    name: 'the seal of a shard is not compared',
    test: 'jobs',
    only: 'the scene "published"',
    edits: [
      {
        file: 'src/jobs/shards/shard-file.ts',
        from: "if (secret !== undefined && !isSeal(head['seal'], drawn)) {",
        to: "if (secret !== undefined && !isSeal(head['seal'], drawn) && head['seal'] === 0) {",
      },
    ],
  },
  {
    name: 'the seal of a state is not compared',
    test: 'replayed',
    only: 'the scene "replayed"',
    edits: [
      {
        file: 'src/github/publishing/read-standing.ts',
        from: 'return state !== undefined && isSealed(state, seal) ? [state] : [];',
        to: 'return state !== undefined && (isSealed(state, seal) || true) ? [state] : [];',
      },
    ],
  },
  {
    name: 'everybody may teach',
    test: 'jobs',
    only: 'the scene "taught"',
    edits: [
      {
        file: 'src/jobs/learn/writers.ts',
        from: 'people.set(login, await mayWrite(client, login));',
        to: 'people.set(login, (await mayWrite(client, login)) || true);',
      },
    ],
  },
  {
    name: 'secrets below their names are not looked for',
    test: 'asked',
    only: 'the scene "asked"',
    edits: [
      {
        file: 'src/text/secrets/line-secrets.ts',
        from: '  findContinuedSecrets(texts, named, form.isBare).forEach(place);\n',
        to: '  findContinuedSecrets(texts, named, form.isBare).slice(0, 0).forEach(place);\n',
      },
    ],
  },
  {
    name: 'a block of a model keeps any language',
    test: 'asked',
    only: 'the scene "asked"',
    edits: [
      {
        file: 'src/reports/markdown/model-markdown.ts',
        from: 'FENCE_LANGUAGES.has(language) ? language :',
        to: 'FENCE_LANGUAGES.has(language) || true ? language :',
      },
    ],
  },
  {
    name: 'what a change does to later reviews is not said',
    test: 'offline',
    only: 'the scene "offline"',
    edits: [
      {
        file: 'src/jobs/conclude/after-merge.ts',
        from: '  if (steering.length === 0) {\n',
        to: '  if (steering.length >= 0) {\n',
      },
    ],
  },
  {
    name: 'outputs follow links',
    test: 'clones',
    only: 'the scene "written"',
    edits: [
      {
        file: 'src/commands/output/write-output.ts',
        from: 'refuseWayOut(path);\n    if (top === undefined) {',
        to: 'refuseWayOut(path);\n    if (top === undefined || top !== undefined) {',
      },
    ],
  },
  {
    name: 'keys of issuers are not looked for',
    test: 'asked',
    only: 'to a call, without a name',
    edits: [
      {
        file: 'src/text/secrets/secret-formats.ts',
        from: 'for (const one of parts) {',
        to: 'for (const one of parts.slice(0, 0)) {',
      },
    ],
  },
  {
    name: 'encoded secrets are not decoded',
    test: 'asked',
    only: 'The head adds a GitLab token in',
    edits: [
      { file: 'src/text/secrets/secrets.ts', from: 'findEncodedSecrets(text, runs)', to: "findEncodedSecrets('', [])" },
    ],
  },
  {
    name: 'a password of words is no secret',
    test: 'asked',
    only: 'The head adds a password of',
    edits: [
      {
        file: 'src/text/secrets/assigned-secrets.ts',
        from: '&& isPassphrase(value)',
        to: "&& isPassphrase('')",
      },
    ],
  },
  {
    name: 'names are read as they are written',
    test: 'offline',
    only: 'Code stands behind',
    edits: [
      {
        file: 'src/text/read-names.ts',
        from: 'return IS_PLAIN.test(written)',
        to: "return IS_PLAIN.test('')",
      },
    ],
  },
  {
    name: 'a comment that ends in a copy of ours is ours',
    test: 'forged',
    only: 'the scene "forged"',
    edits: [
      {
        file: 'src/reports/review/markers.ts',
        from: 'own === undefined || !FINDING_START.test(body)',
        to: 'own === undefined',
      },
    ],
  },
  {
    name: 'a linter is trusted whatever the change does to it',
    test: 'offline-long',
    only: 'The change (?:switches|removes|adds|empties)',
    edits: [{ file: 'src/literal/run-checks.ts', from: '!mayWeakenLinters(whole)', to: 'true' }],
  },
  {
    name: 'words next to an empty list are not read',
    test: 'asked',
    only: 'A model reports a finding (?:after|before|in its)',
    edits: [
      {
        file: 'src/findings/replies/parse-reply.ts',
        from: '[...findStrayFindings(texts), ...findAdmissions(searched.said, texts)]',
        to: 'findAdmissions(searched.said, texts)',
      },
    ],
  },
  {
    name: 'an answer that says that it is not a review counts as one',
    test: 'asked',
    only: 'A model says next to an empty list',
    edits: [
      {
        file: 'src/findings/replies/parse-reply.ts',
        from: ', ...findAdmissions(searched.said, texts)]',
        to: ']',
      },
    ],
  },
  {
    name: 'an answer that a server filtered is whole',
    test: 'servers',
    only: 'answers that it finds nothing',
    edits: [{ file: 'src/models/openai/chat.ts', from: 'if (FILTERED.test(finish)) {', to: "if (finish === 'x') {" }],
  },
];
