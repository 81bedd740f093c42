/** Tells the program that started a command, if one did, at which address the person goes on. */
export const leadTo = (address: string): void => void process.send?.({address});
