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
    // Every file comes from this server, its hash in its name.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Numbers stay on one line by CSS, so that copying one gives plain spaces.
    'tel-non-breaking': 'off',
  },
};
