/** Typical searches: right, wrong, with and without accents, several words, common words and missing ones. */
export const QUERIES = [
  'grilled salmon',
  'grilld samlon',
  'creme brulee',
  'jalapeño popers',
  'house sauce',
  'margherita',
  'mushrom risoto with truffle',
  'zzzzzzzz',
  'gluten free burger',
];

const DISHES =
  'burger pizza salad bowl tacos sandwich risotto linguine ramen curry wrap soup platter brûlée poppers pie'.split(
    ' ',
  );
const MAINS =
  'chicken salmon beef pork tofu mushroom shrimp lobster avocado halloumi crème jalapeño duck lamb margherita octopus'.split(
    ' ',
  );
const WAYS =
  'grilled crispy smoked roasted spicy creamy wild braised honey maple charred classic double fresh warm sautéed'.split(
    ' ',
  );
const SYLLABLES = 'ba ce di fo gu ha ki lo me na pi ro sa te vu za'.split(' ');
/** As many different words as the descriptions of so many dishes have. */
const OTHER_WORDS = Array.from({ length: 3_000 }, (_, number) => spell(number));

/** One menu with so many items, in twenty categories; the same one every time. */
export function aLargeMenu(count) {
  const next = numbers();
  const items = Array.from({ length: count }, (_, rank) => ({
    item_id: `0193a000-0000-7000-8000-${String(rank).padStart(12, '0')}`,
    name: [pick(WAYS), pick(MAINS), pick(DISHES)].join(' '),
    description: `${Array.from({ length: 14 }, () => pick(OTHER_WORDS)).join(' ')} with house sauce`,
    rank,
  }));
  const categories = Array.from({ length: 20 }, (_, rank) => ({
    items: items.filter((item) => item.rank % 20 === rank),
  }));
  return { menu_id: 'menu', name: 'All day', is_active: true, menu_status: null, categories };

  function pick(words) {
    return words[next(words.length)];
  }
}

function spell(number) {
  const base = SYLLABLES.length;
  const digits = [number % base, Math.floor(number / base) % base, Math.floor(number / base ** 2)];
  return digits.map((digit) => SYLLABLES[digit % base]).join('');
}

/** Numbers that look random and are the same every time (mulberry32). */
function numbers() {
  let state = 7;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
