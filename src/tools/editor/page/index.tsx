import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import 'prosemirror-view/style/prosemirror.css';
import {createRoot} from 'react-dom/client';
import {Bar} from './Bar';
import {follow, listen, resume} from './listen';
import {Outline} from './panels/Outline';
import {Panel} from './panels/Panel';
import './editor.css';
import './texts.css';
import {Writer} from './writer';

if (ExecutionEnvironment.canUseDOM) {
  const writer = new Writer();
  const root = document.body.appendChild(document.createElement('div'));
  root.className = 'editor';
  root.dataset.editor = '';
  createRoot(root).render(
    <>
      <Bar writer={writer} />
      <Panel writer={writer} />
      <Outline writer={writer} />
    </>,
  );
  listen(writer);
  follow(writer);
  void resume(writer);
}
