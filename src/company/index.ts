import type {Company} from '../content/companyFields';

/** Optional features. A build contains nothing of a feature that is off; the doctor names the tags that pages still have of it. */
export const features = {
  /** The form in the footer, and the page that confirms a subscription. */
  newsletter: true,
  /** The button in the navbar, the shortcuts / and Ctrl+K, and the field on the 404 page. */
  search: true,
  /** The widget, and the chat option on the contact page. The CHAT_ variables are ignored while this is off. */
  chat: true,
  /** The button that switches between light and dark. Without it, the site follows the visitor's system. */
  themeToggle: true,
};

/**
 * Facts about the company. To rebrand the site, edit this folder: the mark is in logo.svg, the
 * typefaces are in typefaces.ts, and the six colors in src/css/colors.css.
 */
export const company: Company = {
  name: 'Deodar',
  url: 'https://deodar.example',
  tagline: 'Custom AI agents and AI services',
  city: 'Islamabad',
  countries: ['Pakistan', 'the USA'],
  countriesInFull: {'the USA': 'the United States'},
  language: 'en',
  /** The IANA name, and the label that readers see. */
  timeZone: {name: 'Asia/Karachi', label: 'Pakistan time'},
  /** Of the estimate and the simulation: its ISO code, and its name in a sentence. */
  currency: {code: 'USD', words: 'dollars'},
  copyrightYear: 2024,
  /** In two parts, so that no page contains an address to harvest. */
  mail: {user: 'hello', domain: 'deodar.example'},
  phone: {display: '+1 202 555 0142', href: 'tel:+12025550142'},
  approvers: ['General Counsel', 'Data Protection Officer'],
  securityContactUntil: '2027-11-01',
  /** Accounts without an address are not shown. */
  social: [
    {
      name: 'LinkedIn',
      drawing:
        'M5.2 3.6a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM3.5 9.4h3.4v10.8H3.5zM9.3 9.4h3.2v1.5c.7-1.1 1.9-1.8 3.5-1.8 3 0 4.3 1.9 4.3 4.9v6.2h-3.4v-5.7c0-1.6-.6-2.5-1.9-2.5-1.4 0-2.3 1-2.3 2.6v5.6H9.3z',
      href: 'https://www.linkedin.com/company/deodar-example',
    },
    {name: 'X', mark: 'x', href: ''},
    {name: 'GitHub', mark: 'github', href: ''},
  ],
};
