// cspell:ignore fareast
// A text about clinics that becomes a page in /write, in several browsers.

/** As a word processor copies it: its styles, a merged cell, and bullets that are paragraphs. */
export const fromWord = `<html><head><style>p.MsoNormal {margin: 0}</style></head><body>
<h1 style="mso-fareast-language: EN-US">Agents that <i>answer</i> for clinics</h1>
<p class="MsoNormal"><span style="font-size: 11pt">They answer the phone <b>at night</b> and book visits.</span></p>
<h2>What a week looks like</h2>
<p style="mso-list: l0 level1 lfo1"><span style="mso-list: Ignore">·<span> </span></span>Calls from owners</p>
<p style="mso-list: l0 level2 lfo1"><span style="mso-list: Ignore">o<span> </span></span>At night too</p>
<table><tr><td>Day</td><td>Work</td></tr><tr><td rowspan="2">Monday</td><td>Calls</td></tr><tr><td>Reminders</td></tr></table>
<p class="MsoNormal">A person decides.</p></body></html>`;

/** The fields of the page, in the order of the form: in Firefox, Tab would leave it for the window. */
export const fieldsOf = (clinics: string) => ({
  description: `Agents that answer the phone of ${clinics} at night, book visits and leave doubts to a person.`,
  draft: '',
  line: `Day and night for ${clinics}`,
  summary: `Phones of ${clinics} that are answered at night, and visits that book themselves.`,
  details: `Agents answer the owners who call ${clinics} at night, and remind them of their visits.`,
  use_cases: 'Night calls\nVisits\nReminders',
});

/** What the two photos show. */
export const photoNames = ['A night shift', 'A quiet waiting room'];

const wanted = [
  /^# Agents that \*answer\* for clinics\n\nThey answer the phone \*\*at night\*\* and book visits\.$/m,
  /^- Calls from owners\n {2}- At night too$/m,
  /^\| Monday \| Calls \|\n\| Monday \| Reminders \|$/m,
  /!\[A night shift\]\(\.\/[\w-]+\.\w+\)[^]*!\[A quiet waiting room\]\(\.\/[\w-]+\.\w+\)/,
];

/** What the file of the published page lacks, and what of a draft is left in it. */
export const faultsIn = (text: string): string[] => [
  ...wanted.filter((pattern) => !pattern.test(text)).map(String),
  ...(text.match(/draft:|‹/g) ?? []),
];
