import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import 'prosemirror-view/style/prosemirror.css';
import {pageRoot} from './engine';
import {listen} from './listen';
import {Panels} from './panels/panels';
import './texts.css';
import {onKey, Writer} from './writer';

/** The page is drawn in many small steps. */
const settled = 150;

/** Follows the page as it is drawn anew, by a hot update or because somebody went to another page. */
function follow(writer: Writer): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver((records) => {
    if (!writer.bar.on || records.every(({target}) => writer.session?.holds(target))) return;
    if (writer.session && !writer.session.isConnected) writer.pageChanged();
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      writer.pageChanged();
    }, settled);
  });
  const root = pageRoot();
  if (root) observer.observe(root, {childList: true, subtree: true});
}

/** Writing goes on after a full load, once the page is drawn. */
function resume(writer: Writer): void {
  if (writer.places.names().length > 0) void writer.toggle();
  else setTimeout(resume, settled, writer);
}

function start(): void {
  const writer = new Writer();
  new Panels(writer);
  listen(writer);
  follow(writer);
  if (sessionStorage.getItem(onKey)) resume(writer);
}

if (ExecutionEnvironment.canUseDOM) start();
