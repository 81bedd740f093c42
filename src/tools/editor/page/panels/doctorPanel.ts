import type {Told} from '../../messagesOfPanels';
import {button} from '../bar';
import {ask} from '../server';
import {make} from './make';
import type {PanelHost} from './host';
import styles from './lists.module.css';
import {showPage} from './pagePanel';

/** What the doctor says about the page; each sentence leads to its place. */
export async function showFindings(panels: PanelHost): Promise<void> {
  const answers = await Promise.all(panels.files().map(async (file) => ({file, ...(await ask('findings', {file}))})));
  const found = answers.flatMap(({file, findings}) => findings.map((told) => ({file, told})));
  const item = (file: string, told: Told) => {
    const {message, fix, line, part, field} = told;
    const go = () => {
      if (field) void showPage(panels, field);
      else if (part !== undefined) panels.openAt(file, part);
      else panels.fail(`It is in line ${line} of the file, outside of any component.`);
    };
    const one = button('', go, styles.offer);
    one.append(make('b', {}, message), make('span', {}, fix ?? `Line ${line}`));
    return make('li', {}, one);
  };
  const nothing = make('p', {className: styles.well}, 'The doctor finds nothing on this page.');
  const list = make('ul', {className: styles.offers}, ...found.map(({file, told}) => item(file, told)));
  panels.panel.show('What the doctor says', [found.length > 0 ? list : nothing]);
}
