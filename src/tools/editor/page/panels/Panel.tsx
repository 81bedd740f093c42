import {useEffect, useRef, type ReactNode} from 'react';
import {messages} from '../../messages';
import {useEditorState, type View} from '../store';
import type {Writer} from '../writer';
import {DoctorPanel} from './DoctorPanel';
import {PagePanel} from './PagePanel';
import {ComponentPanel} from './ComponentPanel';
import {ComponentsPanel} from './ComponentsPanel';
import {SitePanel} from './SitePanel';
import {SubmitPanel} from './SubmitPanel';

function contentOf(writer: Writer, view: View): {title: string; content: ReactNode} {
  if (view.name === 'component') {
    const name = writer.state.files.get(view.file)?.components[view.at]?.name ?? messages.components;
    return {title: name, content: <ComponentPanel {...view} writer={writer} />};
  }
  if (view.name === 'page') return {title: messages.thisPage, content: <PagePanel {...view} writer={writer} />};
  return {
    components: {title: messages.componentsTitle, content: <ComponentsPanel writer={writer} />},
    doctor: {title: messages.doctor, content: <DoctorPanel writer={writer} />},
    site: {title: messages.site, content: <SitePanel />},
    submit: {title: messages.submit, content: <SubmitPanel />},
  }[view.name];
}

export function Panel({writer}: {writer: Writer}): ReactNode {
  const {view} = useEditorState(writer);
  const heading = useRef<HTMLHeadingElement>(null);
  const cameFrom = useRef<Element>(null);
  const turn = view?.turn;
  useEffect(() => {
    if (turn === undefined) {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({preventScroll: true});
      return;
    }
    const panel = heading.current?.closest('aside');
    if (panel?.contains(document.activeElement)) return;
    cameFrom.current = document.activeElement;
    heading.current?.focus({preventScroll: true});
  }, [turn]);
  if (!view) return null;
  const {title, content} = contentOf(writer, view);
  const close = () => {
    writer.open(undefined);
  };
  return (
    <aside
      className="editor-panel"
      aria-label={messages.panelLabel}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      }}>
      <header>
        <h2 ref={heading} tabIndex={-1} key={turn}>
          {title}
        </h2>
        <button type="button" onClick={close}>
          {messages.close}
        </button>
      </header>
      <div className="editor-body" key={turn}>
        {content}
      </div>
    </aside>
  );
}
