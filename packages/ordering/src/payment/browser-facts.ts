import type { BrowserFacts } from '@comanda/contracts';

/** Browser data a bank requires before it shows its page (3-D Secure). */
export function browserFacts(): BrowserFacts {
  const { colorDepth, width, height } = screen;
  return {
    language: navigator.language || 'en',
    color_depth: within(colorDepth, 48),
    screen_width: within(width, 20_000),
    screen_height: within(height, 20_000),
    time_zone: new Date().getTimezoneOffset(),
    java_enabled: false,
  };
}

/** A browser that keeps its screen to itself says 0, which no bank takes. */
function within(size: number, most: number): number {
  return Math.min(Math.max(1, Math.round(size)), most);
}
