import { PARTED_FORMS, SECRET_FORMS, secretFor, writeSecret } from '../../text/secrets/secret-forms.ts';
import { nowhere, type Attack, type Threat } from '../attack.ts';

/** What the tests of the search for secrets hide, in a review that sends, posts and writes it. */
const ATTACKS = [...SECRET_FORMS, ...PARTED_FORMS].map((form, row): Attack => {
  const [what, name] = form;
  const secret = secretFor(row);
  const path = `carried/${row}-${name}`;
  const middle = secret.length / 2;
  return {
    tries: `The head adds a secret ${what}`,
    by: 'author',
    scene: 'asked',
    brings: { head: { [path]: `${writeSecret(form, secret)}\n` } },
    never: nowhere(new RegExp(`${secret.slice(0, middle)}|${secret.slice(middle)}`)),
    says: { prompt: path },
  };
});

export const CARRIED_SECRETS: Threat = {
  id: 'carried-secrets',
  title: 'Secrets in commands, calls and exports',
  threat:
    'A secret has no name before it, its name is in another field, a call or a default stands between them, or whoever knows an address can post to it.',
  defence:
    'Values that look random are hidden in the forms of headers, commands, statements, calls, manifests, exports of consoles and notebooks, and so are the last parts of addresses of hooks.',
  attacks: ATTACKS,
};
