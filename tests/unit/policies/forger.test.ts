/** @jest-environment node */
// cspell:ignore rechained
import {hashOf, printJson, readLedger, sha256, type Entry, type Ledger} from '@site/src/features/policies/build/ledger';
import {sealProblems} from '@site/src/features/policies/build/seal';
import {commit, git, scratch, type Scratch as Site} from './scratch';

const ledgerFile = 'versioned_docs/ledger.json';
const text = 'versioned_docs/version-2023-06-01/terms-of-service.mdx';
const whole = 'versions.json versioned_docs versioned_sidebars';

/** The archive in a repository, with a commit that has nothing to do with it on top. */
function repository() {
  const site = scratch();
  git(site, 'init', '--quiet');
  const published = commit(site, 'Publish');
  site.write('notes.md', 'Notes.');
  commit(site, 'Take notes');
  return {site, published};
}

const change = (site: Site, forge: (entries: Entry[]) => Entry[]) => {
  const ledger = readLedger(site.dir);
  site.write(ledgerFile, printJson({...ledger, entries: forge(ledger.entries)}));
};

/** A forger who knows how the chain is made. */
function rechained(entries: readonly Entry[]): Ledger {
  let head: string | null = null;
  const linked = entries.map((one) => {
    const next = {...one, previous: head};
    head = hashOf(next);
    return next;
  });
  return {entries: linked, head};
}

const forgeText = (site: Site) => {
  site.replace(text, 'six months', 'two months');
};

const sealForgery = (site: Site) => {
  const ledger = readLedger(site.dir);
  const entries = ledger.entries.map((one) =>
    one.kind === 'published' && text in one.files
      ? {...one, files: {...one.files, [text]: sha256(site.read(text))}}
      : one,
  );
  return {ledger, entries};
};

/** Every restoring command that the sentences name, in the order in which they name them. */
const waysBack = (problems: readonly string[]) =>
  problems.flatMap((problem) => /Restore it with: git (checkout [^(]*[^(. ])/.exec(problem)?.[1] ?? []);

/** Follows the advice until nothing is left to say. */
function follow(site: Site): void {
  for (let step = 0; step < 4 && sealProblems(site.dir).length > 0; step += 1) {
    const [way] = waysBack(sealProblems(site.dir));
    if (way) git(site, ...way.split(' '));
  }
}

const forgeries: [what: string, forge: (site: Site) => void, named: RegExp][] = [
  ['a text is changed', forgeText, /version-2023-06-01\/terms-of-service\.mdx: this published text was edited/],
  [
    'an entry is changed',
    (site) => {
      site.replace(ledgerFile, '"publishedOn": "2023-05-02"', '"publishedOn": "2023-04-02"');
    },
    /chain is broken at the version of 2023-06-01 and the version of 2024-03-01/,
  ],
  [
    'the last entry is changed',
    (site) => {
      site.replace(ledgerFile, '"publishedOn": "2024-01-31"', '"publishedOn": "2023-12-31"');
    },
    /chain is broken at the version of 2024-03-01 and its end/,
  ],
  [
    'the first entry is removed',
    (site) => {
      change(site, (entries) => entries.slice(1));
    },
    /chain is broken at the version of 2024-03-01\./,
  ],
  [
    'the last entry is removed',
    (site) => {
      change(site, (entries) => entries.slice(0, -1));
    },
    /chain is broken at the version of 2023-06-01 and its end/,
  ],
  [
    'two entries are swapped',
    (site) => {
      change(site, (entries) => [...entries].reverse());
    },
    /chain is broken at the version of 2024-03-01\./,
  ],
  [
    'a text and its hash are changed together',
    (site) => {
      forgeText(site);
      const {ledger, entries} = sealForgery(site);
      site.write(ledgerFile, printJson({...ledger, entries}));
    },
    /chain is broken at the version of 2023-06-01 and the version of 2024-03-01/,
  ],
  [
    'a text is changed and the whole chain is made anew',
    (site) => {
      forgeText(site);
      site.write(ledgerFile, printJson(rechained(sealForgery(site).entries)));
    },
    /differs from the one of commit \w+, which recorded the version of 2023-06-01 in other words/,
  ],
];

describe.each(forgeries)('when %s', (_, forge, named) => {
  test('it is found and named, and the way back that is printed leads back', () => {
    const {site} = repository();
    const before = site.read(ledgerFile) + site.read(text);
    forge(site);
    expect(sealProblems(site.dir).join('\n')).toMatch(named);
    follow(site);
    expect(sealProblems(site.dir)).toEqual([]);
    expect(site.read(ledgerFile) + site.read(text)).toBe(before);
  });

  test.each([
    ['text', text],
    ['ledger', ledgerFile],
  ])('and only the %s was restored, the rest is named and leads back too', (_part, part) => {
    const {site} = repository();
    forge(site);
    git(site, 'checkout', 'HEAD', '--', part);
    follow(site);
    expect(sealProblems(site.dir)).toEqual([]);
    expect(git(site, 'status', '--porcelain')).toBe('');
  });

  test('and committed, it is found and leads back to the commit before', () => {
    const {site, published} = repository();
    const before = site.read(ledgerFile) + site.read(text);
    forge(site);
    commit(site, 'Tidy up');
    const [way] = waysBack(sealProblems(site.dir));
    expect(way).toContain(`checkout ${published} -- `);
    follow(site);
    expect(site.read(ledgerFile) + site.read(text)).toBe(before);
  });
});

test('a new entry after those of the history is no forgery', () => {
  const {site} = repository();
  const ledger = readLedger(site.dir);
  expect(ledger.entries).toHaveLength(2);
  expect(sealProblems(site.dir)).toEqual([]);
});

test('without a history the whole archive is what a sentence restores', () => {
  const site = scratch();
  forgeText(site);
  expect(waysBack(sealProblems(site.dir))).toEqual([`checkout HEAD -- ${whole}`]);
});
