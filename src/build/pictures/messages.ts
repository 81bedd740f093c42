/** Why a picture on a page cannot be drawn, as its writer is told. */
export const messages = {
  elsewhere: ({src}: {src: string}) => `The picture "${src}" is on another host. Put the file into static/.`,
  missing: ({file}: {file: string}) =>
    `The picture ${file} is missing or unreadable. Add the file, or correct the address.`,
  unreadable: ({file}: {file: string}) => `${file} cannot be read as a picture. Export it again as JPEG, PNG or SVG.`,
};
