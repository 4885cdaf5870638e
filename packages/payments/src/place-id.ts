let count = 0;

/** A selector for an element, for scripts that take nothing else. */
export function selectorOf(place: HTMLElement): string {
  if (place.id === '') {
    count += 1;
    place.id = `card-place-${count}`;
  }
  return `#${place.id}`;
}
