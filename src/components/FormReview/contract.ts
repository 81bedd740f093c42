import {contract} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: a form as it is printed, with the fields that were corrected and the rule for each.',
  do: 'Name the form, list its fields with the entry in **bold**, and write its lines as a table. In a corrected cell, strike the old entry with ~~tildes~~ and put _underscores_ around the new one; a numbered list gives the rules in the same order. A quote is the stamp.',
  dont: 'Never more than four corrections, and never the details of a real person.',
});
