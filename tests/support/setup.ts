import '@testing-library/jest-dom';

// A machine that does much else must not fail a test; how fast things are is measured elsewhere.
jest.setTimeout(30_000);

const watched = ['error', 'warn'] as const;
const native = {error: console.error, warn: console.warn};
let unexpected: string[] = [];

// A test that expects a message says so with jest.spyOn(console, …); every other one is a fault that nobody saw.
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
  if (unexpected.length > 0) throw new Error(`The test printed what it did not expect.\n${unexpected.join('\n')}`);
});

if (typeof window !== 'undefined') {
  // What jsdom lacks and every browser has.
  window.matchMedia ??= (media: string) =>
    ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.scrollTo = () => undefined;
  window.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    disconnect = () => undefined;
    observe = () => undefined;
    unobserve = () => undefined;
    takeRecords = () => [];
  };
  Object.assign(window, {docusaurus: {prefetch: () => undefined, preload: () => undefined}});
}
