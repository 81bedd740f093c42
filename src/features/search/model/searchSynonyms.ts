export type Synonym = {
  /** What visitors type. */
  asked: readonly string[];
  /** Where it leads first. */
  to: string;
  /** The headline or question, where several share the address. */
  title?: string;
  because: string;
};

/** Words that visitors use and pages do not, or only in passing. The doctor reports a place that is gone. */
export const synonyms: readonly Synonym[] = [
  {
    asked: ['refund', 'refunds', 'money back', 'reimbursement'],
    to: '/contact#questions',
    title: 'Do we get our money back if it does not pay off?',
    because: 'The pages say guarantee, and mention refunds only where an agent handles them for a store.',
  },
  {
    asked: ['hipaa', 'phi', 'baa', 'medical', 'hospital'],
    to: '/industries/healthcare',
    because: 'Many pages carry the badge; people who ask for it work in healthcare.',
  },
  {
    asked: ['job', 'jobs', 'hiring', 'vacancy', 'vacancies', 'work here', 'career'],
    to: '/company/careers',
    because: 'The page says positions and roles, and other pages mention the jobs that agents do.',
  },
  {
    asked: ['case studies', 'case study', 'portfolio', 'references', 'results'],
    to: '/#results',
    because: 'What clients get back stands there; pages mention cases of other kinds.',
  },
  {
    asked: ['price', 'pricing', 'cost', 'quote', 'fees'],
    to: '/contact#questions',
    title: 'What does an agent cost?',
    because: 'There is no pricing page: an estimate comes with the first answer.',
  },
  {
    asked: ['demo', 'trial', 'try it', 'see it work'],
    to: '/contact',
    because: 'Every page mentions a demo on a button; this is where one is arranged.',
  },
  {
    asked: ['press', 'media', 'journalist', 'interview'],
    to: '/contact',
    because: 'There is no press page: reporters write to us like everyone else.',
  },
  {
    asked: ['team', 'people', 'ceo', 'founder', 'leadership', 'management', 'who runs'],
    to: '/company/about',
    because: 'The site names no persons; the page says who builds and runs the agents.',
  },
  {
    asked: ['gdpr', 'personal data', 'dpo', 'cookies'],
    to: '/legal/privacy-policy',
    because: 'Badges name the law, the policy says what we do.',
  },
  {
    asked: ['email', 'phone', 'telephone', 'call', 'address'],
    to: '/contact',
    because: 'Agents read email and answer calls on most pages; people who type this want to reach us.',
  },
  {
    asked: ['chatbot', 'bot', 'assistant', 'llm', 'gpt'],
    to: '/#solutions',
    because: 'The pages say agent.',
  },
  {
    asked: ['own', 'ownership', 'intellectual property', 'weights'],
    to: '/contact#questions',
    title: 'Who owns what you build?',
    because: 'The terms say it at length; buyers ask for the short answer.',
  },
  {asked: ['nlp', 'text', 'language'], to: '/ai-services/nlp', because: 'The page spells the name out.'},
  {asked: ['ocr', 'camera', 'image'], to: '/ai-services/computer-vision', because: 'The trade says computer vision.'},
  {
    asked: ['insurance claim', 'patient', 'clinic'],
    to: '/industries/healthcare',
    because: 'Named within use cases only.',
  },
  {asked: ['shop', 'store', 'shopify'], to: '/industries/retail-ecommerce', because: 'The page says retail.'},
  {asked: ['law firm', 'lawyer', 'attorney'], to: '/industries/legal-professional', because: 'The page says legal.'},
  {
    asked: ['bank', 'invoice', 'bookkeeping'],
    to: '/industries/financial-accounting',
    because: 'The page says accounting.',
  },
  {asked: ['hotel', 'travel', 'airline'], to: '/industries/tourism-hospitality', because: 'The page says hospitality.'},
  {
    asked: ['freight', 'shipping', 'truck', 'warehouse'],
    to: '/industries/logistics-transport',
    because: 'The page says logistics.',
  },
  {
    asked: ['broker', 'property', 'tenant', 'rent'],
    to: '/industries/real-estate',
    because: 'The page says real estate.',
  },
];
