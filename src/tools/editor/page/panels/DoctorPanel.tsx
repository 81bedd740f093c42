import {useCallback, type ReactNode} from 'react';
import {messages} from '../../messages';
import type {PageFinding} from '../../protocol';
import {pageOf} from '../pageComponents';
import {request} from '../server';
import type {Writer} from '../writer';
import {List} from './List';
import {useResponse} from './useResponse';

/** An unknown word is listed once for all its places. */
const isFirst = ({word}: PageFinding, at: number, all: readonly PageFinding[]) =>
  !word || all.findIndex((one) => one.word === word) === at;

/** The findings of the doctor. Each leads to its place or has a button that fixes it. */
export function DoctorPanel({writer}: {writer: Writer}): ReactNode {
  const here = pageOf(writer.state)?.path;
  const {response, error, reload} = useResponse(useCallback(() => request('findings', {file: here}), [here]));
  if (!response) return <p role="status">{error ?? messages.working}</p>;
  const {findings} = response;
  const act = (words: string, run: () => Promise<unknown>) => (
    <button type="button" onClick={() => void writer.attempt(run).then(reload)}>
      {words}
    </button>
  );
  const rowOf = (finding: PageFinding, at: number) => {
    const {message, fix, file, line, component, field, address, word, command} = finding;
    const isHere = file === here;
    const places = findings.filter((one) => word && one.word === word).length;
    return {
      key: String(at),
      words: word ? messages.unknownWord({word, places}) : message,
      about: (!command && fix) || (isHere ? messages.line({line}) : messages.lineOf({file, line})),
      choose: () => {
        if (!isHere && address) location.assign(address);
        else if (field) writer.open({name: 'page', focus: field});
        else if (component !== undefined && here) writer.open({name: 'component', file: here, at: component});
        else writer.fail(messages.lineOf({file, line}));
      },
      acts: (
        <>
          {word && act(messages.addWord, () => request('addWord', {word}))}
          {command && act(messages.addClaim, () => request('command', {name: 'new', words: command}))}
        </>
      ),
    };
  };
  const list = (title: string, isHere: boolean) => {
    const own = findings.filter(({file}) => (file === here) === isHere).filter(isFirst);
    return (
      own.length > 0 && (
        <>
          <h3>{title}</h3>
          <List rows={own.map(rowOf)} />
        </>
      )
    );
  };
  return (
    <>
      {findings.length === 0 && <p>{messages.noProblems}</p>}
      {list(messages.thisPage, true)}
      {list(messages.restOfSite, false)}
    </>
  );
}
