import type { Attack, Threat } from '../attack.ts';

function kept(tries: string, args: readonly string[], said: string): Attack {
  return {
    tries,
    by: 'author',
    scene: 'kept',
    alone: true,
    brings: { args },
    says: { terminal: said, prompt: 'var ordinary' },
  };
}

export const KEPT: Threat = {
  id: 'kept',
  title: 'Kept replies that a change brings along',
  threat:
    'A change, or whoever fills the folder, brings replies along that say that nothing was found, so that no model is asked.',
  defence:
    'Replies are sealed with the key of the model. Without a key, a folder inside of a checkout is not used at all. What the index keeps of code has no seal, and is not used there either.',
  attacks: [
    kept('Kept replies lie in the checkout, and the run has no key', [], '`cache-dir` is not used'),
    kept(
      'Kept replies lie in the checkout, sealed with the key of somebody else',
      ['--api-key', 'key-of-the-team'],
      'saved with another API key',
    ),
  ],
};
