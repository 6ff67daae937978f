const config = {
  extends: ['stylelint-config-standard'],
  rules: {
    // CSS Modules: class names are used from TypeScript as properties.
    'selector-class-pattern': [
      '^([a-z][a-zA-Z0-9]*|Toastify.*)$',
      { message: 'CSS module classes are camelCase; only the toast library’s own names differ.' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'value-keyword-case': ['lower', { ignoreProperties: ['composes'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'import-notation': null,
  },
};

export default config;
