import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../property-runs.ts';
import { checkLines } from '../families/check-lines.ts';

const RULE = 'Never call `forbidden()`.';

/** Signs that begin or end something in a language, and letters. */
const sign = fc.constantFrom(...'/*"\'`[](){}#$-=<>!?:;, ab1%@&|\\');

function textWithout(signs: RegExp): fc.Arbitrary<string> {
  return fc
    .array(sign, { maxLength: 12 })
    .map((signs_) => signs_.join('').replaceAll(signs, ''))
    .map((text) => text.replace(/\\+$/, ''));
}

const inDouble = textWithout(/["\\\n$#{}]/g);
const inSingle = textWithout(/['\\\n]/g);
const inTemplate = textWithout(/[`\\$]/g);
const inLineComment = textWithout(/\\/g);
const inBlockComment = textWithout(/[*/]/g);
const inClass = textWithout(/[\]\\^-]/g).map((text) => `a${text}`);

/** Statements of a language that hold any signs as text. Each is complete. */
const NOISE: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'src/a.ts': fc.oneof(
    inDouble.map((text) => `void "${text}";`),
    inSingle.map((text) => `void '${text}';`),
    inTemplate.map((text) => `void \`${text}\`;`),
    fc.tuple(inTemplate, inTemplate).map(([first, second]) => `void \`${first}\${\`${second}\`}\`;`),
    inClass.map((text) => `void /[${text}]/;`),
    inClass.map((text) => `zone = (zone / 2 / 3, /x[${text}]/g.source);`),
    inLineComment.map((text) => `// ${text}`),
    inBlockComment.map((text) => `/* ${text} */`),
    fc.constant('zone = zone / 2; zest = zeal / 4;'),
    fc.constant('void zone++ / 2;'),
    fc.constant('if (zone) /["]/.test(zeal);'),
  ),
  'src/a.py': fc.oneof(
    inDouble.map((text) => `zone = "${text}"`),
    inSingle.map((text) => `zone = '${text}'`),
    inDouble.map((text) => `zone = """${text}"""`),
    inDouble.map((text) => `zone = f"${text}{zeal}"`),
    inDouble.map((text) => `zone = rb"${text}"`),
    inLineComment.map((text) => `# ${text}`),
  ),
  'src/a.rb': fc.oneof(
    inDouble.map((text) => `zone = "${text}"`),
    inSingle.map((text) => `zone = '${text}'`),
    inLineComment.map((text) => `# ${text}`),
    inSingle.map((text) => `zone = <<~'TEXT'\n  a${text}\nTEXT`),
  ),
  'src/a.go': fc.oneof(
    inDouble.map((text) => `var zone = "${text}"`),
    inTemplate.map((text) => `var zone = \`${text}\``),
    inLineComment.map((text) => `// ${text}`),
    inBlockComment.map((text) => `/* ${text} */`),
    fc.constant("var zone = '\"'"),
  ),
  'src/a.rs': fc.oneof(
    inDouble.map((text) => `const ZONE: &str = "${text}";`),
    inTemplate.map((text) => `const ZONE: &str = r##"${text.replaceAll('"', '')}"#"##;`),
    inLineComment.map((text) => `// ${text}`),
    fc.constant("const ZONE: char = '\"';"),
    fc.constant("fn zone<'a>(zeal: &'a str) -> &'a str { zeal }"),
  ),
  'src/A.cs': fc.oneof(
    inDouble.map((text) => `class Zone { string a = "${text}"; }`),
    inDouble.map((text) => `class Zone { string a = @"${text}\\"; }`),
    inDouble.map((text) => `class Zone { string a = $"${text}{b}"; }`),
    inLineComment.map((text) => `// ${text}`),
    inBlockComment.map((text) => `/* ${text} */`),
  ),
};

const CODE: Readonly<Record<string, readonly [start: string, wrong: string, text: string]>> = {
  'src/a.ts': ['', 'forbidden(1);', 'void `forbidden(1)`;'],
  'src/a.py': ['', 'forbidden(1)', 'zone = "forbidden(1)"'],
  'src/a.rb': ['', 'forbidden(1)', 'zone = "forbidden(1)"'],
  'src/a.go': ['package a\n', 'var wrong = forbidden(1)', 'var right = `forbidden(1)`'],
  'src/a.rs': ['', 'fn wrong() { forbidden(1); }', 'const RIGHT: &str = r#"forbidden(1)"#;'],
  'src/A.cs': ['', 'class Wrong { int a = forbidden(1); }', 'class Right { string a = @"forbidden(1)"; }'],
};

describe('no text before a violation hides it, and none becomes one:', () => {
  it.each(Object.keys(NOISE))('%s', async (path) => {
    const [start = '', wrong = '', text = ''] = CODE[path] ?? [];
    const noise = fc.array(NOISE[path] ?? fc.constant(''), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(noise, async (statements) => {
        const before = [start, ...statements].join('\n').split('\n');
        const lines = [...before, text, wrong];
        expect(await checkLines(RULE, path, lines)).toEqual([lines.length]);
      }),
      { numRuns: runs(60) },
    );
  });
});
