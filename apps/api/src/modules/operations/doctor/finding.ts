/** `warn`: works, and should be looked at. `fail`: orders or money are at risk. */
export type Verdict = 'ok' | 'warn' | 'fail';

/** What a look at one thing showed. */
export type Finding = {
  readonly name: string;
  readonly verdict: Verdict;
  readonly detail: string;
};

export function finding(name: string, verdict: Verdict, detail: string): Finding {
  return { name, verdict, detail };
}
