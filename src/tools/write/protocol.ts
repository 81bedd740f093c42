export const address = '/write';
export const api = `${address}/api/`;

/** The text of a file, in which so many lines of imports are hidden. A save names the hash that it was based on. */
export type Disk = {text: string; hidden: number; hash: string};

/** A value to choose, with what it means. */
export type Choice = {value: string; about: string};

/** A prop of a component or a field of a page. `list` names a list of the catalog that has its choices. */
export type Control = {
  name: string;
  about: string;
  required: boolean;
  kind: 'text' | 'number' | 'switch' | 'list';
  choices: Choice[];
  list: string;
};

export type ComponentGuide = Choice & {source: string; inside: string; once: boolean; props: Control[]};
export type PageEntry = {file: string; address: string | undefined; label: string; fields: Control[]};

/** What the site has. */
export type Catalog = {components: ComponentGuide[]; lists: Record<string, Choice[]>; pages: PageEntry[]};
