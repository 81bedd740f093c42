import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {pageRoot} from './engine';
import {aroundUpdates} from './hot';
import {listen} from './keys';
import {Panels} from './panels/panels';
import './texts.css';
import {Writer} from './writer';

/** The page is drawn in many small steps. */
const settled = 150;

/** Follows the page as it is drawn anew, by a hot update or because somebody went to another page. */
function follow(writer: Writer): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    if (!writer.bar.on) return;
    writer.pageChanged();
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      writer.texts.map();
      writer.pageChanged();
    }, settled);
  });
  const root = pageRoot();
  if (root) observer.observe(root, {childList: true, subtree: true});
}

function start(): void {
  const writer = new Writer();
  listen(writer);
  new Panels(writer);
  follow(writer);
  aroundUpdates({
    before: () => writer.beforeUpdate(),
    during: () => {
      writer.duringUpdate();
    },
  });
}

if (ExecutionEnvironment.canUseDOM) start();
