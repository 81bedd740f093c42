import type {IncomingMessage, ServerResponse} from 'node:http';
import {company} from '../../../../company';
import {formNameField, honeypotField} from '../../model/forms';
import {isNavigation} from '../capture/formCapture';
import type {FormRefusal} from '../capture/parse';
import {formNamed} from '../forms';
import {messages} from '../messages';
import {sendText} from '../middleware';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What a visitor without JavaScript sees instead of the confirmation page: what to do, and the message to copy. */
function errorPage(sentence: string, sent: URLSearchParams): string {
  const address = `${company.mail.user}@${company.mail.domain}`;
  const typed = [...sent].filter(([name, value]) => value && name !== formNameField && name !== honeypotField);
  const text = typed.map(([name, value]) => `${name}: ${value}`).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${messages.errorTitle}</title>
<style>
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1.1rem/1.5 sans-serif }
  textarea { box-sizing: border-box; width: 100%; font: inherit }
</style>
<main>
<h1>${messages.errorTitle}</h1>
<p>${escaped(sentence)}</p>
<p>${escaped(formNamed(sent.get(formNameField)).error)}: <a href="mailto:${address}">${address}</a></p>
${text && `<label>${messages.copyMessage}<textarea readonly rows="12">\n${escaped(text)}</textarea></label>`}
</main>
`;
}

/** Answers with an error: a sentence for a script, a page for a browser. `sent` is what the visitor typed. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  {status, message, headers}: FormRefusal,
  sent: URLSearchParams,
): void {
  if (!isNavigation(request)) return sendText(response, status, message, headers);
  return sendText(response, status, errorPage(message, sent), {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
}
