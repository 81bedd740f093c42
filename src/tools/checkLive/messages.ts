import {counted} from '../../content/numbers';

type With<Names extends string> = Readonly<Record<Names, string | number>>;

/** What `npm run check:live` prints. A problem follows an address; a fix is a sentence of its own. */
export const messages = {
  checking: ({origin}: With<'origin'>) => `Checking ${origin}`,
  done: ({count, seconds}: {count: number; seconds: string}) => `${counted(count, 'problem')} in ${seconds} seconds.`,
  noBuild: 'There is no build/ to compare with. Run npm run build first.',
  noSite: ({origin, problem}: With<'origin' | 'problem'>) => `${origin} ${problem}. Check the address and the host.`,
  redirected: ({origin, to}: With<'origin' | 'to'>) => `${origin} redirects to ${to}. Check that address instead.`,
  more: ({count}: With<'count'>) => `And ${count} more like these.`,

  pages: 'Every page is served with its own text, compressed, with the headers of the build',
  redirects: 'Former addresses redirect, with their query',
  missing: "A missing page is 404, with the site's own page",
  hidden: 'Files next to the site are not served',
  files: 'Scripts, styles and typefaces are cached for good',
  requests: 'A range, a slash at the end and a browser without compression get their answers',
  policies: 'The policies in force today are shown',
  unknownForm: 'A form that does not exist is refused',
  forms: 'Each form accepts a test message',

  answers: ({status}: With<'status'>) => `answers ${status}`,
  noAnswer: ({reason}: With<'reason'>) => `does not answer: ${reason}`,
  otherHeader: ({name, sent, value}: With<'name' | 'sent' | 'value'>) => `sends ${name} as ${sent}, not ${value}`,
  otherPage: ({shown}: With<'shown'>) => `shows the page ${shown}`,
  noRecord: 'has no record of policies',
  otherVersion: ({shown, version}: With<'shown' | 'version'>) =>
    `shows the version of ${shown}, but the version of ${version} is in force`,
  form: ({form}: With<'form'>) => `The ${form} form`,
  formRedirected: ({to}: With<'to'>) => `is redirected to ${to}, which loses the message`,

  fixNoAnswer: 'Check whether the host is slow or blocks frequent requests, then check again.',
  fixUncompressed: 'Have the host send the .br and .gz files next to each page, or compress pages itself.',
  fixVersion: 'Build and deploy the site again, and find out why the nightly job did not.',
  fixFormRedirect: 'Have the host answer a POST to / without a redirect, or redirect it to the page of thanks.',

  askToSend: ({origin}: With<'origin'>) => `Send a test message to ${origin} with each form? [y/N] `,
  testMessage: ({moment}: With<'moment'>) => `This is a test by npm run check:live, ${moment}. No reply is needed.`,
  testSender: 'Website test',
  checkArrival: ({text}: With<'text'>) => `Make sure that it arrives: "${text}"`,
  formsNotSent: 'No test message was sent. Add --yes to send them without being asked.',
};

const rules = 'Netlify reads _headers and _redirects; for nginx, docs/operating.md has the same rules.';

/** What to do if a check of the contract fails. */
export const fixes = {
  pages: 'Deploy all of build/, from a single build, and make sure that no proxy changes the pages.',
  redirects: rules,
  missing: 'Have the host answer 404 with /404.html, and turn off any fallback for single-page applications.',
  hidden: 'Serve only the folder build/, with the rules of docs/operating.md.',
  files: rules,
  requests: rules,
  unknownForm: 'Start the relay (npm run receive), or use a host that accepts forms and turn on its form detection.',
};
