import type {ReactNode} from 'react';
import {messages} from '../../messages';
import type {Choice} from '../../protocol';
import {rearrange, locate, componentAfter, type Arrangement} from '../arrange';
import {chooseBeside} from '../dialogs/atCaret';
import {componentAt} from '../pageComponents';
import {request} from '../server';
import type {Writer} from '../writer';
import {Field} from './Field';

type Props = {writer: Writer; file: string; at: number; focus?: string | undefined};

export function ComponentPanel({writer, file: path, at, focus}: Props): ReactNode {
  const {state} = writer;
  const [own] = componentAt(state, path, at);
  if (!own) return <p>{messages.isGone}</p>;
  const {file, component, guide} = own;
  const home = component.isBlock ? locate(file, at) : undefined;
  const siblings = home?.place.parent.childCount ?? 0;

  const arrange = async (how: Arrangement, offer?: Choice) => {
    if (!home) return;
    const {doc, index} = rearrange(home, how, offer);
    const {flow} = home;
    await writer.change(path, () => request('write', {file: path, at: flow.at, was: flow.doc, doc}));
    const now = writer.state.files.get(path);
    const to = how !== 'remove' && now && componentAfter(now, home, index);
    if (typeof to === 'number') writer.open({name: 'component', file: path, at: to}, {isSame: offer === undefined});
    else writer.open(undefined);
  };
  const tool = (words: string, run: () => unknown, isOff = false, tone?: string) => (
    <button type="button" disabled={isOff} data-tone={tone} onClick={() => void writer.attempt(run)}>
      {words}
    </button>
  );
  const add = (how: Arrangement, label: string) =>
    tool(
      label,
      () => home && chooseBeside(writer, own, {label, flow: home.flow.at, insert: (offer) => arrange(how, offer)}),
    );

  return (
    <>
      <p>{guide.purpose}</p>
      <p>
        <small>{guide.advice}</small>
      </p>
      {guide.controls.map((control) => (
        <Field
          key={control.name}
          control={control}
          value={component.values[control.name]}
          catalog={state.catalog}
          isFocused={control.name === focus}
          save={(value) => writer.setValue(path, at, control.name, value)}
        />
      ))}
      {home && (
        <div role="group" aria-label={messages.place} className="editor-row">
          {tool(messages.moveUp, () => arrange('up'), home.place.index() === 0)}
          {tool(messages.moveDown, () => arrange('down'), home.place.index() === siblings - 1)}
          {tool(messages.duplicate, () => arrange('duplicate'), guide.once)}
          {add('before', messages.addBefore)}
          {add('after', messages.addAfter)}
          {tool(messages.remove, () => arrange('remove'), false, 'fault')}
        </div>
      )}
    </>
  );
}
