import {claimValues} from '../../../claims/claims';

/** The forms of the site, each described once: the static markup, the sender, the capture and the tests all read this. */
export type FieldDefinition = {
  readonly name: string;
  readonly label: string;
  readonly control: 'text' | 'email' | 'select' | 'textarea';
  readonly autoComplete: string;
  readonly placeholder?: string;
  /** Shown next to the field when it is empty. A field without it is optional. */
  readonly missing?: string;
  /** A regular expression for the whole value, in addition to what the browser checks. */
  readonly pattern?: string;
  /** Shown next to the field when the browser finds its value invalid. */
  readonly invalid?: string;
  /** The longest value, in bytes as sent; a letter outside English takes six or more. */
  readonly maxLength?: number;
  /** The choices of a select, or `services` for the services of the site. */
  readonly options?: readonly string[] | 'services';
};

/** By how many bytes, as sent, a value is too long. */
export function excessOf({maxLength = 500}: FieldDefinition, value: string): number {
  return Math.max(0, new URLSearchParams({'': value}).toString().length - 1 - maxLength);
}

export type FormDefinition = {
  readonly name: string;
  /** The page that confirms a message sent without JavaScript. */
  readonly thanks: string;
  readonly fields: readonly FieldDefinition[];
  readonly button: string;
  readonly sending: string;
  /** Leads back from the confirmation to an empty form. */
  readonly restart?: string;
  readonly success: string;
  /** Followed by an email link. */
  readonly error: string;
};

export const email = {
  name: 'email',
  label: 'Email Address',
  control: 'email',
  autoComplete: 'email',
  // Without it, browsers accept an address without a dot in its domain.
  pattern: String.raw`\S+@\S+\.\S+`,
  missing: 'Enter your email address so we can reply.',
  invalid: 'Enter an email address with an @ and a domain, such as you@company.com.',
} as const satisfies FieldDefinition;

export const contactForm = {
  name: 'contact',
  thanks: '/contact/thanks',
  fields: [
    {
      name: 'name',
      label: 'Full Name',
      control: 'text',
      autoComplete: 'name',
      missing: "Enter your name so we know who's asking.",
    },
    email,
    {name: 'company', label: 'Company', control: 'text', autoComplete: 'organization'},
    {
      name: 'service',
      label: 'Service of Interest',
      control: 'select',
      autoComplete: 'off',
      placeholder: 'Select a service',
      options: 'services',
    },
    {
      name: 'message',
      label: 'Message',
      control: 'textarea',
      autoComplete: 'off',
      maxLength: 56_000,
      missing: 'Write a message. One sentence is enough to start.',
    },
  ],
  button: 'Send Message',
  sending: 'Sending...',
  restart: 'Send Another Message',
  success: `Thank you! Your message has been sent successfully. We'll get back to you within ${claimValues['reply-time']}.`,
  error: 'There was an error sending your message. Please try again or email us directly',
} as const satisfies FormDefinition;

type Answer = Pick<Response, 'ok' | 'redirected' | 'url'>;

/** Whether a response confirms a message. A redirect to any other page turns the POST into a GET, which stores nothing. */
export function isSent({thanks}: FormDefinition, {ok, redirected, url}: Answer, site: string): boolean {
  const confirmation = new URL(thanks, site);
  return ok && (!redirected || url.split(/[?#]/)[0] === confirmation.href);
}

/** Where the script posts to: the host accepts forms at any page, and this page always exists. */
export const formEndpoint = '/';
export const formNameField = 'form-name';
export const honeypotField = 'bot-field';
export const formContentType = 'application/x-www-form-urlencoded';

/** The largest body that is accepted, in bytes as sent: enough for every field at its longest. */
export const bodyLimit = 64 * 1024;
/** After this many milliseconds without an answer, sending has failed. */
export const sendLimit = 15_000;

export const tooLong = 'This text is too long to send. Shorten it by about {count} characters, or email it to us.';

/** What a link such as `/contact?topic=demo` adds: a line above the form, and the beginning of a message. */
export const topics = {
  demo: {
    line: 'You are asking for a demo.',
    message: 'I would like to see a demo. The process I have in mind: ',
  },
  'strategy-call': {
    line: 'You are asking for a strategy call.',
    message: 'I would like to schedule a strategy call. What I want to talk about: ',
  },
  'free-trial': {
    line: 'You are asking for a free trial.',
    message: 'I would like to start a free trial. What the agent should do: ',
  },
} as const;

export type Topic = keyof typeof topics;

export const isTopic = (name: string): name is Topic => Object.hasOwn(topics, name);
