import {useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {blockAround, pageComponentsOf, type PageComponent} from '../pageComponents';
import {useEditorState} from '../store';
import type {Writer} from '../writer';

function boxOf(nodes: readonly Element[]): DOMRect {
  const range = document.createRange();
  if (nodes[0]) range.setStartBefore(nodes[0]);
  range.setEndAfter(nodes.at(-1) ?? document.body);
  return range.getBoundingClientRect();
}

/** The component under the pointer or, while its panel is open, the component of the panel. */
function useOutlined(writer: Writer): PageComponent | undefined {
  const state = useEditorState(writer);
  const {isOn, view} = state;
  const [hovered, setHovered] = useState<Element>();
  useEffect(() => {
    if (!isOn) return undefined;
    const hover = ({target}: Event) => {
      if (target instanceof Element && !target.closest('[data-editor]')) setHovered(target);
    };
    document.addEventListener('pointerover', hover);
    return () => {
      document.removeEventListener('pointerover', hover);
    };
  }, [isOn]);
  if (!isOn) return undefined;
  if (view) {
    const isOwn = ({file, component}: PageComponent) =>
      view.name === 'component' && file.path === view.file && component.at === view.at;
    return pageComponentsOf(state).find(isOwn);
  }
  return hovered?.isConnected && !writer.activeSession ? blockAround(state, hovered) : undefined;
}

export function Outline({writer}: {writer: Writer}): ReactNode {
  const shown = useOutlined(writer);
  const [first] = shown?.nodes ?? [];
  const isChosen = writer.state.view !== undefined;
  useLayoutEffect(() => {
    if (isChosen) first?.scrollIntoView({block: 'center'});
  }, [first, isChosen]);
  if (!shown || !first?.isConnected) return null;
  const {left, top, width, height} = boxOf(shown.nodes);
  const place = {left: left + scrollX, top: top + scrollY, width, height};
  return createPortal(
    <div className="editor-outline" data-editor="outline" style={place}>
      {/* The keyboard opens panels from the list of components. */}
      <button
        type="button"
        tabIndex={-1}
        onClick={() => {
          writer.open({name: 'component', file: shown.file.path, at: shown.component.at});
        }}>
        {shown.component.name}
      </button>
    </div>,
    document.body,
  );
}
