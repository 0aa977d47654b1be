/** @type {import('html-validate').ConfigData} */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes its own spelling, which HTML reads the same way: charSet, <br/>, required="".
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Ids that React gives begin with an underscore, as HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Every file comes from this server, its hash in its name.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The bar and the mobile menu are one navigation under one name, and only one of them is ever shown; axe checks the
    // landmarks that are.
    'unique-landmark': 'off',
    // Numbers stay on one line by CSS, so that copying one gives plain spaces.
    'tel-non-breaking': 'off',
  },
};
