import type {Answer} from '../browserClient';
import {faultOf, type Check, type Fault} from '../check';
import {messages} from '../messages';

function encodingFault(answer: Answer): Fault | undefined {
  const {status, headers, problem} = answer;
  if (problem) return faultOf(answer, messages.fixEncoding);
  if (status !== 200) return undefined;
  if (!headers['content-encoding']) return faultOf(answer, messages.fixUncompressed, messages.uncompressed);
  const varies = /accept-encoding|\*/i.test(headers.vary ?? '');
  return varies ? undefined : faultOf(answer, messages.fixEncoding, messages.doesNotVary);
}

/** Whether pages, scripts and styles are compressed, and caches know for whom. */
export const compression: Check = async ({client, expected}) => {
  const texts = ['/', ...expected.assets.filter((file) => /\.(js|css)$/.test(file))];
  const answers = await Promise.all(texts.map((path) => client.page(path)));
  const encodings = [...new Set(answers.map(({headers}) => headers['content-encoding']))].join(' and ');
  return {summary: messages.compression({encodings}), faults: answers.map(encodingFault)};
};
