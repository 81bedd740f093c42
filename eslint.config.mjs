import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Rules that need types: each one finds a fault that the compiler lets through. */
const typed = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/consistent-type-imports': [
    'error',
    {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
  ],
  '@typescript-eslint/no-deprecated': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/prefer-nullish-coalescing': ['error', {ignorePrimitives: true}],
  '@typescript-eslint/prefer-optional-chain': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': 'error',
};

export default tseslint.config(
  {
    ignores: [
      '.build*/',
      '.docusaurus/',
      'build/',
      'build-gallery/',
      'coverage/',
      'node_modules/',
      'static/',
      'test-results/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
      },
    },
  },
  {
    // It runs on a Node that is too old as well, so it is written as that Node reads it.
    files: ['src/cli/run.mjs'],
    languageOptions: {ecmaVersion: 2020},
    rules: {'no-unused-vars': ['error', {caughtErrors: 'none'}]},
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict, ...tseslint.configs.stylistic],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      ...typed,
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'off',
      eqeqeq: 'error',
    },
  },
  {
    // The policies, and what stands around them, are in the language in which they hold; the gallery is for us.
    files: ['src/{components,features,theme}/**/*.tsx'],
    ignores: ['src/features/policies/**'],
    plugins: {'@docusaurus': docusaurus},
    rules: {'@docusaurus/no-untranslated-text': ['error', {ignoredStrings: ['(', ')', ':', '.', ', ']}]},
  },
  {
    files: ['src/{components,features/*/ui,theme}/**/*.{ts,tsx}'],
    ignores: ['src/components/hooks/language.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/content/dates'],
              importNames: ['longDay'],
              message:
                'Visitors read days in the language of the page: use longDay of src/components/hooks/language.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/{components,features/*/ui,theme,tools/gallery/ui}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      // A static page learns in an effect, and nowhere else, that its script runs and what the visitor's screen is.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
);
