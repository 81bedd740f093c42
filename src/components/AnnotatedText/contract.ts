import {contract, inFigure} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: a text that somebody worked on, with notes, sources or shares beside it.',
  do: 'Strike with ~~tildes~~ and add with _underscores_; put **_both_** around what a person must see. Notes are a list, sources a numbered list, what has no source is a quote. A share in **bold** gets a bar.',
  dont: 'Never more than four notes, and no text longer than two sentences.',
  examples: [
    {
      title: 'A clause',
      mdx: inFigure(`<AnnotatedText>

**7.2 Liability.** The liability of each party is limited to the fees of the ~~three~~ _twelve_ months before the claim. This agreement renews **_for terms of five years_**.

- **Playbook, rule 14** Cap at twelve months
- **_For a lawyer_** No rule covers five years

</AnnotatedText>`),
    },
  ],
});
