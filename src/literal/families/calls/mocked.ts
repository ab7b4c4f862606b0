import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { codeSpan } from '../../code-span.ts';
import type { Clause, CodeFinder } from '../../types.ts';
import { CODE, plainPhrase } from '../code-list.ts';
import { readsOnly } from '../reads-only.ts';
import { regex } from '../../../text/regex.ts';

const OBJECT = regex()`
  ^(?:the |any |all )*(?<codes>${CODE}(?:(?:,? (?:or|and) |, | ?\/ ?)${CODE})*)(?:
    [ ](?:
      packages?|modules?|class(?:es)?|functions?|methods?|clients?|objects?|librar(?:y|ies)|calls?|itself|directly
    )
  )*$
`;
const VERB = /^(?:mock|stub|patch|spy on|fake|mock out)$/;
/** Calls that replace a module, which their first argument names. */
const REPLACES_MODULE =
  /^(?:(?:jest|vi|vitest)\.(?:mock|doMock|unstable_mockModule|setMock)|mock\.module|td\.replace(?:Esm)?)$/;
/** Calls that replace a member of their first argument. */
const REPLACES_MEMBER =
  /^(?:(?:jest|vi|vitest)\.(?:spyOn|replaceProperty)|spyOn|sinon\.(?:stub|spy|mock|replace)|(?:\w+\.)?patch\.object|monkeypatch\.setattr)$/;
/** Calls that replace what a text names with dots. */
const REPLACES_PATH = /^(?:(?:unittest\.)?(?:mock\.)?patch|mocker\.patch|monkeypatch\.setattr)$/;
/** Calls that make an object that stands for another one. */
const MAKES_MOCK = /^(?:(?:Mockito\.)?(?:mock|spy)|mockk|createMock|\$this->createMock|(?:jest|vi)\.mocked)$/;

/** Reads what tests must not replace: "Never mock `node:fs`". */
export function readMockedRule({ polarity, subject, verb, object, codes, allowed }: Clause): CodeFinder | undefined {
  const listed = OBJECT.exec(plainPhrase(object))?.groups?.['codes'];
  const names = listMaskedCodes(listed ?? '', codes).map((code) => code.trim().replace(/\(\)$/, ''));
  if (
    polarity !== 'forbidden' ||
    subject !== '' ||
    allowed !== undefined ||
    !VERB.test(verb) ||
    names.length === 0 ||
    !names.every((name) => /^@?[A-Za-z_$][\w$.@/:-]{1,60}$/.test(name))
  ) {
    return undefined;
  }
  const written = names.map((name) => codeSpan(name)).join(', ');
  return {
    looksAt: 'code',
    words: `reports mocks of ${written}`,
    topics: [],
    mayMatch: (line) => names.some((name) => line.includes(lastWord(name))),
    ...readsOnly(['uses'], {
      find: ({ file: { path }, facts, isAdded }) =>
        facts.uses.flatMap(({ kind, name, arguments: given = [], line }) => {
          const found = kind === 'call' && isAdded(line) ? names.find((one) => isMocked(one, name, given)) : undefined;
          return found === undefined ? [] : [{ path, line, found: `a mock of ${codeSpan(found)}` }];
        }),
    }),
  };
}

function isMocked(wanted: string, call: string, given: readonly string[]): boolean {
  const [first = ''] = given;
  const text = /^["'`](?<text>[^"'`]*)["'`]$/.exec(first)?.groups?.['text'];
  const plain = wanted.replace(/^node:/, '');
  if (REPLACES_MODULE.test(call) && text !== undefined) {
    const module = text.replace(/^node:/, '');
    return module === plain || (plain.includes('/') && module.endsWith(`/${plain.replace(/^\.?\//, '')}`));
  }
  if (REPLACES_PATH.test(call) && text !== undefined) {
    return text === plain || text.startsWith(`${plain}.`) || text.endsWith(`.${plain}`) || text.includes(`.${plain}.`);
  }
  if (REPLACES_MEMBER.test(call) && text === undefined) {
    const member = /^["'`](?<name>\w+)["'`]$/.exec(given[1] ?? '')?.groups?.['name'];
    return first === plain || `${first}.${member}` === plain;
  }
  return MAKES_MOCK.test(call) && (first === `${plain}.class` || first === `${plain}::class` || first === plain);
}

function lastWord(name: string): string {
  return name.match(/\w+/g)?.at(-1) ?? name;
}
