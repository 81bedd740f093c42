import type {Told} from '../../messagesOfPanels';
import {button} from '../bar';
import {ask} from '../server';
import type {PanelHost} from './host';
import {make} from './make';
import styles from './lists.module.css';
import {showPage} from './pagePanel';
import panelStyles from './panels.module.css';

/** One sentence for all the places of an unknown word. */
function grouped(findings: readonly Told[]): {told: Told; places: number}[] {
  const first = findings.filter(({word}, at) => !word || findings.findIndex((one) => one.word === word) === at);
  return first.map((told) => ({told, places: findings.filter(({word}) => word && word === told.word).length}));
}

/** What the doctor says, as the terminal does; each sentence leads to its place or does what is to be done. */
export async function showFindings(panels: PanelHost): Promise<void> {
  const again = () => void showFindings(panels);
  const tool = (words: string, run: () => Promise<unknown>) =>
    button(words, () => void run().then(again), panelStyles.tool);
  panels.panel.show('Doctor', [make('p', {}, 'Checking …')]);
  const page = await panels.pageFields();
  const file = page?.name ?? panels.files()[0];
  const {findings} = file ? await ask('findings', {file}) : {findings: []};
  const item = ({told, places}: {told: Told; places: number}) => {
    const {message, fix, line, part, field, isHere, address, word, command} = told;
    const go = () => {
      if (!isHere && address) location.assign(address);
      else if (field) void showPage(panels, field);
      else if (part !== undefined && file) panels.openAt(file, part);
      else panels.fail(`Line ${line} of ${told.file}, outside of any component.`);
    };
    const one = button('', go, styles.offer);
    const words = word ? `"${word}" is not in the dictionary${places > 1 ? ` (${places} places)` : ''}` : message;
    one.append(make('b', {}, words), make('span', {}, fix ?? (isHere ? `Line ${line}` : `${told.file}, line ${line}`)));
    const acts = [
      ...(word ? [tool('Add to dictionary', () => ask('dictionary', {word}))] : []),
      ...(command ? [tool('Add the claim', () => ask('command', {name: 'new', words: command}))] : []),
    ];
    return make('li', {}, one, ...acts);
  };
  const list = (all: readonly Told[]) => make('ul', {className: styles.offers}, ...grouped(all).map(item));
  const [here, others] = [findings.filter(({isHere}) => isHere), findings.filter(({isHere}) => !isHere)];
  const nothing = make('p', {className: styles.well}, 'No problems found.');
  panels.panel.show('Doctor', [
    ...(findings.length === 0 ? [nothing] : []),
    ...(here.length > 0 ? [make('h3', {}, 'This page'), list(here)] : []),
    ...(others.length > 0 ? [make('h3', {}, 'The rest of the site'), list(others)] : []),
  ]);
}
