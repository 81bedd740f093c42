/** Every command, for `--help`, error messages and the README. */
const commands = {
  start: {
    usage: ['npm start', 'PORT=3001 npm start', 'npm start -- --no-open'],
    does: 'Runs the whole site with live reload, form capture, the demo chat, and /write to edit pages.',
  },
  test: {
    usage: ['npm test', 'npm test -- unit browser', 'npm test -- unit policies', 'npm test -- slow'],
    does: 'Runs all tests but the slow ones, or only the kinds and files that you name. Installs a browser if there is none.',
  },
  build: {
    usage: ['npm run build', 'npm run build -- --preview', 'npm run build -- --gallery'],
    does: 'Builds the static site into build/. A failed build leaves the previous one in place.',
  },
  serve: {
    usage: ['npm run serve', 'npm run serve -- --port 4200'],
    does: 'Serves build/ as the host would. With --gallery, it serves the gallery of components.',
  },
  doctor: {
    usage: ['npm run doctor', 'npm run doctor -- --json', 'npm run doctor -- --adopt'],
    does: 'Lists every problem in pages, claims and policies without a build. --adopt lists what is left from the original company.',
  },
  new: {
    usage: [
      'npm run new -- <section> [<slug>] "<Title>" [--label "<Label>"]',
      'npm run new -- section <folder> "<Name>" [--footer]',
      'npm run new -- claim <id> "<value>" ["<meaning>"]',
    ],
    does: 'Creates a page as a draft, a section of the site, or a claim.',
  },
  rename: {
    usage: ['npm run rename -- <address> <new address>'],
    does: 'Renames a page and updates everything that points to it. The old address redirects.',
  },
  remove: {
    usage: ['npm run remove -- <address> [--to <address>]'],
    does: 'Removes a page or a section and everything that points to it. With --to, the address redirects.',
  },
  submit: {
    usage: ['npm run submit -- "What changed" [--only pages|policies] [--yes]'],
    does: 'Checks your change, summarizes it, commits it to its own branch and pushes it.',
  },
  policy: {
    usage: [
      'npm run policy -- publish <day> [<policy> …] [--without-notice "<reason>"] [--renumber "<reason>"]',
      'npm run policy -- draft <policy> --from <version>',
      'npm run policy -- correct <version> <policy> --replace "<words>" --with "<words>" --reason "<reason>" --approved-by "<role>"',
      'npm run policy -- withdraw <version> <policy> --reason "<what readers see>" --approved-by "<role>"',
      'npm run policy -- retire <day> <policy> --reason "<what readers see>" --approved-by "<role>" [--without-notice "<reason>"]',
      'npm run policy -- import <policy> <day> <file> --source "<where it comes from>" --approved-by "<role>"',
      'npm run policy -- verify [--seal <file>]',
    ],
    does: 'Publishes drafts, restores a published text as the draft, corrects an error, withdraws an announced version, ends a policy, imports an old version, or compares the published texts with their record and with Git (--seal writes or checks a line that proves the record to others). Each shows what it will do and asks first; --yes confirms without asking.',
  },
  release: {
    usage: ['npm run release -- <folder>', 'npm run release -- <folder> --back'],
    does: 'Makes the built site a release for nginx. --back returns to the previous release.',
  },
  receive: {
    usage: [
      'npm run receive',
      'npm run receive -- --find <email address or message ID>',
      'npm run receive -- --export <email address or message ID>',
      'npm run receive -- --delete <email address or message ID> [--yes]',
    ],
    does: "Accepts forms on your own server and delivers them by email. --find lists one person's messages, --export prints them as JSON, and --delete deletes them; all three also work while it runs. The settings come from the environment.",
  },
  checkLive: {
    usage: ['npm run check:live -- <address> [--yes] [--no-forms]'],
    does: 'Checks a deployed site from the outside and compares it with build/. Asks before it sends test messages; --yes sends them without asking, --no-forms sends none.',
  },
  bench: {
    usage: ['npm run bench', 'npm run bench -- build bytes'],
    does: 'Measures speed, weight and builds, and writes the tables in README.md and docs/performance.md.',
  },
};

/** The text of `--help`, which error messages also show. */
export function usageOf(name: keyof typeof commands): string {
  const {does, usage} = commands[name];
  return [does, '', 'Usage:', ...usage.map((line) => `  ${line}`)].join('\n');
}
