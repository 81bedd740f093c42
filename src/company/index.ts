type SocialAccount = {
  name: string;
  /** The slug of its mark in simple-icons. */
  mark?: string;
  href: string;
};

export type Company = {
  name: string;
  url: string;
  tagline: string;
  city: string;
  countries: readonly string[];
  copyrightYear: number;
  mail: {user: string; domain: string};
  phone: {display: string; href: string};
  /** When the contact in security.txt expires, at most a year ahead. */
  securityContactUntil: string;
  social: readonly SocialAccount[];
  logo: string;
  themeColor: {light: string; dark: string};
};

/** Who the company is. Another company rebrands the site by editing this folder, the tokens and the logo. */
export const company: Company = {
  name: 'Deodar',
  url: 'https://deodar.example',
  tagline: 'Custom AI agents and AI services',
  city: 'Islamabad',
  countries: ['Pakistan', 'the USA'],
  copyrightYear: 2024,
  /** In two parts, so that no page carries an address that a harvester can read. */
  mail: {user: 'hello', domain: 'deodar.example'},
  phone: {display: '+1 202 555 0142', href: 'tel:+12025550142'},
  securityContactUntil: '2027-11-01',
  /** An account without an address is not shown; one without a brand mark shows its name. */
  social: [
    {name: 'LinkedIn', href: 'https://www.linkedin.com/company/deodar-example'},
    {name: 'X', mark: 'x', href: ''},
    {name: 'GitHub', mark: 'github', href: ''},
  ],
  /** The mark: one path on a grid of 32 by 32. */
  logo: 'M9 13.5 16 5l7 8.5M7 20.5l9-10.6 9 10.6M5 27.5l11-12.8 11 12.8',
  themeColor: {light: '#f8f6f0', dark: '#0a1512'},
};
