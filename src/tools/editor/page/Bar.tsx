import type {MouseEvent, ReactNode} from 'react';
import {messages} from '../messages';
import {useEditorState} from './store';
import type {Writer} from './writer';

/** Keeps the caret in the text when a button is pressed. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

export function Bar({writer}: {writer: Writer}): ReactNode {
  const {isOn, status, fault, dialog} = useEditorState(writer);
  const tool = (words: string, keys: string, run: () => unknown) => (
    <button type="button" title={keys} onClick={() => void run()}>
      {words}
    </button>
  );
  const opens = (name: 'components' | 'page' | 'doctor' | 'site' | 'submit') => () => writer.open({name});
  return (
    <section aria-label={messages.barLabel} data-editor="bar" onMouseDown={keepFocus}>
      {dialog && <div className="editor-dialog">{dialog}</div>}
      <div className="editor-line">
        <button type="button" aria-pressed={isOn} aria-keyshortcuts="E" onClick={() => void writer.toggle()}>
          {messages.toggle} <kbd aria-hidden="true">E</kbd>
        </button>
        {isOn && (
          <>
            {tool(messages.undo, 'Ctrl+Z', () => writer.stepHistory('undo'))}
            {tool(messages.redo, 'Ctrl+Shift+Z', () => writer.stepHistory('redo'))}
            {tool(messages.insertTool, messages.insertKeys, writer.insert)}
            {tool(messages.link, 'Ctrl+K', writer.link)}
            {tool(messages.components, messages.componentsTitle, opens('components'))}
            {tool(messages.page, messages.pageAbout, opens('page'))}
            {tool(messages.doctor, messages.doctorAbout, opens('doctor'))}
            {tool(messages.site, messages.siteAbout, opens('site'))}
            {tool(messages.submit, messages.submitAbout, opens('submit'))}
          </>
        )}
        <p role="status">{status}</p>
        <p role="alert">{fault}</p>
      </div>
    </section>
  );
}
