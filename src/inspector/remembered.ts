/** Keeps the last result of a function. It is computed again only when one of the inputs has changed. */
export function remembered<Inputs extends readonly unknown[], Result>(
  compute: (...inputs: Inputs) => Result,
): (...inputs: Inputs) => Result {
  let last: { readonly inputs: Inputs; readonly result: Result } | undefined;
  return (...inputs) => {
    if (last === undefined || inputs.some((input, index) => input !== last?.inputs[index])) {
      last = { inputs, result: compute(...inputs) };
    }
    return last.result;
  };
}
