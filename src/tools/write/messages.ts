/** Why something was refused or not saved. Labels stand where they are used. */
export const messages = {
  badRequest: 'Bad request.',
  earlierStart: 'npm start was restarted. Reload this page.',
  isGone: ({file}: {file: string}) => `${file} no longer exists. Its text is kept in this browser.`,
  notAPicture: ({name}: {name: string}) => `${name} is not a photo. Choose a .jpg, .png, .webp, .avif or .gif file.`,
  notFound: 'Not found.',
  notUtf8: ({file}: {file: string}) => `${file} is not saved as UTF-8. Save it again with the encoding "UTF-8".`,
  tooLarge: ({name}: {name: string}) => `${name} is larger than 12 MB. Save a smaller copy and choose that.`,
  unknownHost: 'Unknown host.',
  noDescription: 'Say what it shows, for people who cannot see it.',
  notSaved: ({reason}: {reason: string}) => `Not saved yet: ${reason}`,
  serverIsAway: 'npm start is not running. Start it again; what you type is kept in this browser.',
  storageFull: 'This browser cannot keep more text. Keep this window open until the page is saved.',
};
