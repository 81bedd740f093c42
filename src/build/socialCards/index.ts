import type {Plugin} from '@docusaurus/types';
import {sections} from '../../content/navigation';
import type {FinishedPages} from '../../features/finishedPages';
import {cardTextOf, tagsOf} from './card';

/** Gives each page the picture that appears where someone shares it. */
export default function socialCardsPlugin(): Plugin<FinishedPages> {
  return {
    name: 'social-cards',
    loadContent: () => ({
      async finishedPages(outDir) {
        const drawCard = await (await import('./drawCards')).cardsIn(outDir);
        return {head: (page) => drawCard(cardTextOf(page, sections)).then(tagsOf)};
      },
    }),
  };
}
