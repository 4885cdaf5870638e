import { isResting, layOutAll } from '#shared/lay-out-all';
import { whenIdle } from '#shared/when-idle';

/**
 * Has the categories laid out that a document left out of sight, each when the browser has time: all at once, hundreds of
 * dishes are a long task on a slow phone. The answer stops it, and then they are laid out like all others.
 */
export function layOutOneByOne(ids: readonly string[]): () => void {
  const waiting = [...ids];
  let cancel: (() => void) | undefined;
  function next() {
    const id = waiting.shift();
    if (id === undefined) return layOutAll();
    document.getElementById(id)?.setAttribute('data-laid-out', '');
    cancel = whenIdle(next);
  }
  if (isResting()) cancel = whenIdle(next);
  return () => {
    cancel?.();
    layOutAll();
  };
}
