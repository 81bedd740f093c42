/** Tells the parent process, if there is one, which address to show next. */
export const reportAddress = (address: string): void => void process.send?.({address});
