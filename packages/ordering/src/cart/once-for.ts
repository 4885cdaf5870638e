/** Works something out once for all who ask with the same arguments one after the other. */
export function onceFor<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | undefined;
  return (...args) => {
    const isSame = last?.args.every((arg, index) => Object.is(arg, args[index])) ?? false;
    if (!last || !isSame) last = { args, result: work(...args) };
    return last.result;
  };
}
