import type {ReactNode} from 'react';
import {messages} from '../../messages';
import {pageOf} from '../pageComponents';
import type {Writer} from '../writer';
import {Field} from './Field';

const published = /^\/legal\/(?!draft\/|compare\/)(?:\d{4}-\d\d-\d\d\/)?([a-z][a-z0-9-]*)\/?$/;

export function PagePanel({writer, focus}: {writer: Writer; focus?: string | undefined}): ReactNode {
  const page = pageOf(writer.state);
  const policy = published.exec(location.pathname)?.[1];
  if (!page && policy)
    return (
      <>
        <p>{messages.publishedPolicy}</p>
        <p>
          <a href={`/legal/draft/${policy}`}>{messages.openDraft}</a>
        </p>
      </>
    );
  if (!page) return <p>{messages.noFile}</p>;
  const {path, fields, result} = page;
  const publish = () => writer.attempt(() => writer.setValue(path, undefined, 'draft', undefined));
  return (
    <>
      <small>{path}</small>
      {fields.values.draft === true && (
        <button type="button" data-tone="main" onClick={() => void publish()}>
          {messages.publish}
        </button>
      )}
      {fields.controls.map((control) => (
        <Field
          key={control.name}
          control={control}
          value={fields.values[control.name]}
          catalog={writer.state.catalog}
          isFocused={control.name === focus}
          save={(value) => writer.setValue(path, undefined, control.name, value)}
        />
      ))}
      <h3>{messages.searchResult}</h3>
      <div className="editor-changes">
        <small>{result.place}</small>
        <b>{result.title}</b>
        <p>{result.description}</p>
      </div>
    </>
  );
}
