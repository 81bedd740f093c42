/** Errors in the settings of forms, for operators. */
export const messages = {
  receiptHeader: ({header}: {header: string}) =>
    `FORM_RECEIPT_HEADER is "${header}", which is not the name of a header. Set it to one, such as x-nf-request-id.`,
};
