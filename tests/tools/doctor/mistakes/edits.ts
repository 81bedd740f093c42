// cspell:ignore resultz
/** What a writer types into a page. */
export const typed: Readonly<Record<string, string>> = {
  'an exclamation mark': 'It works!',
  'curly quotes': 'They said “it works” and ‘it does’.',
  'an emoji': 'It works 🎉 every morning.',
  'words in other scripts': 'Our name in Urdu is دیودار and in Japanese ヒマラヤ杉.',
  accents: 'A café in Zürich, an attaché from São Paulo.',
  'a brace': 'Write {notes} here.',
  'an opening brace': 'Write { here.',
  'an angle bracket': 'Fewer than 5 < 6 of them.',
  'an unclosed tag': 'Here are <Notes for you.',
  'an unknown tag': 'Here are <Notes /> for you.',
  'a note in plain text': 'TODO ask Sara.',
  'a link to another site': 'See [their page](https://www.iso.org/standard/27001).',
  'an email address': 'Write to [us](mailto:hello@company.example).',
  'a link to a missing page': 'See [our prices](/pricing).',
  'a link to a file name': 'See [healthcare](../industries/healthcare.mdx).',
  'a link to a missing anchor': 'See [results](/#resultz).',
  'a link without text': 'See [](/contact).',
  'an empty link': 'See [this]().',
  'strikethrough text': 'It ~~sometimes~~ always works.',
  'an unclosed code block': '```ts\nconst answer = 42;',
  'a second headline': '# Another headline',
  'two identical headings': '## The same\n\nText.\n\n## The same',
  'a heading without text': '## ',
  'a table with a missing cell': '| One | Two |\n| --- | --- |\n| 1 |',
  'a wide table': `| ${'Column | '.repeat(12)}\n| ${'--- | '.repeat(12)}\n| ${'A long cell of words | '.repeat(12)}`,
  'a missing picture': '![The team](./nobody.jpg)',
  'a script': '<script>alert(1)</script>',
  'a price': 'The pilot costs $4,000.',
  'an unclosed emphasis': 'It is *very good.',
  'non-breaking spaces': 'Five\u00a0of\u00a0them.',
};

/** Markdown as copied from the product pages of developer platforms, enterprise software and cloud providers. */
export const pasted: Readonly<Record<string, string>> = {
  // Developer platforms: READMEs and reference pages.
  'a quick start':
    '### Quick start\n\n```bash\nnpm install @acme/agent\nexport ACME_KEY=sk_test_...\n```\n\nThen open `http://localhost:3000`.',
  'a component in code':
    '```jsx\nimport {Agent} from "@acme/agent";\n\nexport default () => <Agent id={process.env.AGENT} />;\n```',
  'code with a caption':
    '```ts title="agent.ts" {2-3}\nconst agent = new Agent();\nawait agent.run({task: "triage"});\n```',
  'code within a list': '1. Install the package:\n\n   ```sh\n   npm i acme\n   ```\n\n2. Run it.',
  'code that is indented': 'Run this:\n\n    acme run --all\n\nand wait.',
  'code with braces in a sentence': 'Pass `{retries: 3}` to `run<Task>()`.',
  'braces in a sentence': 'Every response has the form {id, status, output}.',
  'a template variable': 'Say Hello {{customer.first_name}} in the first line.',
  'a generic type': 'It returns a Promise<Result> that resolves once.',
  'a comparison': 'Answers arrive in <200 ms at the 95th percentile.',
  'an arrow': 'Ticket -> triage -> reply, or Ticket => reply.',
  'an import in a sentence': 'import the agent from the package, then call it.',
  'an import of theirs': "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';",
  'an export of theirs': 'export const meta = {title: "Agents"};',
  'tabs of theirs': '<Tabs>\n  <TabItem value="npm" label="npm">\n\n    npm i acme\n\n  </TabItem>\n</Tabs>',
  'front matter of theirs': '---\ntitle: Agents\nsidebar_position: 2\n---\n\nAgents do the work.',
  'a comment of HTML': '<!-- TODO: screenshot -->\n\nThe console shows every run.',
  badges:
    '[![Build](https://img.example/build.svg)](https://ci.example) [![License](https://img.example/mit.svg)](/LICENSE)',
  'a table of parameters':
    '| Parameter | Type | Default | Description |\n|:--|:-:|--:|---|\n| `timeout` | `number` | `30` | Seconds until a run ends. |\n| `mode` | `"fast" \\| "safe"` | `"safe"` | How careful it is. |',
  'a pipe in code in a table': '| Call | Result |\n| --- | --- |\n| `a || b` | either |',
  'a list of tasks': '- [x] Connect the help desk\n- [ ] Invite the team',
  'a line break with spaces': 'Berlin  \nHamburg  \nMunich',
  'a line break with a backslash': 'Berlin\\\nHamburg\\\nMunich',
  'a heading with an id': '### Rate limits {#rate-limits}\n\nRequests beyond the limit wait.',
  'a heading with code': '### The `run()` method\n\nIt starts a task.',
  'a heading in capitals with a line below': 'Our approach\n------------\n\nWe start small.',
  'a deep heading': '##### Note on pricing\n\nPrices exclude taxes.',
  'keys to press': 'Press <kbd>Ctrl</kbd> + <kbd>K</kbd> to search.',
  // Enterprise software: marketing pages.
  'a section of features':
    '### Built for your stack\n\n- **Connect anything.** Salesforce, SAP and Zendesk work on day one.\n- **Stay in control.** Approvals, roles and a full log.\n  - Single sign-on\n  - Roles for each team\n- **Go live.** In weeks, *not* quarters.',
  'numbered steps with paragraphs':
    '1. **Discover**\n\n   We map the work.\n\n2. **Pilot**\n\n   One team, one task.\n\n3. **Scale**\n\n   Every team.',
  'a quote with its author': '> The agents answer before we have opened the ticket.\n>\n> — Head of Support, Northwind',
  'figures in bold': '**3x** faster · **40%** fewer tickets · **24/7** coverage',
  'a pricing table':
    '| | Starter | Business | Enterprise |\n| --- | :---: | :---: | :---: |\n| Agents | 1 | 5 | Unlimited |\n| Single sign-on | – | ✓ | ✓ |\n| **Price** | $49/mo | $199/mo | [Contact sales](/contact) |',
  'questions that fold': '<details>\n<summary>Is my data used for training?</summary>\n\nNo, never.\n\n</details>',
  'a picture of theirs': '![Dashboard of the product](https://cdn.example/dashboard@2x.png "The dashboard")',
  'a picture with a size': '<img src="/img/dashboard.png" alt="Dashboard" width="640" height="360" />',
  'a centered picture': '<p align="center">\n  <img src="https://cdn.example/logo.svg" width="200">\n</p>',
  'a call to action': '<a class="button button--primary" href="/contact">Talk to sales</a>',
  'a button with a style': '<div style="text-align:center;margin:2rem 0"><a href="/demo">Book a demo</a></div>',
  'an embedded video': '<iframe width="560" height="315" src="https://video.example/embed/1" allowfullscreen></iframe>',
  'a line across': 'Trusted by teams everywhere.\n\n---\n\n*Terms apply.*',
  'a registered mark': 'Acme® Agents™ — © 2026 Acme, Inc. &nbsp;All rights reserved&hellip;',
  'a link in brackets': 'Read the guide (<https://acme.example/guide>).',
  'a bare link': 'Read more at https://acme.example/guide?utm_source=site&utm_medium=page.',
  'a link with a title': 'See [the terms](/legal/terms-of-service "Terms of service").',
  'a link by reference':
    'See [our plans][plans] and [security].\n\n[plans]: /contact "Plans"\n[security]: https://acme.example/security',
  'words in bold and italics': 'It is ***fully* managed**, __secure__ and _private_ by design.',
  'small print': '<sub>* Measured over 30 days.</sub> H<sub>2</sub>O, m<sup>2</sup>',
  'an old line break': 'First line<br>Second line<br/>Third line',
  // Cloud providers: product documentation.
  'a note of a cloud': '> [!NOTE]\n> Agents run in the region that you choose.',
  'a box of a cloud': ':::tip[Before you begin]\n\nYou need an account with **Owner** rights.\n\n:::',
  'a box without an end': ':::warning\nThis deletes the agent.',
  'a variable of the shell': 'Set ${PROJECT_ID} and $REGION first; costs are $0.002 per call.',
  'a formula': 'Savings are $$hours \\times rate$$ in a month.',
  'a definition in HTML': '<dl>\n  <dt>Agent</dt>\n  <dd>A program that does a task.</dd>\n</dl>',
  'a table in HTML':
    '<table>\n  <thead><tr><th>Region</th><th>Latency</th></tr></thead>\n  <tbody><tr><td>eu-west-1</td><td>40 ms</td></tr></tbody>\n</table>',
  'a table with line breaks': '| Region | Cities |\n| --- | --- |\n| Europe | Berlin<br>Paris<br>Madrid |',
  'a table without outer pipes': 'Region | Latency\n--- | ---\nEurope | 40 ms',
  'a long nested list':
    '* Compute\n    * Virtual machines\n        * General purpose\n        * Memory optimized\n    * Containers\n* Storage\n\n    Objects and disks.\n\n* Network',
  'a list with plus signs': '+ One region\n+ Two zones\n+ No downtime',
  'a list that starts at three': '3. Deploy\n4. Observe\n7. Improve',
  'a footnote with paragraphs':
    'Uptime is measured monthly.[^sla]\n\n[^sla]: Excludes maintenance.\n\n    See the terms.',
  'escaped characters': 'Use \\*stars\\*, \\_lines\\_ and 5 \\< 6 as they are, and C:\\agents\\logs.',
  'an autolinked email': 'Write to sales@acme.example or <support@acme.example>.',
  'an MDX comment with a note': '{/* vale off */}\n\nReady in minutes.',
  'text with soft hyphens': 'Every\u00adone works on week\u00adends, zero\u200bwidth.',
  'a stray closing tag': 'The end.</div>',
  'void HTML tags': '<hr>\n\n<br>\n\nMore below.',
};

const field = (name: string, line: string) => (text: string) => text.replace(new RegExp(`^${name}: .*\\n`, 'm'), line);

/** What text editors and writers do to a whole file. */
export const changed: Readonly<Record<string, (text: string) => string>> = {
  'Windows line endings': (text) => text.replaceAll('\n', '\r\n'),
  'a byte order mark': (text) => `\ufeff${text}`,
  'no newline at the end': (text) => text.trimEnd(),
  'a colon in a field': field('line', 'line: One thing: we build agents\n'),
  'an unknown field': (text) => text.replace('---\n', '---\nauthor: Sara\n'),
  'no title': field('title', ''),
  'no description': field('description', ''),
  'no label': field('label', ''),
  'no line': field('line', ''),
  'no icon': field('icon', ''),
  'no order': field('order', ''),
  'another icon': field('icon', 'icon: tree-pine\n'),
  'another order': field('order', 'order: 7\n'),
  'another label': field('label', 'label: Who We Are\n'),
  'a draft': (text) => text.replace('---\n', '---\ndraft: true\n'),
  'an empty file': () => '',
  'fields alone': (text) => text.slice(0, text.indexOf('\n---', 3) + 5),
};
