import { expect, test } from 'vitest';
import { fillIn, namesToFillIn, partsBetween } from '../../src/literal/names-to-fill-in.ts';

test.each<[path: string, names: readonly string[], filled: string, between: readonly string[]]>([
  ['src/targets/{target}.js', ['{target}'], 'src/targets/x.js', ['src/targets/', '.js']],
  ['skills/<plugin name>/SKILL.md', ['<plugin name>'], 'skills/x/SKILL.md', ['skills/', '/SKILL.md']],
  ['[name]/[name].test.ts', ['[name]'], 'x/x.test.ts', ['', '/', '.test.ts']],
  ['{{ name }}-${kind}.md', ['{{ name }}', '${kind}'], 'x-x.md', ['', '-', '.md']],
  ['docs/$TOPIC.md', ['$TOPIC'], 'docs/x.md', ['docs/', '.md']],
  ['docs/topic.md', [], 'docs/topic.md', ['docs/topic.md']],
  ['a/{b/c}.md', [], 'a/{b/c}.md', ['a/{b/c}.md']],
  ['<>.md', [], '<>.md', ['<>.md']],
])('%s has names to fill in', (path, names, filled, between) => {
  expect(namesToFillIn(path)).toEqual(names);
  expect(fillIn(path, 'x')).toBe(filled);
  expect(partsBetween(path)).toEqual(between);
});
