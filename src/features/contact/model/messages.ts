/** Errors in the settings of forms, for operators. */
export const messages = {
  formSign: ({sign}: {sign: string}) =>
    `FORM_SIGN is "${sign}", which is not the name of a header. Set it to one, such as x-nf-request-id.`,
};
