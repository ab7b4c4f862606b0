import { createRandom, type Random } from '../../bench/accuracy/random.ts';

/** The files of a change before and after, by path. */
export interface MadeUpChange {
  readonly base: Readonly<Record<string, string>>;
  readonly head: Readonly<Record<string, string>>;
}

const BLOCKS_OF_A_FILE = 16;

/** Makes up a change of code in three languages: lines are replaced, added, removed, moved, and some occur twice. */
export function makeUpChange(seed: string): MadeUpChange {
  const random = createRandom(seed);
  const files = Object.entries(LANGUAGES).map(([path, writeBlock]) => {
    const before = Array.from({ length: BLOCKS_OF_A_FILE }, () => writeBlock(random));
    return { path, before, after: before.flatMap((block, index) => changeBlock(block, index, writeBlock, random)) };
  });
  const join = (blocks: readonly (readonly string[])[]): string => `${blocks.flat().join('\n')}\n`;
  return {
    base: Object.fromEntries(files.map(({ path, before }) => [path, join(before)])),
    head: Object.fromEntries(files.map(({ path, after }) => [path, join(after)])),
  };
}

type WriteBlock = (random: Random) => readonly string[];

const LANGUAGES: Readonly<Record<string, WriteBlock>> = {
  'src/orders.ts': (random) => {
    const [name, item, other, key] = drawNames(random);
    return [
      `/** Computes the ${name} of the "${item}", and leaves the ${other} as it is. */`,
      `export function ${name}(${item}: readonly ${capitalize(item)}[], ${other} = ${random.below(90) + 10}): number {`,
      `  if (${item}.length === 0 || ${item}.at(0)?.${key} === '${other}') {`,
      '    return 0;',
      '  }',
      `  const ${key} = ${item}.filter(({ ${other} }) => ${other} < ${random.below(900)}).map(String);`,
      `  return ${key}.reduce((sum, one) => sum + Number(one) * ${other}, 0);`,
      '}',
      '',
    ];
  },
  'tools/report.py': (random) => {
    const [name, item, other, key] = drawNames(random);
    return [
      `def ${name}(self, ${item}, ${other}=None):`,
      `    """Writes the ${item} to the ${key}, unless it's "${other}"."""`,
      `    for ${key}, value in sorted(${item}.items()):`,
      `        if value is None and ${key} != "${other}":`,
      '            continue',
      `        self.${other}[${key}] = f"{value:>${random.below(30)}} <${name}>"`,
      '    return self',
      '',
    ];
  },
  'server/pool.go': (random) => {
    const [name, item, other, key] = drawNames(random);
    return [
      `// ${capitalize(name)} waits for ${item} & returns its ${other}.`,
      `func (p *pool) ${capitalize(name)}(${item} <-chan ${key}, ${other} int) (map[string]${key}, error) {`,
      `\t${key}s, err := p.${other}(${item}, "${key}-${random.below(100)}")`,
      '\tif err != nil {',
      `\t\treturn nil, fmt.Errorf("${name} %q: %w", ${other}, err)`,
      '\t}',
      `\treturn map[string]${key}{"${item}": ${key}s[${other}]}, nil`,
      '}',
      '',
    ];
  },
};

function changeBlock(
  block: readonly string[],
  index: number,
  write: WriteBlock,
  random: Random,
): readonly (readonly string[])[] {
  const at = 1 + random.below(block.length - 3);
  switch (index % 8) {
    case 0:
      return [block.with(at, write(random)[at] ?? '')];
    case 2:
      return [block.toSpliced(at, 1)];
    case 3:
      return [write(random), block];
    case 5:
      return [block.toSpliced(at, 0, ...write(random).slice(1, 3))];
    case 6:
      return [block.map((line, other) => (other > 0 && other < block.length - 2 ? `  ${line}` : line))];
    default:
      return [block];
  }
}

function drawNames(random: Random): readonly [string, string, string, string] {
  return [random.word(), random.word(), random.word(), random.word()];
}

function capitalize(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
