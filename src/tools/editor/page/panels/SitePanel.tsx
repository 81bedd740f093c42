import type {ReactNode} from 'react';
import {messages} from '../../messages';
import {CommandForm} from './CommandForm';

export function SitePanel(): ReactNode {
  const here = location.pathname.replace(/(.)\/$/, '$1');
  const folder = here.split('/').slice(1, -1).join('/') || here.slice(1);
  return (
    <>
      <CommandForm
        title={messages.newPage}
        about={messages.newPageAbout}
        entries={[
          {label: messages.section, about: messages.sectionAbout, value: folder},
          {label: messages.title, about: messages.titleAbout},
          {label: messages.address, about: messages.slugAbout, isOptional: true},
        ]}
        verb={messages.createPage}
        command={([section = '', title = '', own = '']) => ({
          name: 'new',
          words: [section, ...(own ? [own] : []), title],
        })}
      />
      <CommandForm
        title={messages.renamePage}
        about={messages.renameAbout}
        entries={[{label: messages.newAddress, about: messages.newAddressAbout, value: here}]}
        verb={messages.rename}
        command={([to = '']) => ({name: 'rename', words: [here, to]})}
      />
      <CommandForm
        title={messages.removePage}
        about={messages.removeAbout}
        entries={[{label: messages.redirectTo, about: messages.redirectAbout, isOptional: true}]}
        verb={messages.removeForGood}
        tone="fault"
        command={([to]) => ({name: 'remove', words: [here], ...(to && {to})})}
      />
    </>
  );
}
