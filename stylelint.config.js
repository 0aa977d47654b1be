import { breakpoints } from './scripts/check/style-rules/breakpoints.ts';
import { maxLines } from './scripts/check/style-rules/max-lines.ts';
import { ownNames } from './scripts/check/style-rules/own-names.ts';

/** The window widths (CSS pixels) at which a layout may change, and what changes there. */
const BREAKPOINTS = [
  240, // large letters on a phone, where a window counts as half as wide: everything below everything else
  360, // the smallest phones
  500, // a phone in the hand: one column (methodologies: a business constant)
  768, // a tablet upright: two columns; the showcase's detail is inline up to 767
  769, // the workshop's form stands below its content up to 768
  1001, // a desk: the bar's links; the mobile navigation up to 1000
  1024, // methodologies in their full number of columns
  1280, // a roomy window: the container has its full width and a margin, the hero its labels
  1920, // a wide window: the largest titles grow with the pictures beside them
  2560, // the widest windows: there the second of a line's four stops comes before the container's first third
];

/** A length that is no token: a number with a unit, except what belongs to the type beside it (em, %) and a hairline. */
const LITERAL_LENGTH = '/(?<![\\w.-])-?(?!-?1px)[\\d.]+(?!%|em\\b)[a-z]+/';

/** Inside a drawing a mark is placed by half of its own size, in the drawing's pixels. */
const LITERAL_FLUID_LENGTH = '/(?<![\\w.-])-?[\\d.]+(?!%|em\\b|px\\b)[a-z]+/';

/** A first part of `translate` that is neither 0 nor a variable: it moves sideways, and not mirrored. */
const MOVES_SIDEWAYS = '/^(?!0(?![.\\d])|none|var\\(|calc\\(var\\(--inline-sign)/';

/** A colour by its own name and not by its role: themes change roles. */
const PRIMITIVE = '/var\\(--(white|(sand|ink|blue|green|night|moon|dusk|gold|rose)-\\d)/';

const NO_PRIMITIVE = { '/./': [PRIMITIVE] };

/** Where a side is meant, or each direction has its own line, a comment says so. */
const VALUES = {
  '/^(background|mask)(-position)?(-x)?$/': ['/\\b(left|right)\\b/'],
  '/^(object-position|transform-origin|perspective-origin)$/': ['/\\b(left|right)\\b/'],
  transform: ['/translateX\\((?!0)/', '/translate(3d)?\\((?!0(?![.\\d])|var\\()/', '/\\bscaleX\\(-/'],
  translate: [MOVES_SIDEWAYS],
  // Distances come from the scales of tokens.css; a picture's own measure has a name beside it (--land).
  '/^(margin|padding|scroll-margin|scroll-padding)(-|$)|^((row|column)-)?gap$/': [LITERAL_LENGTH],
  '/^inset(-|$)/': [LITERAL_FLUID_LENGTH],
  // Sizes of type are roles; a part of a word's size (a unit, a sign) is its share of it (em).
  '/^font(-size)?$/': [LITERAL_LENGTH, '/var\\(--f-/'],
  // Not even for one line: letters of Arabic words are joined.
  'text-align': ['justify'],
  'font-style': ['italic', 'oblique'],
};

/** Colours stand in the tokens only; a mask has no colour, its black is opacity. */
const COLOUR_RULES = {
  'color-no-hex': true,
  'color-named': ['never', { ignoreProperties: ['/^mask/'] }],
  'function-disallowed-list': ['/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch)$/'],
};

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['dist/**', 'artwork/**', 'public/**'],
  plugins: [breakpoints, maxLines, ownNames],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  // Arabic comes first; the logical names are the same for both directions.
  languageOptions: { directionality: { block: 'top-to-bottom', inline: 'right-to-left' } },
  referenceFiles: [
    'src/styles/tokens.css',
    'src/styles/themes.css',
    'src/styles/type.css',
    'src/pages/business-path/methodologies.module.css',
    'src/pages/business-paths/land-of-hours.module.css',
    'src/pages/home/hero-hours.module.css',
    'src/pages/home/hero-scene.module.css',
    'src/pages/home/showcase.module.css',
    'src/pages/site-map/site-map-trunk.module.css',
    'src/ui/drawing/drawings/node-map.module.css',
    'src/pages/success-partners/entity-rows.module.css',
    'src/pages/success-partners/leading-entities.module.css',
    'src/pages/search/strands.module.css',
    'src/pages/job/job-line.module.css',
    'src/pages/platforms-code/initiative.module.css',
    'src/ui/drawing/drawings/ridge-job-1.module.css',
  ],
  rules: {
    // Logical CSS: the direction is set once, on <html>.
    'property-layout-mappings': [
      'flow-relative',
      {
        ignoreProperties: [
          // overflow-inline and overflow-block are too young for the browsers this site promises to serve.
          /^overflow-/,
          // Two or three values are the same on both sides; four are caught by the next rule.
          /^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|style|color))$/,
          'overflow',
          'overscroll-behavior',
        ],
      },
    ],
    'declaration-property-max-values': {
      '/^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|style|color))$/': 3,
    },
    'value-keyword-layout-mappings': 'flow-relative',
    'unit-layout-mappings': 'flow-relative',
    'declaration-property-value-disallowed-list': { ...NO_PRIMITIVE, ...VALUES },

    'site/breakpoints': [BREAKPOINTS],
    'site/max-lines': 190,
    'site/own-names': true,

    'declaration-no-important': true,
    ...COLOUR_RULES,

    'annotation-no-unknown': true,
    'at-rule-descriptor-no-unknown': true,
    'at-rule-descriptor-value-no-unknown': true,
    'at-rule-no-deprecated': true,
    'at-rule-no-unknown': true,
    'at-rule-no-vendor-prefix': true,
    'at-rule-prelude-no-invalid': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'comment-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [
      true,
      // A newer value after an older one that every browser knows.
      { ignore: ['consecutive-duplicates-with-different-syntaxes'] },
    ],
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-keyword-no-deprecated': true,
    'declaration-property-value-no-unknown': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'keyframe-block-no-duplicate-selectors': true,
    'keyframe-declaration-no-important': true,
    'length-zero-no-unit': [true, { ignore: ['custom-properties'] }],
    'media-feature-name-no-unknown': true,
    'media-feature-name-value-no-unknown': true,
    'media-feature-range-notation': 'context',
    'media-query-no-invalid': true,
    'media-type-no-deprecated': true,
    'named-grid-areas-no-invalid': true,
    'nesting-selector-no-missing-scoping-root': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'no-empty-source': true,
    'no-invalid-double-slash-comments': true,
    'no-invalid-position-at-import-rule': true,
    'no-invalid-position-declaration': true,
    'no-irregular-whitespace': true,
    'no-unknown-animations': true,
    'no-unknown-custom-properties': true,
    'property-no-deprecated': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-anb-no-unmatchable': true,
    'selector-attribute-quotes': 'always',
    'selector-max-id': 0,
    'selector-no-deprecated': true,
    'selector-no-invalid': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'shorthand-property-no-redundant-values': true,
    'string-no-newline': true,
    'syntax-string-no-invalid': true,
    'unit-no-unknown': true,
    'value-no-vendor-prefix': true,
  },
  overrides: [
    {
      // Where the colours live.
      files: ['src/styles/{tokens,themes,contrast}.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': VALUES,
      },
    },
    {
      // Rules that must win over every component: reduced motion, a visitor's own settings, and paper.
      files: ['src/styles/base.css', 'src/styles/display-settings.css', 'src/styles/print/*.css'],
      rules: { 'declaration-no-important': null },
    },
    {
      // class names come from the file, so :global reaches outside on purpose and "composes" is known.
      files: ['**/*.module.css'],
      rules: {
        'selector-class-pattern': [
          '^[a-z][a-zA-Z0-9]*$',
          { message: 'Class names are camelCase: the code reads them as properties.' },
        ],
      },
    },
  ],
};
