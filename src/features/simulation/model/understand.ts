/** A phrase of words, in which `a|b` are alternatives and `[…]` may be left out. A sentence has to match it wholly. */
const phrase = (text: string) => `(?:${text.replaceAll('[', '(?:').replaceAll(']', ')?')})`;

const noun =
  'it|this|that|they|these|one of them|all of them|the (?:order|package|parcel|box|item|product|shade|base|top|leg|glass|frame|edge|corner|{items})';
const thing = `(?:${noun}|my (?:order|package|parcel|{items})|one of the {items}|a {items})`;
const broken =
  '(?:damaged|broken|cracked|scratched|dented|chipped|torn|stained|faulty|defective|shattered|bent|smashed|wobbly|loose|in pieces|the wrong (?:one|size|color|item)|too (?:small|big|large|short|long|dark|bright)|(?:with|has) (?:a|two|some) (?:crack(?:ed)?|dent(?:ed)?|broken|torn|chipped|scratched|stained)(?: (?:shade|base|top|leg|glass|frame|edge|corner))?)';
const day =
  '(?:today|yesterday|this (?:morning|week)|last (?:night|week)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|already|in the mail)';
const degree = '(?:completely|badly|slightly|already|all)';

/** What a refund can be sent for. */
const reasons = [
  `${thing} [just |has |have ](?:arrived|came|turned up|was|were|is|are) [${degree} ]${broken}[ and ${broken}][ ${day}]`,
  `${thing} (?:does not|do not|did not|will not) (?:work|fit|turn on|close|stand straight)[ anymore| at all]`,
  `${thing} (?:wobbles|flickers|leaks|stopped working|has a (?:crack|dent|scratch|stain|hole|chip))`,
  '[there is |it has |i found |i see ](?:a|two) [big |small |deep ](?:crack|dent|scratch|stain|hole|chip)[e?s][ (?:in|on) (?:it|the (?:shade|base|top|leg|glass|frame|edge|{items}))]',
  `i (?:received|got) (?:the wrong (?:one|size|color|item)|a (?:broken|damaged|cracked) [one|{items}])`,
  'i have changed my mind[ about (?:it|the {items})]|i changed my mind[ about (?:it|the {items})]',
  'i (?:do not|no longer) (?:need|want) (?:it|the {items})[ anymore]|i ordered (?:one too many|the wrong (?:size|color|one))',
];

/** What changes nothing about the decision. */
const facts = [
  '(?:i have |i )?(?:attached|added|sent) (?:a|the|two) (?:photo|picture)[s][ of (?:it|the {items})]',
  '(?:a|the) (?:photo|picture) is attached|photo attached|see the [attached ](?:photo|picture)|here is (?:a|the) (?:photo|picture)',
  `i (?:bought|ordered|received) (?:it|this|the {items}) ${day}`,
  `${thing} (?:arrived|came) ${day}`,
  '(?:it is|it was) a (?:gift|present)|it is (?:unused|still in (?:the|its) box)|i (?:still )?have the (?:box|receipt)',
];

/** What the customer asks for. */
const requests = [
  '[please ](?:can|could|may) i [please ](?:get|have) (?:my money|a [full ]refund|the money)[ back][ for (?:it|this|the {items})]',
  '(?:please|can you|could you|can you please|could you please|i ask you to) (?:refund|return) (?:it|me|this|my (?:money|order|payment)|the (?:money|{items}))',
  'i (?:would like|want|need|am asking for) (?:a [full ]refund|my money back)[ for (?:it|this|the {items})]',
  '[a ](?:refund|money back)[ please]|i (?:would like|want) to (?:return it|send it back)',
];

const smallTalk = [
  'hello[ there]|hi[ there]|hey|good (?:morning|afternoon|evening)|dear (?:team|support)',
  'thanks|thank you[ so much| very much]|(?:thanks|thank you) (?:in advance|for your help)|please|sorry|cheers',
  '[best |kind ]regards|best|have a (?:nice|good|great) day|i hope you are well|sorry to bother you|i (?:love|like) your shop',
];

const contractions: readonly (readonly [RegExp, string])[] = [
  [/n[’']t\b/g, ' not'],
  [/\bwo not\b/g, 'will not'],
  [/\bca not\b/g, 'can not'],
  [/[’']s\b/g, ' is'],
  [/[’']ve\b/g, ' have'],
  [/[’']m\b/g, ' am'],
  [/[’']d\b/g, ' would'],
];

const plain = (text: string) => {
  const words = contractions.reduce((now, [short, long]) => now.replace(short, long), text.toLowerCase());
  return words
    .replace(/[“”"()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};

export type Understood = {
  /** The first words that nothing explains, as the customer wrote them. */
  readonly unknown?: string;
  /** Whether the message says why, and not only that, money should come back. */
  readonly hasReason: boolean;
};

/**
 * Understands a message only if every part of it is a known reason, fact, request or small talk. The vocabulary is
 * closed: a word that nobody listed sends the message to a person.
 */
export function understand(message: string, items: readonly string[]): Understood {
  const nouns = items.flatMap((item) => [item, item.split(' ').at(-1) ?? item]).join('|');
  const matcher = (phrases: readonly string[]) =>
    new RegExp(`^(?:${phrases.map(phrase).join('|')})$`.replaceAll('{items}', `(?:${nouns})`));
  const isReason = matcher(reasons);
  const isKnown = matcher([...reasons, ...facts, ...requests, ...smallTalk]);
  let hasReason = false;

  /** Undefined if everything is known, else the shortest part that is not. */
  const unknownIn = (part: string): string | undefined => {
    const text = plain(part);
    if (text === '') return undefined;
    if (isKnown.test(text)) {
      hasReason ||= isReason.test(text);
      return undefined;
    }
    const cut = /,|;| – |—| (?:and|but|so|because) (?!.* (?:and|but|so|because) )/.exec(part);
    if (!cut) return part.trim();
    const [before, after] = [part.slice(0, cut.index), part.slice(cut.index + cut[0].length)];
    return unknownIn(before) ?? unknownIn(after);
  };

  const unknown = message
    .split(/[.!?\n:]+/)
    .map(unknownIn)
    .find((part) => part !== undefined);
  return {...(unknown === undefined ? {} : {unknown}), hasReason};
}
