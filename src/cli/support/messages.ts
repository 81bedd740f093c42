import {counted} from '../../content/numbers';

/** What commands print in the terminal, apart from the messages of their tools. */
export const messages = {
  wrongDay: ({day}: {day: string}) =>
    `BUILD_DATE is ${day}, but a site for publication is always built for today. ` +
    'Remove the variable, or build a preview, which says so on every page: npm run build -- --preview',
  colors: ({file}: {file: string}) => `The colors are in ${file}.`,
  built: ({folder}: {folder: string}) => `The site is in ${folder}/.`,
  buildFirst: ({folder}: {folder: string}) => `There is no ${folder}/ yet. Building it first.`,
  serving: ({address, file}: {address: string; file: string}) =>
    `The site is at ${address}, and its forms go to ${file}. Press Ctrl+C to stop.`,
  noProblems: 'No problems found in pages, policies and claims.',
  problems: ({count}: {count: number}) => `${counted(count, 'problem')} found.`,
  failed: ({command}: {command: string}) => `npm run ${command} failed.`,
  noFilesChanged: ({message}: {message: string}) => `${message}\n\nNo files were changed.`,
  optionMissing: ({option, usage}: {option: string; usage: string}) => `${option} is missing.\n\n${usage}`,
  notInteractive: "This isn't an interactive terminal. Add --yes to confirm.",
  canceled: 'Canceled.',
  confirm: 'Go ahead? (y/n) ',
  done: 'Done.',
  submit: ({subject}: {subject: string}) =>
    `Done. Preview it with npm start, then send it for review:\n  npm run submit -- "${subject}" --only policies`,
  notAPort: ({value}: {value: string}) => `"${value}" is not a port. Use a number from 1 to 65535.`,
  cannotListen: ({reason, port}: {reason: string; port: number}) =>
    `The server cannot start (${reason}). Try another port: npm run serve -- --port ${port}`,
};
