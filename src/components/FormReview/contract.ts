import {contract, inFigure} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: a form as it is printed, with the fields that were corrected and the rule for each.',
  do: 'Name the form, list its fields with the entry in **bold**, and write its lines as a table. In a corrected cell, strike the old entry with ~~tildes~~ and put _underscores_ around the new one; a numbered list gives the rules in the same order. A quote is the stamp.',
  dont: 'Never more than four corrections, and never the details of a real person.',
  examples: [
    {
      title: 'A claim',
      mdx: inFigure(`<FormReview>

**Health insurance claim form** <small>CMS-1500, excerpt</small>

- 21 Diagnosis **M17.11**
- 23 Prior authorization **not needed**

| 24A Date | D CPT, modifier | F Charge |
| --- | --- | ---: |
| 11 12 | 99214 ~~no modifier~~ _25_ | 210.00 |
| 11 12 | 20610 ~~LT~~ _RT_ | 145.00 |

1. **Box 24D, line 1** A visit on the day of a procedure needs modifier 25. <small>Coder agreed</small>
2. **Box 24D, line 2** Left knee billed, right knee diagnosed. <small>Note says right</small>

> **Clean, sent** 11:52 a.m.

</FormReview>`),
    },
  ],
});
