/** Everything that Markdown has, as a writer would write it. */
const copy = `### What a contract says

It says **who** pays, *when*, and what \`NET 30\` means. [Ask us](/contact) about the rest.

- A bullet with a line that is long enough to wrap on a phone, so that its indent can be seen
- A bullet with a list of its own
  - A bullet in a bullet
    1. A step in it
- The last bullet

1. The first step
2. The second step
   - What it needs
3. The third step

> A quote of a sentence that somebody wrote, long enough to wrap on a phone.
>
> - With a bullet in it

| Term | Days |
| --- | ---: |
| Payment | 30 |
| Notice | 90 |

![Three wooded ridges, the nearest one the darkest](./ridges.png)

\`\`\`text
invoice = hours * rate
\`\`\`

---

A last paragraph.`;

/** The components that take any Markdown (\`data-copy\`), with it in them. */
export const holders: Readonly<Record<string, string>> = {
  Section: `<Section>\n\n## A section\n\nIts lead is one sentence.\n\n${copy}\n\n</Section>`,
  Prose: `<Prose>\n\n${copy}\n\n</Prose>`,
  Question: `<Faq>\n\n<Question ask="What does a contract say?">\n\n${copy}\n\n</Question>\n\n</Faq>`,
  Card: `<CardGrid columns={2}>\n\n<Card>\n\n${copy}\n\n</Card>\n\n</CardGrid>`,
  Step: `<Steps>\n\n<Step label="Step 1">\n\n${copy}\n\n</Step>\n\n<Step label="Step 2">\n\n### Then\n\nIt is signed.\n\n</Step>\n\n</Steps>`,
  Panel: `<Panel>\n\n${copy}\n\n</Panel>`,
  Stack: `<Stack>\n\n${copy}\n\n</Stack>`,
  Hero: `<Hero>\n\n# A headline\n\nIts lead is one sentence.\n\n${copy.replace(/^### .*/, '')}\n\n</Hero>`,
  CallToAction: `<CallToAction>\n\n## A last section\n\nIts lead is one sentence.\n\n${copy}\n\n</CallToAction>`,
  Split: `<Split>\n\n- A bullet with a line that is long enough to wrap on a phone, so that its indent can be seen\n  - A bullet in it\n    1. A step in that\n\n<Stack>\n\nBeside it.\n\n</Stack>\n\n</Split>`,
  More: `<More label="The rest of it">\n\n${copy}\n\n</More>`,
  Choice: `<Figure icon="bot" agent="Support agent" task="Example run, Tuesday" status="Done">\n\n<Choices label="Choose a moment">\n\n<Choice label="10 p.m." chosen>\n\n${copy}\n\n</Choice>\n\n<Choice label="6 a.m.">\n\nNothing is open.\n\n</Choice>\n\n</Choices>\n\n</Figure>`,
  ContactOption: `<ContactOption icon="mail">\n\n${copy}\n\n</ContactOption>`,
  FeatureList: `<FeatureList>\n\n- **A check.** Beside a line.\n  - A bullet in it\n    1. A step in that\n- **Another check.** Without more.\n\n</FeatureList>`,
};
