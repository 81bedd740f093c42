import {counted} from '../../content/numbers';

type With<Names extends string> = Readonly<Record<Names, string | number>>;

/** What `npm run check:live` prints. A problem follows an address; a fix is a sentence of its own. */
export const messages = {
  checking: ({origin}: With<'origin'>) => `Checking ${origin}`,
  faults: ({count}: {count: number}) => `${counted(count, 'problem')}.`,
  done: ({count, seconds}: {count: number; seconds: string}) => `${counted(count, 'problem')} in ${seconds} seconds.`,
  noBuild: 'There is no build/ to compare with. Run npm run build first.',
  noSite: ({origin, problem}: With<'origin' | 'problem'>) =>
    `${origin} ${problem}. Check the address, and whether the host is running.`,
  redirected: ({origin, to}: With<'origin' | 'to'>) =>
    `${origin} redirects to ${to}. Check that address: npm run check:live -- ${to}`,
  answers: ({status}: With<'status'>) => `answers ${status}`,
  more: ({count}: With<'count'>) => `And ${count} more like these.`,
  noAnswer: ({reason}: With<'reason'>) => `does not answer: ${reason}`,
  tooSlow: 'no answer for nine seconds',
  unreadable: ({reason}: With<'reason'>) => `cannot be read: ${reason}`,
  fixNoAnswer: 'Check whether the host is slow or blocks frequent requests, then check again.',
  fixDeployment: 'Deploy all of build/, from a single build, and make sure that no proxy changes the pages.',
  fixRules:
    'Give the host the rules of the build. Netlify reads _headers and _redirects, and docs/operating.md has those for nginx.',
  sameRelease: 'the same as build/.',
  otherRelease: 'not the one in build/. Every difference is listed below. Deploy build/, or build what is deployed.',
  pages: ({count}: {count: number}) => `all ${counted(count, 'page')} answer, each with its own text.`,
  contentType: ({type}: With<'type'>) => `is sent as ${type}, not as text/html; charset=utf-8`,
  otherPage: ({canonical}: With<'canonical'>) => `shows the page ${canonical}`,
  fixFallback: 'Have the host answer 404 with /404.html, and turn off any fallback for single-page applications.',
  redirects: ({count}: {count: number}) => `all ${counted(count, 'former address', 'former addresses')} redirect.`,
  otherRedirect: ({status, location, wanted}: With<'status' | 'location' | 'wanted'>) =>
    `answers ${status} and leads to ${location}, not to ${wanted}`,
  missing: "404 with the site's own page.",
  otherErrorPage: "answers 404 with a page that is not the site's own",
  noPrivateFile: 'none is served.',
  fixPrivateFile: 'Serve only the folder build/, with the rules that the build wrote.',
  headers: 'pages, errors, scripts and styles have those of the build.',
  otherHeader: ({name, sent, value}: With<'name' | 'sent' | 'value'>) => `sends ${name} as ${sent}, not ${value}`,
  notIndexed: 'X-Robots-Tag keeps the site out of search engines. Only a preview should send it.',
  compression: 'pages, scripts and styles are compressed.',
  uncompressed: 'is sent uncompressed',
  fixUncompressed: 'Have the host send the .br and .gz files next to each page, or compress pages itself.',
  certificate: ({until, days}: {until: string; days: number}) => `valid until ${until}, for ${counted(days, 'day')}.`,
  noCertificate: 'none, and none is needed on this machine.',
  expiring: ({days}: {days: number}) => `has a certificate that expires in ${counted(days, 'day')}`,
  plainHttp: 'is not served over https, so anyone on the network can read and change it',
  fixExpiring: 'Renew it, and find out why it was not renewed automatically.',
  fixPlainHttp: 'Set up https, with port 80 answering 301 to the same address with https://.',
  policies: ({day}: With<'day'>) => `the ones in force on ${day}.`,
  noRecord: 'has no record of policies',
  otherVersion: ({shown, version}: With<'shown' | 'version'>) =>
    `shows the version of ${shown}, but the version of ${version} is in force`,
  fixVersion: 'Build and deploy the site again, and find out why the nightly job did not.',
  unknownForm: ({status}: With<'status'>) => `a form that does not exist is refused with ${status}.`,
  notChecked: ({status}: With<'status'>) => `not checked, because the host answers ${status}. Check again later.`,
  unknownFormAccepted: ({status}: With<'status'>) => `answers ${status} to a form that does not exist`,
  fixFormHost:
    'Start the receiver (`npm run receive`), or use a host that accepts forms and turn on its form detection.',
  forms: 'each accepted a test message.',
  testMessage: ({moment}: With<'moment'>) => `This is a test by npm run check:live, ${moment}. No reply is needed.`,
  testSender: 'Website test',
  checkArrival: ({text}: With<'text'>) => `Make sure that it arrives: "${text}"`,
  askToSend: ({origin, forms}: With<'origin' | 'forms'>) =>
    `Send a test message to ${origin} with each form (${forms})? [y/N] `,
  formsNotSent: 'no test message was sent.',
  formsNotAsked: "no test message was sent. This isn't an interactive terminal; add --yes to send them.",
  formRedirected: ({to}: With<'to'>) => `is redirected to ${to}, which loses the message`,
  fixOther: "Check the host's log (429: wait ten minutes). In the meantime, visitors are asked to send an email.",
  fixFormRedirect: 'Have the host answer a POST to / without a redirect, or redirect it to the page of thanks.',
};
