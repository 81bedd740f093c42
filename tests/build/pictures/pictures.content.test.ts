import {examineFile} from '@site/src/tools/doctor/examine';
import {sizeOf} from '@site/src/mdx/pictureFiles';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {givenWithSections} from '../../tools/doctor/fixturePages';
import {newFolder} from '../../support/servers';

const folder = newFolder('pictures');
const given = {...givenWithSections(), pictures: (file: string) => sizeOf(path.join(folder, file))};

const plain = (width: number, height: number) => sharp({create: {width, height, channels: 3, background: '#357'}});

beforeAll(async () => {
  for (const one of ['pages', 'static']) mkdirSync(path.join(folder, one), {recursive: true});
  const files: Record<string, Buffer | string> = {
    'pages/team.jpg': await plain(4000, 3000).jpeg().toBuffer(),
    'pages/tall.jpg': await plain(1600, 900).withMetadata({orientation: 6}).jpeg().toBuffer(),
    'static/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z"/></svg>',
    'static/broken.jpg': 'not a picture',
    'static/photo.heic': 'anything',
  };
  for (const [name, data] of Object.entries(files)) writeFileSync(path.join(folder, name), data);
});

const top = `---
title: A page with a picture
description: A page that holds one picture and whatever stands around it on a page.
---

# A page

## A section

`;

/** What the doctor reports about a page with this content. */
function reported(mdx: string): string[] {
  const file = 'pages/example.mdx';
  const used = ['Picture', 'Prose'].filter((name) => mdx.includes(`<${name}`));
  const imports = used.length > 0 ? `import {${used.join(', ')}} from '@site/src/components';\n\n` : '';
  return examineFile({file, text: top + imports + mdx}, given).map((one) => one.message);
}

test.each([
  '![The team on the roof](./team.jpg)',
  '![The team on the roof](team.jpg)',
  '![A plan of the office](/plan.svg)',
  '<Prose>\n\n![The team on the roof](./tall.jpg)\n\n</Prose>',
  '<Picture src="./team.jpg" alt="The team on the roof" caption="In spring." crop="16/9" />',
])('the doctor accepts %s', (mdx) => {
  expect(reported(mdx)).toEqual([]);
});

test.each([
  ['![The team](./teem.jpg)', 'The picture pages/teem.jpg does not exist. Add the file, or correct'],
  ['![The team](/team.jpg)', 'The picture static/team.jpg does not exist. Add the file, or correct the address.'],
  ['![](./team.jpg)', 'The picture "./team.jpg" has no alternative text. Describe what it shows:'],
  ['![A wall](/broken.jpg)', 'The picture "/broken.jpg" cannot be read. Open it in a picture editor'],
  ['![A wall](/photo.heic)', 'The build cannot read "/photo.heic". Save the picture as JPEG, PNG, WebP, AVIF'],
])('the doctor reports one problem in %s', (mdx, says) => {
  expect(reported(mdx)).toEqual([expect.stringContaining(says)]);
});
