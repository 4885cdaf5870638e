import { IntegrationError } from './integration-error';

/** The element that `mount()` was given, directly or by selector. */
export function mountPlace(target: HTMLElement | string): HTMLElement {
  if (target instanceof HTMLElement) return target;
  const found = document.querySelector(target);
  if (found instanceof HTMLElement) return found;
  throw new IntegrationError(
    `The selector you specified (${target}) applies to no DOM elements that are currently on the page. Make sure the element exists on the page before calling mount().`,
  );
}
