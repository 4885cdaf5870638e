/** Where values are at home: our tokens, and the sandbox, which looks like the provider it stands in for. */
const OF_VALUES = ['packages/ui/src/tokens/**/*.css', 'apps/sandbox/**/*.css'];

/** Left and right do not exist in a language written from the right; start and end do. */
const SIDES = ['top', 'right', 'bottom', 'left'];
const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const PHYSICAL = [
  ...SIDES,
  ...SIDES.flatMap((side) => [`margin-${side}`, `padding-${side}`]),
  ...SIDES.flatMap((side) =>
    ['', '-width', '-style', '-color'].map((part) => `border-${side}${part}`),
  ),
  ...CORNERS.map((corner) => `border-${corner}-radius`),
];

export default {
  plugins: ['stylelint-declaration-strict-value'],
  rules: {
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'font-size', 'z-index'],
      {
        ignoreValues: [
          'inherit',
          'transparent',
          'currentColor',
          'initial',
          'unset',
          'none',
          'auto',
          'canvastext',
        ],
        disableFix: true,
        message:
          'Take "${property}" from a token: var(--…). Values live in packages/ui/src/tokens.',
      },
    ],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'lab', 'lch'],
    'property-disallowed-list': PHYSICAL,
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      float: ['left', 'right'],
    },
    'declaration-no-important': true,
    'block-no-empty': true,
    'no-duplicate-selectors': true,
    'declaration-block-no-duplicate-properties': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-max-id': 0,
  },
  overrides: [
    {
      // The kit is drawn at three densities: a length of its own would be right at one of them.
      files: ['packages/ui/src/*/*.module.css'],
      rules: {
        'unit-disallowed-list': [
          ['rem'],
          {
            ignoreMediaFeatureNames: { rem: ['width', 'min-width', 'max-width', 'min-height'] },
            message: 'A length of the kit is a token or a multiple of var(--unit).',
          },
        ],
      },
    },
    {
      files: OF_VALUES,
      rules: {
        'scale-unlimited/declaration-strict-value': null,
        'color-no-hex': null,
        'declaration-no-important': null,
        'function-disallowed-list': null,
      },
    },
  ],
};
