/** Words that blockers of advertising and tracking look for in addresses. */
const LOOKED_FOR =
  /(?:^|[-_])(?:ads?(?![a-z])|advert|affiliate|analytics|banner|beacon|campaign|cookie|metric|pixel|popup|promo|shar(?:e|ing)|social|sponsor|stats|telemetry|track)/i;

/** What a chunk is called in its address: its own name, unless a guest's blocker would keep a needed part of the application away. */
export function neutralName(name: string): string {
  return LOOKED_FOR.test(name) ? 'part' : name;
}
