import { describe, expect, it } from 'vitest';
import { withoutHereDocuments } from '../../../src/text/languages/here-documents.ts';

describe('texts that a script hands to a program are blanked out', () => {
  it.each([
    ['to its end', 'cat <<EOF\na\nEOF\nb', 'cat <<EOF\n\nEOF\nb'],
    ['with a quoted end', "cat <<'EOF'\na\nEOF\nb", "cat <<'EOF'\n\nEOF\nb"],
    ['with an indented end', 'cat <<-EOF\n\ta\n\tEOF\nb', 'cat <<-EOF\n\n\tEOF\nb'],
    ['only if it ends', 'cat <<EOF\na\nb', 'cat <<EOF\na\nb'],
    ['not if a shell runs it', 'bash <<EOF\na\nEOF', 'bash <<EOF\na\nEOF'],
    [
      'and not the commands within',
      'cat <<EOF\na $(b "$(c)" (d)) e\nf `g` h\nEOF',
      'cat <<EOF\n$(b "$(c)" (d))\n`g`\nEOF',
    ],
    ['and not commands over several lines', 'cat <<EOF\na $(b\nc) d\nEOF', 'cat <<EOF\n$(b\nc)\nEOF'],
    ['with what looks like a command, if the end is quoted', "cat <<'EOF'\n$(a)\nEOF", "cat <<'EOF'\n\nEOF"],
    ['not if it becomes a script', "cat > run.sh <<'EOF'\na\nEOF", "cat > run.sh <<'EOF'\na\nEOF"],
    ['not if a program writes it to a script', 'tee -a bin/run <<EOF\na\nEOF', 'tee -a bin/run <<EOF\na\nEOF'],
    ['if it becomes a document', 'cat >> README.md <<EOF\na\nEOF', 'cat >> README.md <<EOF\n\nEOF'],
    ['if it goes to another stream', 'cat >&2 <<EOF\na\nEOF', 'cat >&2 <<EOF\n\nEOF'],
    ['not if another host runs it', 'ssh host <<EOF\na\nEOF', 'ssh host <<EOF\na\nEOF'],
    ['not behind a shift', 'a=$((1 << 2))\nb', 'a=$((1 << 2))\nb'],
    ['one after the other', 'cat <<A\na\nA\ncat <<B\nb\nB', 'cat <<A\n\nA\ncat <<B\n\nB'],
  ])('%s', (_name, text, left) => {
    expect(withoutHereDocuments(text, text)).toBe(left);
  });

  it('unless the signs are in a comment or string', () => {
    const text = 'echo "<<EOF"\na\nEOF';
    expect(withoutHereDocuments('echo        \na\nEOF', text)).toBe('echo        \na\nEOF');
  });

  it('in time that grows with the text alone', () => {
    const text = 'cat <<EOF\n'.repeat(20_000);
    expect(withoutHereDocuments(text, text)).toBe(text);
  });
});
