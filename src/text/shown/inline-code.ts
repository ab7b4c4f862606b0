/** A part of a sentence: words, or code that stood between backticks. */
export interface SentencePart {
  readonly kind: 'words' | 'code';
  readonly text: string;
}

/** Splits a sentence at its backticks. Without a closing one, the last backtick is an ordinary character. */
export function splitInlineCode(sentence: string): readonly SentencePart[] {
  const parts = sentence.split('`');
  const hasOpen = parts.length % 2 === 0;
  return parts.map((part, index): SentencePart => {
    const isOpen = hasOpen && index === parts.length - 1;
    return index % 2 === 1 && !isOpen
      ? { kind: 'code', text: part }
      : { kind: 'words', text: `${isOpen ? '`' : ''}${part}` };
  });
}
