import { isInFrame } from './is-in-frame';

/** Whether this page stands in a frame; not where a server draws it. */
export function isEmbedded(): boolean {
  return typeof window !== 'undefined' && isInFrame(window);
}
