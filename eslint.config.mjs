import next from 'eslint-config-next';
import tseslint from 'typescript-eslint';

const plainCharacters = [
  {
    selector: 'Literal[regex.pattern=/[^\\u0000-\\u007f]/]',
    message: 'Write the character as \\uXXXX: as it is, it doubles the memory that the bundle of the server takes.',
  },
];

const ownNumbers = [
  'NewExpression[callee.object.name="Intl"][callee.property.name="NumberFormat"]',
  'CallExpression[callee.property.name="toLocaleString"][arguments.length=1]',
].map((selector) => ({
  selector,
  message: 'Use groupDigits() of lib/domain/shared/numbers.ts: the first use of Intl blocks a phone for 40 ms or more.',
}));

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.data/**',
      'node_modules/**',
      'next-env.d.ts',
      'reports/**',
      'coverage/**',
      'lib/server/platform/db/migrations/**',
    ],
  },
  ...next,
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['components/**', 'lib/client/**', 'lib/domain/**', 'lib/content/**', 'lib/contracts/**', 'pages/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Buffer', message: 'Browser code has no Buffer: use Uint8Array or move the code to lib/server.' },
      ],
    },
  },
  {
    files: ['lib/**', 'components/**'],
    ignores: [
      'lib/server/platform/settings/{env,is-building}.ts',
      'lib/server/boot/**',
      'lib/content/shared/product.ts',
      'lib/server/platform/db/drizzle.config.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message:
            'Settings are parsed once: use settings() of lib/server/platform/settings/env.ts, or lib/content/shared/product.ts for what the build inlines.',
        },
      ],
    },
  },
  {
    files: ['lib/**'],
    rules: { 'no-restricted-syntax': ['error', ...plainCharacters] },
  },
  {
    files: ['lib/content/**', 'lib/domain/**', 'lib/charts/**'],
    rules: { 'no-restricted-syntax': ['error', ...plainCharacters, ...ownNumbers] },
  },
  {
    files: ['components/**'],
    rules: { 'no-restricted-syntax': ['error', ...ownNumbers] },
  },
  {
    files: ['tests/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...[
          ['vi', 'waitFor'],
          ['vi', 'waitUntil'],
          ['expect', 'poll'],
        ].map(([object, property]) => ({
          object,
          property,
          message: 'It gives up after a second, which a busy machine may need: use eventually() of tests/support.',
        })),
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    settings: { react: { version: '19.3' } },
  },
);
