import type {SendMailOptions} from 'nodemailer';
import {company} from '../../../../company';
import {honeypotField, type FormDefinition} from '../../model/forms';
import type {Message} from '../capture/parse';
import {plainAddress, type Settings} from './settings';

/** Keeps a value on one line, so that it cannot begin a header or another line. Persian and Hindi need the two joiners. */
const oneLine = (text: string) => text.replace(/([\s\p{Cc}]|(?![\u200c\u200d])\p{Cf})+/gu, ' ').trim();

/** A name for a header: at most 100 characters, and no encoded word, which a mail program would decode. */
const nameFor = (text: string) => Array.from(oneLine(text).replaceAll('=?', '= ?')).slice(0, 100).join('');

function textOf(form: FormDefinition, {fields}: Message): string {
  const lines = form.fields.map(({name, label, control}) => {
    const value = fields[name];
    if (!value) return '';
    return control === 'textarea' ? `\n${label}:\n\n${value}\n` : `${label}: ${oneLine(value)}\n`;
  });
  return `${lines.join('')}\n-- \nSent from the ${form.name} form at ${company.url}\n`;
}

/** The mail that a message becomes. The honeypot marks it as possible spam: password managers fill it in too. */
export function mailOf(form: FormDefinition, message: Message, {from, to}: Settings): SendMailOptions {
  const {name = '', company: employer = '', email = ''} = message.fields;
  const who = [name, employer].map(nameFor).filter(Boolean).join(', ') || nameFor(email);
  const mark = message.fields[honeypotField] === undefined ? '' : '[Possible spam] ';
  const visitor = email.trim();
  return {
    from: {name: `${company.name} website`, address: from},
    to,
    ...(visitor.length <= 254 && plainAddress.test(visitor) && {replyTo: {name: nameFor(name), address: visitor}}),
    subject: `${mark}${company.name}, ${form.name} form: ${who}`,
    text: textOf(form, message),
    headers: {'Auto-Submitted': 'auto-generated'},
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
