/** `warn`: works, and should be looked at. `fail`: orders or money are at risk. */
export type Verdict = 'ok' | 'warn' | 'fail';

/** Result of one check. */
export type Finding = {
  readonly name: string;
  readonly verdict: Verdict;
  readonly detail: string;
};

export function finding(name: string, verdict: Verdict, detail: string): Finding {
  return { name, verdict, detail };
}
