import type {LoadContext, Plugin} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {hues} from '../../content/fieldSchemas';
import {company} from '../../company';
import {typefaces} from '../../company/typefaces';
import {logoFile} from '../../build/brand/logo';
import {tokens} from '../../build/palette/token';

/** What is drawn for the gallery, and what of it a build serves: folders below that of generated files. */
export const filesFolder = 'gallery-files';
export const servedFolder = `${filesFolder}/served`;
export const cardAddress = '/gallery-card.png';

const panel = (theme: 'light' | 'dark', when: string) => `<BrandTheme theme="${theme}" hues={${JSON.stringify(hues)}}>

<Actions>

<Action to="/contact">Book a call</Action>
<Action to="/contact" kind="quiet">See how</Action>

</Actions>

<CardGrid columns={2}>

<Card icon="target" hue="fern">

### One goal ${when}

Written down before the work begins.

</Card>

<Card icon="eye" hue="resin">

### In sight ${when}

Every run, with its reasons.

</Card>

</CardGrid>

<Figure icon="bot" agent="Support agent" task="Example run, refund request" status="Working">

> “My order arrived damaged.”

1. Finds the order and photos <small>Shop + CRM</small>
2. _Issues the refund_ <small>Payments</small>
3. Replies and closes the ticket <small>Helpdesk</small>

Two wait for a person

</Figure>

</BrandTheme>`;

export const brandParts = `import BrandPage from '@site/src/tools/gallery/ui/BrandPage';
import BrandTheme from '@site/src/tools/gallery/ui/BrandTheme';`;

/** The section of the gallery that shows the company, for whoever has changed it. */
export const brandSection = `<Section id="brand">

## The brand

What \`src/company\` makes of the site, in both themes. \`npm run brand\` changes it.

<BrandPage card="${cardAddress}" name={${JSON.stringify(company.name)}}>

${panel('light', 'by day')}

${panel('dark', 'by night')}

</BrandPage>

</Section>`;

/** Changes whenever the card would look different. */
const cardKey = (siteDir: string) =>
  createHash('sha256')
    .update(JSON.stringify([company, typefaces, tokens()]))
    .update(readFileSync(path.join(siteDir, logoFile)))
    .digest('hex')
    .slice(0, 16);

type Folders = Pick<LoadContext, 'generatedFilesDir' | 'siteDir'>;

/** The file of the social card that the gallery shows. The tools for it take a while to load, so it is drawn once. */
export async function drawnBrandCard({generatedFilesDir, siteDir}: Folders): Promise<string> {
  const files = path.join(generatedFilesDir, filesFolder);
  const drawn = path.join(files, 'cards', cardKey(siteDir));
  if (existsSync(drawn)) return drawn;
  const {drawCards} = await import('../../build/socialCards/drawCards');
  const text = {title: company.tagline, section: company.city, hue: 'fern'};
  const card = (await drawCards(new Map([['/', text]]), files)).get('/');
  if (card) await copyFile(path.join(files, card.address), drawn);
  return drawn;
}

/** Puts the card into a build. The development server draws it when somebody looks at it (`src/tools/preview`). */
export function brandCardPlugin(context: LoadContext): Plugin {
  return {
    name: 'gallery-brand',
    async loadContent() {
      if (process.env.NODE_ENV !== 'production') return;
      const served = path.join(context.generatedFilesDir, servedFolder);
      await mkdir(served, {recursive: true});
      await copyFile(await drawnBrandCard(context), path.join(served, cardAddress));
    },
  };
}
