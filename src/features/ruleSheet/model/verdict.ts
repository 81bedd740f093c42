import {questions, type Answers} from './questions';

export type Verdict = {readonly title: string; readonly why: string};

const choicesOf = (name: 'volume' | 'hours'): readonly string[] => {
  const question = questions.find((one) => one.name === name);
  return question && 'choices' in question ? question.choices : [];
};

const decidesNothing = (limit: string) => /^((\p{Sc}|[a-z]{3})?\s?0|no|none|nothing)\b(?![.,]\d)/iu.test(limit.trim());
const isOurs = (systems: string) => /\b(our|own|in-house|internal)\b/i.test(systems);
const countIn = (list: string) => list.split(/,|\band\b|;/).filter((one) => one.trim()).length;

/** By the first rule that applies; the page lists them in this order. Undefined while an answer that matters is missing. */
export function verdictOn({limit, systems, volume, hours}: Answers): Verdict | undefined {
  const often = choicesOf('volume').indexOf(volume ?? '');
  const late = choicesOf('hours').indexOf(hours ?? '');
  if (often === 0)
    return {
      title: 'Leave it to people',
      why: 'It comes up less than once a week. An agent would cost more than it saves.',
    };
  if (limit && decidesNothing(limit))
    return {
      title: 'Leave it to people',
      why: 'It may decide nothing alone, so each case would still wait for a person.',
    };
  if (!limit || !systems || often < 0 || late < 0) return undefined;
  const count = countIn(systems);
  if (isOurs(systems) && count <= 2)
    return {title: 'Build it', why: 'It lives in your own software, and your engineers know that best.'};
  if (count <= 2 && late === 0)
    return {
      title: 'Use an automation tool',
      why: 'Two systems at most, in office hours: a tool with fixed rules does that for less.',
    };
  return {
    title: 'Hire us',
    why:
      count > 2
        ? `It works across ${count} systems, with a limit and a person to ask. That is what we build.`
        : 'It works when nobody is at a desk, and has to know when to stop. That is what we build.',
  };
}
