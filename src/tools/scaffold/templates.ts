import type {Section} from '../../content/sections';

const actions = `<Actions>

<Action to="/contact">Get Started Today</Action>
<Action to="/contact?topic=demo" kind="quiet">Schedule Demo</Action>

</Actions>`;

const closing = `<CallToAction eyebrow="A first step">

## ‹A headline about the first step›

‹Say what happens after the first message, and what it costs the visitor.›

<Actions>

<Action to="/contact" kind="accent">Start Your AI Journey</Action>
<Action to="/contact?topic=strategy-call" kind="ghost">Talk to an Expert</Action>

</Actions>

</CallToAction>`;

const hero = (title: string, lead: string) => `<Hero icon="sprout">

# ‹A headline about *${title}*›

${lead}

${actions}

</Hero>`;

const benefits = `<Section layout="split" eyebrow="Benefits">

## ‹A headline about what gets better›

‹One sentence on when the client notices it.›

<FeatureList>

- **‹What is gone.›** ‹The work that nobody has to do by hand anymore.›
- **‹What is faster.›** ‹The moment of the day when it shows.›
- **‹What is safer.›** ‹The mistake that no longer gets through.›

</FeatureList>

</Section>`;

const useCase = (icon: string, name: string) => `<Card icon="${icon}">

### ${name}

‹One sentence on what comes in and what goes out.›

- ‹The system it works in, by name›
- ‹The rule of the trade it keeps›
- ‹The person it asks when it is not sure›

</Card>`;

const question = (ask: string, answer: string) => `<Question ask="${ask}">

${answer}

</Question>`;

const industry = (
  title: string,
) => `${hero(title, '‹One sentence: the work that agents take over in this trade, for whom, inside which system.›')}

<StatGrid>

- <Claim id="cost-reduction" /> cost reduction in automated processes
- <Claim id="automation" /> of tasks automated
- <Claim id="uptime" /> uptime SLA
- <Claim id="support" /> support

</StatGrid>

${benefits}

<Section tone="sunken" eyebrow="Key use cases">

## ‹A headline about where teams start›

‹One sentence on what the use cases have in common.›

<CardGrid>

${useCase('inbox', '‹First use case›')}

${useCase('file-check', '‹Second use case›')}

${useCase('calendar-check', '‹Third use case›')}

</CardGrid>

</Section>

<Section layout="center" eyebrow="From a client">

## ‹A headline about what a client says›

<Testimonial role="‹The role of the client›" organization="‹the kind of company›">

‹The client's own words, in one paragraph.›

</Testimonial>

</Section>

<Section id="questions" layout="split" eyebrow="Questions">

## ‹A headline about who asks›

‹One sentence on what buyers of this trade worry about.›

<Faq>

${question('What does it cost to start?', '‹What the first order holds, and what is free.›')}

${question('How soon is it up and running?', '‹The first day on staging, and the first live case.›')}

${question('Where is our data kept?', '‹The place, the rules of the trade, and who has access.›')}

${question('Which of our systems does it work in?', '‹The systems of this trade by name.›')}

${question('What happens if we leave?', '‹What you take with you, and what we delete.›')}

</Faq>

</Section>

${closing}
`;

const service = (title: string) => `${hero(title, '‹One sentence: what you get, for which task and in what time.›')}

${benefits}

<Section tone="sunken" eyebrow="How it works">

## ‹A headline about the way there›

‹One sentence on who does what.›

<Steps>

<Step label="Step 1">

### What we look at

‹What the client shows us, and how long that takes.›

</Step>

<Step label="Step 2">

### What we build

‹What the client can try, and where.›

</Step>

<Step label="Step 3">

### What stays

‹What runs from then on, and who watches it.›

</Step>

</Steps>

</Section>

${closing}
`;

const company = (title: string) => `${hero(title, '‹One sentence: what a visitor learns here about how we work.›')}

<Section eyebrow="In short">

## ‹A headline about the main thing›

<Prose>

‹Tell it as you would tell a friend: what happened, what came of it, what we do now.›

</Prose>

</Section>

${closing}
`;

/** The body of the page that lists the pages of a section. */
export const sectionIndex = (folder: string, name: string, all: string): string => `<Hero icon="layers">

# ${name}

Each page here stands for itself. Pick the one that is closest to your own work.

</Hero>

<Section>

## ${all}

<SectionPages of="${folder}">

Nothing is here yet. The first page is being written; until it is done, [ask us](/contact).

</SectionPages>

</Section>
`;

/** The page of a position shows its fields itself. */
const job = (title: string) => `<JobPosting icon="briefcase" apply="Apply Now">

<Section eyebrow="The work" tone="sunken" layout="split">

## ‹A headline about the work of a ${title}›

<Prose>

‹Say what a week holds, who is around, and what is different because the person is there.›

</Prose>

</Section>

</JobPosting>
`;

/** The kinds of pages for which there is a template. */
export type Template = NonNullable<Section['pages']> | 'job';

/** The body of a new page, by its kind: sentences in ‹ › say what belongs where, and go. */
export const bodies: Record<Template, (title: string) => string> = {
  service,
  industry,
  listed: company,
  job,
};
