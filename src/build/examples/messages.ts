export const messages = {
  noFigure: ({page, figures, number}: {page: string; figures: number; number: number}) =>
    `${page} has ${figures} figures, so there is no figure ${number}. Correct the number.`,
};
