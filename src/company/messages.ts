/** Errors in the environment variables that `src/company` reads. */
export const messages = {
  halfSetUp: ({missing, all}: {missing: string; all: string}) =>
    `The chat needs ${missing} too. Set ${all}, or leave all of them empty for a site without a chat.`,
  noChat: 'The CHAT_ variables are not set, so this build has no chat.',
  notAnAddress: ({variable, value}: {variable: string; value: string}) =>
    `${variable} is "${value}", which is not a URL. Start it with https://.`,
  notAHost: ({value}: {value: string}) =>
    `CHAT_HOSTS contains "${value}", which is not a host that it accepts. ` +
    'Write hosts such as https://chat.example or https://*.chat.example, without a path and with spaces between them.',
  notADay: ({value}: {value: string}) => `BUILD_DATE is "${value}", which is not a date. Use a day such as 2027-03-01.`,
};
