// Generous, so that no test fails on a busy machine. Speed is measured elsewhere.
jest.setTimeout(180_000);

const watched = ['error', 'warn'] as const;
const native = {error: console.error, warn: console.warn};
let unexpected: string[] = [];

// A test that expects a message mocks it with jest.spyOn(console, …). Any other message fails the test.
beforeEach(() => {
  unexpected = [];
  for (const level of watched) {
    console[level] = (...parts: unknown[]) => {
      unexpected.push(`console.${level}: ${parts.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  for (const level of watched) console[level] = native[level];
  if (unexpected.length > 0) throw new Error(`The test printed unexpected messages.\n${unexpected.join('\n')}`);
});

/** What a build generates and components import. */
const generated: Readonly<Record<string, unknown>> = {
  ...{codeTranslations: {}, globalData: {}, i18n: {}, 'site-metadata': {}, routes: []},
  'docusaurus.config': {
    baseUrl: '/',
    future: {experimental_router: 'browser'},
    i18n: {defaultLocale: 'en', locales: ['en']},
    trailingSlash: false,
  },
  'site-storage': {type: 'localStorage', namespace: ''},
  'page-entries/default/companyParts.json': {},
  'page-entries/default/icons.json': {},
  'policies/default/privacy.json': {text: 'Privacy Notice', link: '/legal/privacy-notice'},
};

for (const [name, content] of Object.entries(generated))
  jest.doMock(`@generated/${name}`, () => content, {virtual: true});

// Only here, because loading it takes longer than most tests that run in Node.
if (typeof window !== 'undefined') jest.requireActual('@testing-library/jest-dom');
