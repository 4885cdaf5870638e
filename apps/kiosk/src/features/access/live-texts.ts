import { textOf } from './text-of';

const LIVE = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]';

/** Returns the texts of live regions that have changed, in the order of the changes: what a screen reader says without focus. */
export function liveTexts(changes: readonly MutationRecord[]): readonly string[] {
  const texts = new Set<string>();
  for (const { target, addedNodes } of changes) {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest(LIVE);
    if (region) {
      const isWhole = region.getAttribute('aria-atomic') !== 'false';
      for (const each of isWhole ? [region] : addedNodes) texts.add(textOf(each));
    } else for (const each of addedNodes) addRegionsIn(each, texts);
  }
  texts.delete('');
  return [...texts];
}

function addRegionsIn(node: Node, texts: Set<string>): void {
  if (!(node instanceof Element)) return;
  if (node.matches(LIVE)) texts.add(textOf(node));
  else for (const each of node.querySelectorAll(LIVE)) texts.add(textOf(each));
}
