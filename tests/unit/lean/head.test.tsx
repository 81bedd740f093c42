import {act, cleanup, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Helmet as Original, HelmetProvider as OriginalProvider} from 'react-helmet-async';
import {Helmet, HelmetProvider} from '../../../src/plugins/lean/client/head';

type Head = (props: {children: ReactNode}) => ReactNode;

/** A shell that says what holds for every page, and a page in it. */
function app(Head: Head, Provider: Head, page: 'home' | 'policy') {
  return (
    <Provider>
      <Head>
        <html lang="en" dir="ltr" />
        <title>Deodar</title>
        <meta property="og:title" content="Deodar" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href="/font.woff2" as="font" crossOrigin="anonymous" />
        <meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)" />
        <link rel="canonical" href={`https://deodar.example/${page}`} />
      </Head>
      {page === 'policy' ? (
        <Head key="policy">
          <html className="docs-wrapper" />
          <title>Privacy | {'Deodar'}</title>
          <>
            <meta property="og:title" content="Privacy" />
            {null}
            <meta name="robots" content="noindex" />
          </>
        </Head>
      ) : (
        <Head key="home">
          <meta name="description" content="Agents for enterprises." />
        </Head>
      )}
    </Provider>
  );
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

/** What the document says of itself, in no order. */
const said = () => ({
  title: document.title,
  page: ['lang', 'dir', 'class'].map((name) => document.documentElement.getAttribute(name) ?? ''),
  tags: [...document.head.querySelectorAll('[data-rh]:not(title)')].map((tag) => tag.outerHTML).sort(),
});

async function walk(Head: Head, Provider: Head) {
  const {rerender} = render(app(Head, Provider, 'home'));
  await settle();
  const seen = [said()];
  for (const page of ['policy', 'home'] as const) {
    rerender(app(Head, Provider, page));
    await settle();
    seen.push(said());
  }
  cleanup();
  await settle();
  document.head.innerHTML = '';
  return seen;
}

test('a visitor who moves between pages gets the heads that the stock module writes', async () => {
  const original = await walk(Original as unknown as Head, OriginalProvider as unknown as Head);
  expect(original[1]?.title).toBe('Privacy | Deodar');
  expect(original[1]?.tags).toHaveLength(7);
  expect(await walk(Helmet, HelmetProvider as Head)).toEqual(original);
});

test('tags that stay are not touched', async () => {
  const {rerender} = render(app(Helmet, HelmetProvider as Head, 'home'));
  await settle();
  const font = document.head.querySelector('[as="font"]');
  rerender(app(Helmet, HelmetProvider as Head, 'policy'));
  await settle();
  expect(document.head.querySelector('[as="font"]')).toBe(font);
});

test('a tag that the stand-in does not know stops the page with a sentence', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<Helmet>{<style>{'a {}'}</style>}</Helmet>)).toThrow(
    '<Head> takes title, meta, link, html, and was given style.',
  );
});
