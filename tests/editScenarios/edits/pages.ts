import type {Source} from '../../../src/mdx/sources';
import {oneOfEachFolder, tidyImports, type Copy, type Edit} from '../edit';

const address = (file: string) => file.replace(/^pages|(\/index)?\.mdx$/g, '') || '/';

const hasHeadline = /^# .*$/m;
const hasSection = /^<Section[\s\S]*?^<\/Section>\n/m;
const hasList = /^- .*\n(?=\n)(?![\s\S]*^- )/m;

/** Skips an edit if an earlier one has removed the page. */
const ifPageExists = (file: string, {name, make}: Edit): Edit => ({
  name,
  make: (copy) => (copy.pages().includes(file) ? make(copy) : undefined),
});

const editsOf = (file: string, text: string): Edit[] => [
  {
    name: `${file} is deleted by hand`,
    make: ({remove}) => {
      remove(file);
    },
  },
  {
    name: `${file} is renamed by hand`,
    make: ({rename}) => {
      rename(file, file.replace(/\.mdx$/, '-moved.mdx'));
    },
  },
  {name: `${address(file)} is removed`, make: ({command}) => command('remove', address(file))},
  {
    name: `${address(file)} is renamed`,
    make: ({command}) => command('rename', address(file), `${address(file)}-renamed`),
  },
  {
    name: `${file} becomes a draft`,
    make: ({change}) => {
      change(file, '---\n', '---\ndraft: true\n');
    },
  },
  // A position has no headline but its title.
  ...(hasHeadline.test(text)
    ? [
        {
          name: `${file} gets another headline`,
          make: ({change}: Copy) => {
            change(file, hasHeadline, '# A headline that nobody *expected to read here*');
          },
        },
      ]
    : []),
  {
    name: `${file} gets another title and description`,
    make: ({change, read}) => {
      const [, title = ''] = /^title: (.*)$/m.exec(read(file)) ?? [];
      change(file, /^title: .*$/m, `title: ${JSON.stringify(`Now ${title.replace(/^"|"$/g, '').slice(0, 50)}`)}`);
      change(
        file,
        /^description: .*$/m,
        `description: "What changed on ${address(file)}, in a sentence or two that only this page can say."`,
      );
    },
  },
  ...(hasSection.test(text)
    ? [
        {
          name: `${file} loses its first section`,
          make: (copy: Copy) => {
            copy.change(file, hasSection, '');
            tidyImports(copy, file);
          },
        },
      ]
    : []),
  ...(hasList.test(text)
    ? [
        {
          name: `${file} loses its last list item`,
          make: ({change}: Copy) => {
            change(file, hasList, '');
          },
        },
      ]
    : []),
  {
    name: `${file} gets a paragraph, a list, a table and a quote in plain Markdown`,
    make: ({read, write}) => {
      const plain =
        '## In plain words\n\nOne paragraph, with *emphasis*, **strength** and [a link](/contact).\n\n- One\n- Two\n\n1. First\n2. Second\n\n| Plan | Hours |\n| --- | --- |\n| Small | ten |\n| Large | forty |\n\n> Someone said so.\n';
      write(file, `${read(file)}\n${plain}`);
    },
  },
];

/** Edits for one page of each kind. */
export function toPages(pages: readonly Source[]): Edit[] {
  const files = oneOfEachFolder(pages);
  return pages
    .filter(({file}) => files.includes(file))
    .flatMap(({file, text}) => editsOf(file, text).map((edit) => ifPageExists(file, edit)));
}
