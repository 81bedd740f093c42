export type Redirect = {
  /** An address that once stood in print or in links. */
  from: string;
  /** The page that it permanently redirects to. */
  to: string;
};

/** Where the former addresses of pages lead, as formerPages.json has them: to a page, or to none if it is gone. */
export type FormerAddresses = Readonly<Record<string, string>>;

/** Stands in place of a page. The host answers with 404 and the helpful page for it. */
export const goneMark = 'gone';

export const redirectsAmong = (former: FormerAddresses): Redirect[] =>
  Object.entries(former).flatMap(([from, to]) => (to === goneMark ? [] : [{from, to}]));

export const goneAmong = (former: FormerAddresses): string[] =>
  Object.keys(former).filter((address) => former[address] === goneMark);
