import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from './run-statement.ts';

const RULE = '- Shell scripts must start with `set -euo pipefail`.\n';

describe('rules on options of shells', () => {
  it.each([
    ['Always enable `set -euo pipefail` to fail fast.', 1],
    ['Use `set -e` at the top of scripts.', 1],
    ['When editing shell scripts, use `set -euo pipefail`, quote variables, and test them.', 1],
    ['Use Bash with `set -euo pipefail` for executable shell scripts.', 1],
    ['When editing shell scripts, use `make build`, and test them.', 0],
    ['When editing shell scripts, use `set -e`, unless they are read by others.', 0],
    ['Scripts must use `make build`.', 0],
    ['Never use `set -e`.', 0],
  ])('%s', (rule, count) => {
    expect(compileText(`- ${rule}\n`, 'shell-options')).toHaveLength(count);
  });
});

describe('options of shells', () => {
  it.each([
    ['missing', '#!/bin/bash\necho 1\n', '', 1],
    ['there', '#!/usr/bin/env bash\nset -euo pipefail\n', '', 0],
    ['one by one', '#!/bin/bash\nset -e\nset -u\nset -o pipefail\n', '', 0],
    ['in part', '#!/bin/bash -e\nset -o pipefail\n', '', 1],
    ['missing in a file that other scripts read', 'a() { echo 1; }\n', '', 0],
    ['missing in an old script', '#!/bin/bash\necho 2\n', '#!/bin/bash\necho 1\n', 0],
  ])('%s', async (_name, head, base, count) => {
    expect(await findInChange(compileText(RULE, 'shell-options'), { path: 'a.sh', head, base })).toHaveLength(count);
  });
});
