/** Computes again only when one of the inputs is another one than the last time. */
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
