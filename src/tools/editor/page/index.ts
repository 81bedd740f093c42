import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {pageRoot} from './engine';
import {aroundUpdates} from './hot';
import {listen} from './keys';
import {LateClick} from './lateClick';
import {Panels} from './panels/panels';
import './texts.css';
import {Writer} from './writer';

/** The page is drawn in many small steps. */
const settled = 150;

/** Follows the page as it is drawn anew, by a hot update or because somebody went to another page. */
function follow(writer: Writer, late: LateClick): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    if (!writer.bar.on) return;
    writer.pageChanged();
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      writer.texts.map();
      writer.pageChanged();
      late.again();
    }, settled);
  });
  const root = pageRoot();
  if (root) observer.observe(root, {childList: true, subtree: true});
}

function start(): void {
  const writer = new Writer();
  const late = new LateClick(writer);
  listen(writer, late);
  new Panels(writer);
  follow(writer, late);
  aroundUpdates({
    before: () => writer.beforeUpdate(),
    during: () => {
      writer.duringUpdate();
    },
  });
}

if (ExecutionEnvironment.canUseDOM) start();
