import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listTestCases } from '../../../src/context/tests/test-cases.ts';
import { runs } from '../../property-runs.ts';

function draw(text: string): readonly string[] {
  return listTestCases(text.split('\n')).map(
    ({ from, to, head }) => `${from}-${to}${head === from ? '' : ` (${head})`}`,
  );
}

describe('listTestCases', () => {
  it.each([
    [
      'calls of Vitest, Jest and Mocha',
      // A text that is read, not a test of this file.
      "describe('a', () => {\n  it('b', () => {\n    c();\n  });\n\n  test.only('d', async () => {\n    e();\n  });\n});",
      ['2-4', '6-8'],
    ],
    [
      'tables of cases',
      "it.each([\n  ['a', 1],\n  ['b', 2],\n])('%s', (name, n) => {\n  expect(n).toBe(1);\n});",
      ['1-6'],
    ],
    ['a case on one line', "test('a', (t) => t.pass());\ntest('b', (t) => t.pass());", ['1-1', '2-2']],
    [
      'functions of pytest with decorators',
      "@pytest.mark.parametrize(\n    'a, b',\n    (\n        (1, 2),\n    ),\n)\ndef test_a(a, b):\n    assert a\n\n\nasync def test_b():\n    pass\n\nx = 1",
      ['1-8 (7)', '11-12'],
    ],
    [
      'methods of unittest',
      'class TestA(TestCase):\n    def test_a(\n        self,\n    ):\n        self.b()\n\n    def setUp(self):\n        pass',
      ['2-5'],
    ],
    [
      'functions of Go',
      'func TestA(t *testing.T) {\n\tt.Run("b", func(t *testing.T) {\n\t\tc()\n\t})\n}\n\nfunc helper() {\n}\n\nfunc BenchmarkB(b *testing.B) {\n}',
      ['1-5', '10-11'],
    ],
    [
      'methods of JUnit and xUnit',
      'class ATest {\n    @Test\n    @DisplayName("x")\n    public void adds() {\n        a();\n    }\n\n    [Fact]\n    public void Subtracts()\n    {\n        b();\n    }\n}',
      ['2-6 (4)', '8-12 (9)'],
    ],
    [
      'functions of Rust',
      '#[cfg(test)]\nmod tests {\n    #[test]\n    fn adds() {\n        a();\n    }\n}',
      ['3-6 (4)'],
    ],
    [
      'blocks of RSpec and Minitest',
      "describe 'a' do\n  it 'b' do\n    c\n  end\n  test \"d\" do\n    e\n  end\nend",
      ['2-4', '5-7'],
    ],
    ['macros of GoogleTest', 'TEST_F(A, B)\n{\n  c();\n}\n\nint main() {\n}', ['1-4']],
    ['methods of PHPUnit', 'class ATest {\n    public function testA(): void\n    {\n        b();\n    }\n}', ['2-5']],
    [
      'no helpers, and nothing in a text without cases',
      "import { it } from 'vitest';\nfunction testing() {\n}\nconst test = 1;\n",
      [],
    ],
  ])('finds %s', (_, text, expected) => {
    expect(draw(text)).toEqual(expected);
  });

  it('gives cases in order that do not overlap, for any text', () => {
    const line = fc.constantFrom(
      "it('a', () => {",
      '  test("b")',
      '});',
      '  }',
      '@Test',
      '  def test_a',
      'x',
      '',
      '\t[Fact]',
      ')(',
      '@a',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const cases = listTestCases(lines);
        for (const [place, { from, to, head }] of cases.entries()) {
          expect(from).toBeGreaterThan(cases[place - 1]?.to ?? 0);
          expect(from <= head && head <= to && to <= lines.length).toBe(true);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
