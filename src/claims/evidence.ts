import type {ClaimId} from './figures';

/** The proof behind a figure. */
export type Evidence = {
  /** What the figure says, in one line. */
  means: string;
  /** The words to use with it; the value replaces the braces. */
  wording: string;
  /** The files or folders that may use it, if not every page may. */
  onlyOn?: readonly string[];
  /** Where the proof is kept. */
  evidence: string;
  /** The team that is responsible for it. */
  owner: string;
  /** The day on which a person looked at the evidence, and the value that it proved. Only such a person changes them. */
  reviewed: {on: string; value: string};
  reviewBy: string;
  /** The fact that the figure states, if two figures could be read as one fact. */
  fact?: string;
  /** The estimate counts with it, so that it must be a whole percentage. */
  counted?: true;
  /** Why this figure may differ from another one for the same fact. */
  exception?: string;
};

export const evidence = {
  'cost-cut': {
    means: 'Running cost of a process after an agent took it over, against the year before',
    wording: 'cut costs by {}',
    evidence: 'Median of client cost reviews, finance share',
    owner: 'Finance',
    reviewed: {on: '2026-10-01', value: '60%'},
    reviewBy: '2027-10-01',
  },
  deploy: {
    means: 'Time from signed scope to a first agent at work',
    wording: 'live in {}',
    evidence: 'Delivery log, agents built from an existing template',
    owner: 'Delivery',
    reviewed: {on: '2026-10-01', value: '48 hours'},
    reviewBy: '2027-10-01',
  },
  'roi-window': {
    means: 'Days within which the return is guaranteed',
    wording: 'return guaranteed in {}',
    evidence: 'Terms of Service, section on service availability; order form',
    owner: 'Finance',
    reviewed: {on: '2026-10-01', value: '90 days'},
    reviewBy: '2027-10-01',
  },
  'roi-guarantee': {
    means: 'The same promise, as an adjective',
    wording: 'a {} ROI guarantee',
    evidence: 'See roi-window',
    owner: 'Finance',
    reviewed: {on: '2026-10-01', value: '90-day'},
    reviewBy: '2027-10-01',
  },
  'money-back': {
    means: 'Days within which a client may ask for the money back',
    wording: '{} money-back guarantee',
    evidence: 'Order form',
    owner: 'Finance',
    reviewed: {on: '2026-10-01', value: '30-day'},
    reviewBy: '2027-10-01',
  },
  clients: {
    means: 'Enterprise clients served by the group and its partners',
    wording: '{} enterprise clients',
    evidence: 'Client register, all contracts ever signed',
    owner: 'Sales',
    reviewed: {on: '2026-10-01', value: '500+'},
    reviewBy: '2027-10-01',
    fact: 'enterprise clients',
  },
  savings: {
    means: 'Average annual savings of a client',
    wording: '{} average annual savings',
    evidence: 'Client cost reviews',
    owner: 'Finance',
    reviewed: {on: '2026-10-01', value: '$2M+'},
    reviewBy: '2027-10-01',
  },
  automation: {
    means: 'Share of tasks in scope that finish without a person',
    wording: '{} of tasks automated',
    counted: true,
    evidence: 'Agent run log',
    owner: 'Delivery',
    reviewed: {on: '2026-10-01', value: '80%'},
    reviewBy: '2027-10-01',
  },
  uptime: {
    means: 'Uptime in the service level agreement',
    wording: '{} uptime SLA',
    evidence: 'Service level agreement',
    owner: 'Operations',
    reviewed: {on: '2026-10-01', value: '99.9%'},
    reviewBy: '2027-10-01',
  },
  'roi-multiple': {
    means: 'Return on the first year of spending',
    wording: '{} first-year ROI',
    evidence: 'Client cost reviews',
    owner: 'Finance',
    reviewed: {on: '2026-10-01', value: '3.2x'},
    reviewBy: '2027-10-01',
  },
  'roi-dollars': {
    means: 'The first-year return, in dollars back for each dollar paid',
    wording: '{} back for every $1',
    evidence: 'See roi-multiple',
    owner: 'Finance',
    reviewed: {on: '2026-10-01', value: '$3.20'},
    reviewBy: '2027-10-01',
  },
  'cost-reduction': {
    means: 'Cost reduction in processes that run fully automated',
    wording: '{} cost reduction in automated processes',
    evidence: 'Client cost reviews, fully automated processes only',
    owner: 'Finance',
    reviewed: {on: '2026-10-01', value: '85%'},
    reviewBy: '2027-10-01',
  },
  workflows: {
    means: 'Workflow runs completed',
    wording: '{} workflow runs automated',
    evidence: 'Agent run log',
    owner: 'Operations',
    reviewed: {on: '2026-10-01', value: '10M+'},
    reviewBy: '2027-10-01',
  },
  support: {
    means: 'Hours in which support answers',
    wording: 'support {}',
    evidence: 'Support schedule',
    owner: 'Operations',
    reviewed: {on: '2026-10-01', value: '24/7'},
    reviewBy: '2027-10-01',
  },
  'live-window': {
    means: 'Days to a live deployment, at the latest',
    wording: 'live in {} or less',
    evidence: 'Delivery log',
    owner: 'Delivery',
    reviewed: {on: '2026-10-01', value: '30 days'},
    reviewBy: '2027-10-01',
  },
  'build-time': {
    means: 'Time to build and test an agent',
    wording: 'live in {}',
    evidence: 'Delivery log',
    owner: 'Delivery',
    reviewed: {on: '2026-10-01', value: '10–15 business days'},
    reviewBy: '2027-10-01',
  },
  staging: {
    means: 'Time to an agent on staging',
    wording: 'a staging agent in {}',
    evidence: 'Delivery log',
    owner: 'Delivery',
    reviewed: {on: '2026-10-01', value: '24 hours'},
    reviewBy: '2027-10-01',
  },
  trial: {
    means: 'Length of the free trial',
    wording: '{} free trial',
    evidence: 'Order form',
    owner: 'Sales',
    reviewed: {on: '2026-10-01', value: '14-day'},
    reviewBy: '2027-10-01',
  },
  'strategy-call': {
    means: 'Length of the first call',
    wording: 'a {} strategy call',
    evidence: 'Calendar template',
    owner: 'Sales',
    reviewed: {on: '2026-10-01', value: '30-minute'},
    reviewBy: '2027-10-01',
  },
  founded: {
    means: 'Year the company was founded',
    wording: 'founded {}',
    evidence: 'Company register',
    owner: 'Legal',
    reviewed: {on: '2026-10-01', value: '2019'},
    reviewBy: '2027-10-01',
  },
  'about-clients': {
    means: 'Enterprise clients under contract today',
    wording: '{} enterprise clients under contract today',
    onlyOn: ['pages/company/about.mdx'],
    evidence: 'Client register, contracts in force',
    owner: 'Sales',
    reviewed: {on: '2026-10-01', value: '150+'},
    reviewBy: '2027-10-01',
    fact: 'enterprise clients',
    exception: 'About counts contracts in force today; every other page counts all clients ever served.',
  },
  'about-agents': {
    means: 'Agents deployed',
    wording: '{} agents deployed',
    onlyOn: ['pages/company/about.mdx'],
    evidence: 'Agent register',
    owner: 'Delivery',
    reviewed: {on: '2026-10-01', value: '500+'},
    reviewBy: '2027-10-01',
  },
  'about-years': {
    means: 'Years in business',
    wording: '{} years in business',
    onlyOn: ['pages/company/about.mdx'],
    evidence: 'Company register',
    owner: 'Legal',
    reviewed: {on: '2026-10-01', value: '5+'},
    reviewBy: '2027-10-01',
  },
  'claim-rules': {
    means: 'Rules that a healthcare claim is checked against',
    wording: '{} claim-validation rules',
    onlyOn: ['pages/industries/healthcare.mdx'],
    evidence: 'Rule catalog of the claims agent',
    owner: 'Delivery',
    reviewed: {on: '2026-10-01', value: '200+'},
    reviewBy: '2027-10-01',
  },
  'record-systems': {
    means: 'Electronic health record systems with a tested connection',
    wording: '{} electronic health record systems',
    onlyOn: ['pages/industries/healthcare.mdx'],
    evidence: 'Connector catalog',
    owner: 'Delivery',
    reviewed: {on: '2026-10-01', value: '50+'},
    reviewBy: '2027-10-01',
  },
  'proof-of-concept': {
    means: 'Time to a proof of concept',
    wording: 'a proof of concept in {}',
    evidence: 'Delivery log',
    owner: 'Delivery',
    reviewed: {on: '2026-10-01', value: '2–3 weeks'},
    reviewBy: '2027-10-01',
  },
  workshops: {
    means: 'Workshop sessions in a consulting engagement',
    wording: '{} workshop sessions',
    evidence: 'Engagement outline',
    owner: 'Delivery',
    reviewed: {on: '2026-10-01', value: 'two'},
    reviewBy: '2027-10-01',
  },
  roadmap: {
    means: 'Horizon of the roadmap that consulting delivers',
    wording: 'a {} roadmap',
    evidence: 'Engagement outline',
    owner: 'Delivery',
    reviewed: {on: '2026-10-01', value: '90-day'},
    reviewBy: '2027-10-01',
  },
  accuracy: {
    means: 'Average accuracy of delivered models on held-out data',
    wording: '{} average model accuracy',
    evidence: 'Model evaluation reports',
    owner: 'Research',
    reviewed: {on: '2026-10-01', value: '99.2%'},
    reviewBy: '2027-10-01',
  },
  integrations: {
    means: 'Enterprise tools with a ready connector',
    wording: '{} enterprise tools',
    evidence: 'Connector catalog',
    owner: 'Delivery',
    reviewed: {on: '2026-10-01', value: '18+'},
    reviewBy: '2027-10-01',
  },
  'reply-time': {
    means: 'Time within which a contact message is answered',
    wording: 'an answer within {}',
    evidence: 'Support schedule',
    owner: 'Sales',
    reviewed: {on: '2026-10-01', value: '24 hours'},
    reviewBy: '2027-10-01',
  },
  'children-age': {
    means: 'Age below which we collect no data',
    wording: 'children under {}',
    onlyOn: ['pages/legal/'],
    evidence: 'Privacy Policy',
    owner: 'Legal',
    reviewed: {on: '2026-10-01', value: '13'},
    reviewBy: '2027-10-01',
  },
} as const satisfies Record<ClaimId, Evidence>;
