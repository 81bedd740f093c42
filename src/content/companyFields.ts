import * as z from 'zod';
import {isDay, isTimeZone} from './dates';

const words = z.string().min(1, 'is empty');

const typeface = z
  .string()
  .regex(/^@fontsource(-variable)?\/[a-z\d-]+$/, 'must be a package of Fontsource, such as @fontsource-variable/inter');

/** The format of the typefaces in `src/company`. Their letters and weights are checked in `src/build/typefaces`. */
export const typefaceFields = z.strictObject({text: typeface, display: typeface});

export type Typefaces = z.infer<typeof typefaceFields>;

/** The format of the facts in `src/company`, which the doctor checks. */
export const companyFields = z.object({
  name: words,
  url: z.string().regex(/^https:\/\/[\w.-]+$/, 'must be the address of the site, such as https://www.example.com'),
  tagline: words,
  city: words,
  /** As they appear in sentences; the country of the head office comes first. */
  countries: z.array(words).min(1, 'needs at least one country'),
  /** The full names of countries, for policies, which do not abbreviate them. */
  countriesInFull: z.record(z.string(), words),
  /** The language tag that every page declares. */
  language: z
    .string()
    .regex(/^en(-[A-Z]{2})?$/, 'must be "en" or a variant such as "en-GB", because the site is written in English'),
  /** The time zone in which policies take effect and jobs close. */
  timeZone: z.object({
    name: z.string().refine(isTimeZone, 'must be a time zone of the IANA database, such as Europe/Dublin'),
    label: words,
  }),
  /** The currency of the estimate, and of the examples that visitors can try. Prices on pages are claims. */
  currency: z.object({code: z.string().regex(/^[A-Z]{3}$/, 'must be a code such as EUR'), words}),
  copyrightYear: z.number().int('must be a year').min(1900, 'must be a year').max(2999, 'must be a year'),
  mail: z.object({
    user: z.string().regex(/^[\w.+-]+$/, 'must be the part of the email address before the @'),
    domain: z.string().regex(/^[\w-]+(\.[\w-]+)+$/, 'must be the part of the email address after the @'),
    others: z.array(z.string().regex(/^[\w.+-]+$/, 'must be the part of an email address before the @')).optional(),
  }),
  phone: z
    .object({display: words, href: z.string().regex(/^tel:\+\d{6,15}$/, 'must be like tel:+12025550100')})
    .refine(({display, href}) => href.replace(/\D/g, '') === display.replace(/\D/g, ''), {
      path: ['href'],
      message: 'must have the digits of "display", so that visitors call the number they read',
    }),
  /** The roles that may approve a policy. */
  approvers: z.array(words).min(1, 'needs at least one role'),
  /** When the contact in security.txt expires, at most a year ahead. */
  securityContactUntil: z.string().refine(isDay, 'must be a day such as 2027-11-01'),
  social: z.array(
    z
      .object({name: words, href: z.string().regex(/^(https:\/\/\S+)?$/, 'must be an https address, or empty')})
      /** The slug of a mark in simple-icons or, if it has none, a path on a grid of 24 by 24. */
      .and(z.union([z.object({mark: words}), z.object({drawing: words})])),
  ),
});

export type Company = z.infer<typeof companyFields>;
