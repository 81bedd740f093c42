import type {Source} from '../../../src/mdx/sources';
import {oneOfEachFolder, tidyImports, type Copy, type Edit} from '../edit';

const addressOf = (file: string) => file.replace(/^pages|(\/index)?\.mdx$/g, '') || '/';

const headline = /^# .*$/m;
const section = /^<Section[\s\S]*?^<\/Section>\n/m;
const lastItem = /^- .*\n(?=\n)(?![\s\S]*^- )/m;

const plain =
  '## In plain words\n\nOne paragraph, with *emphasis*, **strength** and [a link](/contact).\n\n- One\n- Two\n\n1. First\n2. Second\n\n| Plan | Hours |\n| --- | --- |\n| Small | ten |\n| Large | forty |\n\n> Someone said so.\n';

/** An edit of a page, if the page has what it needs. A position, for example, has no headline but its title. */
type PageEdit = {needs?: RegExp; make: (copy: Copy, file: string) => void | Promise<void>};

const edits: Readonly<Record<string, PageEdit>> = {
  'is deleted by hand': {make: ({remove}, file) => remove(file)},
  'is renamed by hand': {make: ({rename}, file) => rename(file, file.replace(/\.mdx$/, '-moved.mdx'))},
  'is removed': {make: ({command}, file) => command('remove', addressOf(file))},
  'is renamed': {make: ({command}, file) => command('rename', addressOf(file), `${addressOf(file)}-renamed`)},
  'becomes a draft': {make: ({change}, file) => change(file, '---\n', '---\ndraft: true\n')},
  'gets another headline': {
    needs: headline,
    make: ({change}, file) => change(file, headline, '# A headline that nobody *expected to read here*'),
  },
  'gets another title and description': {
    make({change, read}, file) {
      const [, title = ''] = /^title: (.*)$/m.exec(read(file)) ?? [];
      change(file, /^title: .*$/m, `title: ${JSON.stringify(`Now ${title.replace(/^"|"$/g, '').slice(0, 50)}`)}`);
      change(
        file,
        /^description: .*$/m,
        `description: "What changed on ${addressOf(file)}, in a sentence or two that only this page can say."`,
      );
    },
  },
  'loses its first section': {
    needs: section,
    make(copy, file) {
      copy.change(file, section, '');
      tidyImports(copy, file);
    },
  },
  'loses its last list item': {needs: lastItem, make: ({change}, file) => change(file, lastItem, '')},
  'gets a paragraph, a list, a table and a quote in plain Markdown': {
    make: ({read, write}, file) => write(file, `${read(file)}\n${plain}`),
  },
};

/** Edits for one page of each kind. An edit is skipped if an earlier one has removed the page. */
export function toPages(pages: readonly Source[]): Edit[] {
  const files = oneOfEachFolder(pages);
  return pages
    .filter(({file}) => files.includes(file))
    .flatMap(({file, text}) =>
      Object.entries(edits)
        .filter(([, {needs}]) => !needs || needs.test(text))
        .map(([what, {make}]) => ({
          name: `${file} ${what}`,
          make: (copy: Copy) => (copy.pages().includes(file) ? make(copy, file) : undefined),
        })),
    );
}
