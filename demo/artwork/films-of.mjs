/** Video loop of each restaurant: two dishes, the panel's colours, a typeface and the transition. */
export const FILMS = {
  'harbor-burger': {
    font: 'lilita-one',
    size: 104,
    ground: '0x12344d',
    ink: '0xfff6e2',
    accent: '0xf6c453',
    cut: 'slideup',
    dishes: [
      { picture: 'harbor-classic', name: ['Harbor', 'Classic'] },
      { picture: 'strawberry-shake', name: ['Strawberry', 'Shake'] },
    ],
  },
  backlot: {
    font: 'bowlby-one',
    size: 84,
    ground: '0x17151f',
    ink: '0xffffff',
    accent: '0xffc400',
    cut: 'slideleft',
    dishes: [
      { picture: 'tonkotsu', name: ['Tonkotsu'] },
      { picture: 'loud-one', name: ['The Loud', 'One'] },
    ],
  },
  'bistro-odile': {
    font: 'playfair-display',
    size: 92,
    ground: '0xf7f0e1',
    ink: '0x7a1f2b',
    accent: '0x22463a',
    cut: 'fade',
    dishes: [
      { picture: 'steak-frites', name: ['Steak frites'] },
      { picture: 'creme-brulee', name: ['Crème brûlée'] },
    ],
  },
  'lantern-house': {
    font: 'limelight',
    size: 96,
    ground: '0x0a1122',
    ink: '0xf6eddc',
    accent: '0xc99b45',
    cut: 'fadeblack',
    dishes: [
      { picture: 'tavern-pizza', name: ['Tavern', 'Pizza'] },
      { picture: 'old-fashioned', name: ['Old', 'Fashioned'] },
    ],
  },
};
