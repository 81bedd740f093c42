/** Why something was refused or not saved. Labels stand where they are used. */
export const messages = {
  badRequest: 'Bad request.',
  changedElsewhere: 'This page was also changed elsewhere. Nothing is saved until you choose.',
  isGone: ({file}: {file: string}) => `${file} no longer exists. Copy your text if you still need it.`,
  notAPicture: ({name}: {name: string}) => `${name} is not a photo. Choose a .jpg, .png, .webp, .avif or .gif file.`,
  notFound: 'Not found.',
  notSavedYet: 'This page is not saved yet, so no other page was opened.',
  notUtf8: ({file}: {file: string}) => `${file} is not saved as UTF-8. Save it again with the encoding "UTF-8".`,
  serverIsAway: 'npm start is not running, so nothing is saved. Start it again, and keep this window open until then.',
  unknownHost: 'Unknown host.',
};
