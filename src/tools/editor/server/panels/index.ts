import {diagnose} from '../../../doctor/diagnose';
import type {PanelsAnswers, PanelsAsked} from '../../messagesOfPanels';
import {changesSince, draftAgainstForce} from './changes';
import {runCommand} from './commands';
import {fieldsOf, withField} from './fields';
import {addWord, findingsOf} from './findings';
import {glyphsLike} from './glyphs';
import {changeFile, openPage, unknown, type Save} from './page';
import {offersOf, partsOf, withBlock, withOffer, withProp} from './parts';

type Panels = {
  [Name in keyof PanelsAsked]: (asked: PanelsAsked[Name]) => PanelsAnswers[Name] | Promise<PanelsAnswers[Name]>;
};

/** Reads and changes the components and the fields of pages, and runs the commands of the site. */
export function openPanels(root: string, save: Save): Panels {
  const desk = {root, save};
  return {
    parts: ({file}) => {
      const open = openPage(root, file);
      return open ? partsOf(open) : unknown;
    },
    prop: (asked) => changeFile(desk, asked, (open) => withProp(open, asked)),
    block: (asked) => changeFile(desk, asked, (open) => withBlock(open, asked)),
    offers: (asked) => {
      const open = openPage(root, asked.file);
      return {offers: open ? offersOf(open, asked) : []};
    },
    add: (asked) => changeFile(desk, asked, (open) => withOffer(open, asked)),
    fields: ({file}) => {
      const open = openPage(root, file);
      return open ? fieldsOf(open) : unknown;
    },
    field: (asked) => changeFile(desk, asked, (open) => withField(open, asked)),
    card: async ({file, title}) => {
      const open = openPage(root, file);
      // Drawing takes large packages, which `npm start` need not wait for.
      const {cardOf} = await import('./card');
      return open ? {picture: await cardOf(open, title)} : unknown;
    },
    findings: async ({file}) => {
      const open = openPage(root, file);
      return {findings: open ? findingsOf(open, await diagnose(root)) : []};
    },
    dictionary: ({word}) => {
      addWord(root, word);
      return {};
    },
    glyphs: ({kind, like}) => ({glyphs: glyphsLike(kind, like)}),
    redline: ({file}) => {
      const open = openPage(root, file);
      return open ? draftAgainstForce(root, open) : unknown;
    },
    changes: () => changesSince(root),
    command: (asked) => runCommand(root, asked),
  };
}
