import {messages} from '../messages';
import {finding, pageAt, type Rule} from '../sources';

/** Each <Example> shows a figure of the page that it links to, so that page has one. */
export const examplesRule: Rule = (page, site) =>
  page.tags
    .filter(({name}) => name === 'Example')
    .flatMap(({props, at}) => {
      const valueOf = (prop: string) => props.find(({name}) => name === prop)?.value;
      const address = String(valueOf('to'));
      const number = Number(valueOf('figure') ?? 1);
      const target = pageAt(address, site);
      // An address without a page is for the rule of links, and nothing is known of a page that cannot be read.
      const isKnown = target && !target.broken;
      const figures = isKnown ? target.tags.filter(({name}) => name === 'Figure').length : number;
      const isShown = figures >= number && address !== '/';
      return isShown ? [] : [finding(page, 'figures', at, messages.noFigure({address, number}))];
    });
