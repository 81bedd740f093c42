/** A video at a video host: its page there, and the address of its player. */
export type HostedVideo = {host: string; page: string; player: string};

type Host = {name: string; example: string; find: RegExp; page: (id: string) => string; player: (id: string) => string};

/** The players that set no cookies before somebody plays. */
const hosts: readonly Host[] = [
  {
    name: 'YouTube',
    example: 'https://www.youtube.com/watch?v=…',
    find: /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    name: 'Vimeo',
    example: 'https://vimeo.com/…',
    find: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d+)(?!\w)/,
    page: (id) => `https://vimeo.com/${id}`,
    player: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
];

export const hostNames = hosts.map(({name}) => name).join(' or ');
export const hostExamples = hosts.map(({example}) => example).join(' or ');

/** The video that an address means, or undefined if it is at no host that the site knows. */
export function videoAt(address: string): HostedVideo | undefined {
  for (const {name, find, page, player} of hosts) {
    const id = find.exec(address)?.[1];
    if (id) return {host: name, page: page(id), player: player(id)};
  }
  return undefined;
}
