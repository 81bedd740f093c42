/** What is said about the settings of forms, to those who run the site. */
export const messages = {
  formSign: ({sign}: {sign: string}) =>
    `FORM_SIGN is "${sign}", which is not the name of a header. Enter one such as x-nf-request-id.`,
};
