import {company} from '../../../company';

const sum = new Intl.NumberFormat(company.language, {
  style: 'currency',
  currency: company.currency.code,
  maximumFractionDigits: 0,
}).format(200);

/** What the sheet asks. A question with choices is answered by one of them. */
export const questions = [
  {
    name: 'does',
    ask: 'What should it do?',
    example: 'Read refund requests, check the order, send the refund',
    line: 'Does',
  },
  {
    name: 'never',
    ask: 'What must it never do?',
    example: 'Refund more than was paid, answer legal threats',
    line: 'Never',
  },
  {
    name: 'limit',
    ask: 'Up to what limit may it decide alone?',
    example: `${sum} for one order, or nothing`,
    line: 'Decides alone up to',
  },
  {name: 'asks', ask: 'Who is asked above that?', example: 'The support lead on shift', line: 'Asks'},
  {
    name: 'systems',
    ask: 'Which systems does it need? Use commas.',
    example: 'Shopify, Zendesk, Stripe',
    line: 'Works in',
  },
  {
    name: 'volume',
    ask: 'How often does the task come up?',
    choices: ['Less than once a week', 'A few times a week', 'Every day', 'Every hour'],
    line: 'How often',
  },
  {
    name: 'hours',
    ask: 'When must it work?',
    choices: ['Office hours', 'Evenings and weekends too', 'Around the clock'],
    line: 'Works',
  },
  {
    name: 'success',
    ask: 'How will you know that it works?',
    example: 'Refunds within five minutes, under 1% reversed',
    line: 'Success is',
  },
] as const satisfies readonly ({name: string; ask: string; line: string} & (
  {example: string} | {choices: readonly string[]}
))[];

export type Name = (typeof questions)[number]['name'];
export type Answers = Partial<Record<Name, string>>;

export const texts = {
  title: 'Rule sheet',
  choose: 'Choose one',
  draft: 'The sheet fills in as you type.',
  copy: 'Copy Link',
  copied: 'Link copied',
  print: 'Print',
  send: 'Send It With a Message',
  message: 'Here is the rule sheet of an agent we want:',
  verdict: 'Our verdict',
};

/** The answers in an address such as `#does=Refunds&limit=%24200`. */
export function answersIn(hash: string): Answers {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  return Object.fromEntries(
    questions.flatMap(({name}) => {
      const value = given.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

/** The fragment for these answers, which is empty without any. */
export function fragmentFor(answers: Answers): string {
  const given = questions.flatMap(({name}) => (answers[name] ? [[name, answers[name]]] : []));
  return given.length > 0 ? `#${new URLSearchParams(given).toString()}` : '';
}

export const messageFor = (answers: Answers): string =>
  [texts.message, ...questions.flatMap(({name, line}) => (answers[name] ? [`${line}: ${answers[name]}`] : []))].join(
    '\n',
  );
