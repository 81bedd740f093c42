import {Refusal} from '../../../../content/refusal';
import {messages} from '../messages';
import {spoolIn} from './spool';
import {hasFormerMessages} from './takeOver';

/**
 * The messages that came from an email address, or the one with an ID, and how many others mention it. Works on the files,
 * so it can run beside the receiver.
 */
export async function messagesOf(folder: string, who: string) {
  if (hasFormerMessages(folder)) throw new Refusal(messages.notTakenOver);
  const wanted = who.trim().toLowerCase();
  const found = [];
  let mentions = 0;
  for await (const stored of spoolIn(folder).all()) {
    const {id, fields} = stored.message;
    const isTheirs = fields.email?.trim().toLowerCase() === wanted || id === wanted;
    if (isTheirs) found.push(stored);
    else if (Object.values(fields).some((text) => text.toLowerCase().includes(wanted))) mentions += 1;
  }
  return {found, mentions};
}

export type Found = Awaited<ReturnType<typeof messagesOf>>['found'][number];

/** A line for a list: no more than it takes to recognize the message. */
export const summaryOf = ({message, isDelivered}: Found): string =>
  [message.receivedAt, message.form, isDelivered ? 'delivered' : 'not delivered yet', message.id].join('  ');
