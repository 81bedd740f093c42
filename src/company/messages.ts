type Variable = {variable: string};

/** What is wrong with settings of the environment that `src/company` reads. */
export const messages = {
  halfSetUp: ({missing, all}: {missing: string; all: string}) =>
    `The chat is only half set up without ${missing}. Set ${all}, or nothing of the chat for a site without one.`,
  noChat: 'The CHAT_ variables are not set, so this build has no chat.',
  notAnAddress: ({variable, value}: Variable & {value: string}) =>
    `${variable} is "${value}", which is not an address. Start it with https://.`,
  notAHost: ({variable, value}: Variable & {value: string}) =>
    `${variable} names "${value}", which is not a host for it. ` +
    'Write hosts such as https://chat.example or https://*.chat.example, without a path and with spaces between them.',
  notADay: ({value}: {value: string}) => `BUILD_DATE is "${value}", which is not a date. Use a day such as 2027-03-01.`,
};
