const physical = /^(margin|padding|border)-(left|right|top|bottom)|^(left|right|top|bottom)$/;

/** Directions follow the text, not the screen, as one habit for the whole site. */
const logical = Object.fromEntries(
  ['margin', 'padding', 'border'].flatMap((box) => ['left', 'right'].map((side) => [`${box}-${side}`, []])),
);

/** A length, a word or a function with what is in its parentheses. */
const one = String.raw`(?:[^\s()/]|\((?:[^()]|\([^()]*\))*\))+`;
/** Four values differ between left and right; with fewer, both are the same. */
const fourSides = new RegExp(`^${one}(?:\\s+${one}){3}$`);
/** Corners that are not the same along a line: all but one value, or the first two and the last two alike. */
const unlikeCorners = new RegExp(`^(?!(${one})\\s+\\1\\s+(${one})\\s+\\2$)${one}(?:\\s+${one})+$`);

export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'declaration-no-important': true,
    'selector-max-id': 0,
    'property-disallowed-list': [
      [...Object.keys(logical), 'left', 'right'],
      {
        message: (name) =>
          `Use the logical property in place of "${name}", such as ${name.replace(physical, 'inset-inline')}`,
      },
    ],
    'declaration-property-value-disallowed-list': [
      // Text below one rem has two sizes, --size-small and --size-tiny: each size more is a font more to set up.
      {
        '/^(float|text-align)$/': ['left', 'right'],
        '/^font(-size)?$/': [/(^|\s)0?\.\d+rem/],
        '/^(inset|margin|padding|border-(width|style|color))$/': [fourSides],
        'border-radius': [unlikeCorners],
      },
      {
        message: (name, value) =>
          `Not "${name}: ${value}": directions follow the text (-block, -inline, -start, -end), small sizes are tokens`,
      },
    ],
    'color-function-notation': 'modern',
    // In `oklch(from …)`, lightness and hue are numbers that can be calculated with.
    'lightness-notation': 'number',
    'hue-degree-notation': 'number',
    'import-notation': 'string',
    'color-named': ['never', {ignore: ['inside-function']}],
    'no-descending-specificity': null,
    'value-keyword-case': ['lower', {ignoreProperties: ['/font/']}],
    'media-feature-range-notation': 'prefix',
    'color-hex-length': 'short',
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        'selector-class-pattern': [
          '^[a-z][a-zA-Z0-9]*$',
          {message: 'Class names of a module are camelCase, since components read them as properties'},
        ],
        'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
        'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
      },
    },
  ],
};
