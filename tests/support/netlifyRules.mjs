// Reads the rule files with Netlify's own parsers, in a separate process because they are ES modules.
import {parseAllHeaders} from 'netlify-headers-parser';
import {parseAllRedirects} from 'netlify-redirect-parser';

const [headersFile, redirectsFile, netlifyConfigPath] = process.argv.slice(2);
const settings = {netlifyConfigPath, minimal: true};
const headers = await parseAllHeaders({...settings, headersFiles: [headersFile], configHeaders: []});
const redirects = await parseAllRedirects({...settings, redirectsFiles: [redirectsFile], configRedirects: []});
process.stdout.write(
  JSON.stringify({
    headers: headers.headers,
    redirects: redirects.redirects,
    errors: [...headers.errors, ...redirects.errors].map((error) => error.message),
  }),
);
