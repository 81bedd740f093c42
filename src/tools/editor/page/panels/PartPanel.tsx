import type {ReactNode} from 'react';
import {messages} from '../../messages';
import type {Asked} from '../../server/requests';
import {chooseBeside} from '../dialogs/atCaret';
import {partAt, partsAround, partsOf, type Part} from '../parts';
import {ask} from '../server';
import type {Writer} from '../writer';
import {Field} from './Field';

type How = Asked['move']['how'];
type Side = Asked['insert']['side'];

/** Where a component is after it was moved. */
const placeAfter = ({part: {at, size, above = 0, below = 0}}: Part, how: How): number =>
  ({up: at - above, down: at + below, duplicate: at + size, remove: at})[how];

type Props = {writer: Writer; name: string; at: number; prop?: string | undefined};

/** A component: what it is for, its props, and where it is. */
export function PartPanel({writer, name, at, prop}: Props): ReactNode {
  const {state} = writer;
  const shown = partsOf(state);
  const own = shown.find(({file, part}) => file.name === name && part.at === at) ?? partAt(state, name, at)[0];
  if (!own) return <p>{messages.partIsGone}</p>;
  const {part, guide, nodes} = own;

  const go = (to: number, isSame = true) => {
    writer.open({name: 'part', file: name, at: to}, {isSame});
  };
  const move = async (how: How) => {
    const refused = await writer.change(name, (hash) => ask('move', {file: name, hash, part: at, how}));
    if (refused) writer.fail(refused);
    else if (how === 'remove') writer.open(undefined);
    else go(placeAfter(own, how));
  };
  const insert = async (side: Side, offer: string) => {
    const refused = await writer.change(name, (hash) => ask('insert', {file: name, hash, part: at, side, offer}));
    if (refused) writer.fail(refused);
    else go(side === 'before' ? at : at + part.size, false);
  };
  const offer = (side: Side, label: string) => () =>
    chooseBeside(writer, {file: name, at, label}, (id) => insert(side, id));
  const tool = (words: string, run: () => unknown, isOff = false, tone?: string) => (
    <button type="button" disabled={isOff} data-tone={tone} onClick={() => void writer.attempt(run)}>
      {words}
    </button>
  );

  const [first] = nodes;
  const around = first ? partsAround(shown, first).filter((one) => one.part.isBlock && one.part.at !== at) : [];
  return (
    <>
      {around.length > 0 && (
        <nav aria-label={messages.around} className="editor-crumbs">
          {around.map((one) => (
            <button type="button" key={one.part.at} onClick={() => go(one.part.at, false)}>
              {one.part.name}
            </button>
          ))}
        </nav>
      )}
      <p>{guide.purpose}</p>
      <p>
        <small>{guide.advice}</small>
      </p>
      {guide.controls.length === 0 && <p>{messages.noProps}</p>}
      {guide.controls.map((control) => (
        <Field
          key={control.name}
          control={control}
          value={part.values[control.name]}
          catalog={state.catalog}
          isFocused={control.name === prop}
          save={(value) =>
            writer.change(name, (hash) => ask('set', {file: name, hash, part: at, name: control.name, value}))
          }
        />
      ))}
      {part.isBlock && (
        <div role="group" aria-label={messages.place} className="editor-crumbs">
          {tool(messages.moveUp, () => move('up'), part.above === undefined)}
          {tool(messages.moveDown, () => move('down'), part.below === undefined)}
          {tool(messages.duplicate, () => move('duplicate'), guide.once)}
          {tool(messages.addBefore, offer('before', messages.addBefore))}
          {tool(messages.addAfter, offer('after', messages.addAfter))}
          {tool(messages.remove, () => move('remove'), false, 'fault')}
        </div>
      )}
    </>
  );
}
