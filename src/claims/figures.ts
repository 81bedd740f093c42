/**
 * Every public figure and promise, once. `<Claim id="…" />` prints it, and `{claim:…}` does so in front matter.
 * This file reaches the browser; the proof behind each figure is in `evidence.ts`, which does not.
 */
export const figures = {
  'cost-cut': '60%',
  deploy: '48 hours',
  'roi-window': '90 days',
  'roi-guarantee': '90-day',
  'money-back': '30-day',
  clients: '500+',
  savings: '$2M+',
  automation: '80%',
  uptime: '99.9%',
  'roi-multiple': '3.2x',
  'roi-dollars': '$3.20',
  'cost-reduction': '85%',
  workflows: '10M+',
  support: '24/7',
  'live-window': '30 days',
  'build-time': '10–15 business days',
  staging: '24 hours',
  trial: '14-day',
  'strategy-call': '30-minute',
  founded: '2019',
  'about-clients': '150+',
  'about-agents': '500+',
  'about-years': '5+',
  'claim-rules': '200+',
  'record-systems': '50+',
  'proof-of-concept': '2–3 weeks',
  workshops: 'two',
  roadmap: '90-day',
  accuracy: '99.2%',
  integrations: '18+',
  'reply-time': '24 hours',
  'children-age': '13',
} as const;

export type ClaimId = keyof typeof figures;

export const isClaimId = (id: string): id is ClaimId => Object.hasOwn(figures, id);
