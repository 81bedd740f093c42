export const messages = {
  unreadable: ({file}: {file: string}) => `${file} cannot be read as a picture. Export it again as JPEG, PNG or SVG.`,
};
