import type { MapColors } from './map-view';

/** The colours of the page, for what a style sheet does not reach. */
export function readMapColors(): MapColors {
  const styles = getComputedStyle(document.documentElement);
  function token(name: string): string {
    return styles.getPropertyValue(`--${name}`).trim();
  }
  return {
    water: token('surface-sunken'),
    land: token('surface-raised'),
    line: token('border-strong'),
    place: token('accent'),
    onPlace: token('on-accent'),
    text: token('text-muted'),
  };
}
