import {photo} from '../../support/photo';
import {add, withAddress, type Copy, type Edit} from '../edit';

const about = 'pages/company/about.mdx';

/** A page written from an existing one: everything that has to be its own is. */
function writeLike(copy: Copy, from: string, to: string, name: string): void {
  const fields: Record<string, string> = {
    title: `${name}, and what agents do there`,
    description: `What agents do for ${name}, for whom and in what time, in words of its own.`,
    label: name,
  };
  const text = Object.entries(fields).reduce(
    (page, [field, value]) =>
      page.replace(new RegExp(`^${field}: .*$`, 'm'), () => `${field}: ${JSON.stringify(value)}`),
    copy.read(from),
  );
  copy.write(to, text.replace(/^# .*$/m, `# The work of ${name}, *done by morning*`));
}

/** The first page of a folder. */
const firstIn = (copy: Copy, folder: string) => {
  const pages = withAddress(copy.pages().map((file) => ({file})));
  const first = pages.find(({file}) => file.startsWith(`pages/${folder}/`))?.file;
  if (!first) throw new Error(`There is no page in pages/${folder}.`);
  return first;
};

const written = (folder: string, slug: string, name: string): Edit => ({
  name: `a page on ${name} is written in ${folder}`,
  make: (copy) => {
    writeLike(copy, firstIn(copy, folder), `pages/${folder}/${slug}.mdx`, name);
  },
});

const fresh = (folder: string, slug: string, title: string): Edit => ({
  name: `npm run new -- ${folder} ${slug} "${title}"`,
  make: ({command}) => command('new', folder, slug, title),
});

const published = (folder: string, slug: string, title: string): Edit => ({
  name: `npm run new -- ${folder} ${slug} "${title}", published as it is`,
  make: async ({command, change}) => {
    await command('new', folder, slug, title);
    change(`pages/${folder}/${slug}.mdx`, /^draft: true\n/m, '');
  },
});

const pages: Edit[] = [
  written('industries', 'forestry', 'Forestry'),
  written('industries', 'shipping', 'Shipping & Ports'),
  written('ai-services', 'voice-agents', 'Voice Agents'),
  written('company', 'history', 'Our History'),
  fresh('industries', 'quarries', 'Quarries'),
  fresh('ai-services', 'speech', 'Speech'),
  fresh('company', 'offices', 'Offices'),
  fresh('company/careers', 'data-engineer', 'Data Engineer'),
  published('industries', 'mining', 'Mining'),
  published('ai-services', 'translation', 'Translation'),
  published('company', 'awards', 'Awards'),
];

const picture = (name: string, mdx: string, make: (copy: Copy) => void | Promise<void>): Edit => ({
  name,
  make: async (copy) => {
    await make(copy);
    add(copy, about, mdx, mdx.includes('<Picture') ? ["import Picture from '@site/src/components/Picture';"] : []);
  },
});

const pictures: Edit[] = [
  picture('a photo beside its page', '![Trees below a sky at dawn](./team.jpg)', async ({write}) => {
    write('pages/company/team.jpg', await photo(3000, 2000));
  }),
  picture('a photo with a space in its name', '![Trees below a sky at noon](<./our team.jpg>)', async ({write}) => {
    write('pages/company/our team.jpg', await photo(2400, 1600));
  }),
  picture(
    'a photo in static, with a caption',
    '<Picture src="/forest.jpg" alt="Trees below a sky" caption="In spring." crop="16/9" />',
    async ({write}) => {
      write('static/forest.jpg', await photo(2400, 1600));
    },
  ),
  picture('a photo that is too small', '![Trees below a sky](./small.jpg)', async ({write}) => {
    write('pages/company/small.jpg', await photo(600, 520));
  }),
  picture('a photo without words for those who cannot see it', '![](./team2.jpg)', async ({write}) => {
    write('pages/company/team2.jpg', await photo(2400, 1600));
  }),
  picture('a photo whose words are its name', '![team3.jpg](./team3.jpg)', async ({write}) => {
    write('pages/company/team3.jpg', await photo(2400, 1600));
  }),
  picture('a file that is no picture', '![Trees below a sky](./broken.jpg)', ({write}) => {
    write('pages/company/broken.jpg', 'nothing');
  }),
  picture('an SVG with a script', '![A plan of the house](./plan.svg)', ({write}) => {
    write(
      'pages/company/plan.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 1000"><script>alert(1)</script></svg>',
    );
  }),
];

const sections: Edit[] = [
  {
    name: 'customer stories, with a story that has a photo, a table, a figure and a quote',
    make: async (copy) => {
      await copy.command('new', 'section', 'customer-stories', 'Customer stories');
      await copy.command('new', 'customer-stories', 'a-mill', 'A mill');
      copy.write('pages/customer-stories/mill.jpg', await photo(2400, 1600));
      const head = /^---\n[\s\S]*?\n---\n/.exec(copy.read('pages/customer-stories/a-mill.mdx'))?.[0] ?? '';
      const body =
        '# What an agent does *at a mill*\n\n![Logs in front of a mill at dawn](./mill.jpg)\n\n## What changed\n\n' +
        '| Task | Before | After |\n| --- | --- | ---: |\n| Orders | two days | an hour |\n\n' +
        'A mill answers <Claim id="uptime" /> of its orders on the day.\n\n> It reads what we wrote by hand.\n';
      copy.write(
        'pages/customer-stories/a-mill.mdx',
        `${head
          .replace('draft: true\n', '')
          .replace(
            /^description: .*$/m,
            'description: "How a mill answers its orders on the day on which they come in."',
          )
          .replace(
            /^line: .*$/m,
            'line: "Orders answered on the day"',
          )}import Claim from '@site/src/components/Claim';\n\n${body}`,
      );
    },
  },
  {
    name: 'a section in the footer alone',
    make: ({command}) => command('new', 'section', 'press', 'Press', '--footer'),
  },
];

const figures: Edit[] = [
  {name: 'a new price, as a claim', make: ({command}) => command('new', 'claim', 'pilot-price', '$4,000')},
  {
    name: 'a new price that its page shows, reviewed',
    make: async (copy) => {
      await copy.command('new', 'claim', 'pilot-price', '$4,000');
      add(copy, about, 'A pilot costs <Claim id="pilot-price" />.', [
        "import Claim from '@site/src/components/Claim';",
      ]);
    },
  },
];

export const growth: Edit[] = [...pages, ...pictures, ...sections, ...figures];
