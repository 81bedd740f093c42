import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import serviceChoices from '@generated/page-entries/default/serviceChoices.json';
import AfterSending from '@site/pages/_shell/message-sent.mdx';
import {useEffect, type ReactNode, type RefObject} from 'react';
import {actionClass} from '../../../../components/Action';
import {Facts} from '../../../../components/Facts';
import {Icon} from '../../../../components/Icon';
import {arrowRight} from '../../../../components/icons';
import {shellMarkdown} from '../../../../components/markdown';
import {component} from '../../../../content/component';
import {contactForm as form, isTopic, topics, type FieldDefinition, type Topic} from '../../model/forms';
import {startMessage} from '../form/draft';
import Field from '../form/Field';
import FormStatus, {Note} from '../form/FormStatus';
import SiteForm from '../form/SiteForm';
import {useForm} from '../form/useForm';
import styles from './styles.module.css';

/** `?topic=demo` starts the message, unless the visitor wrote one. */
function useTopic(element: RefObject<HTMLFormElement | null>): Topic | undefined {
  const {search} = useLocation();
  const value = new URLSearchParams(useIsBrowser() ? search : '').get('topic') ?? '';
  const topic = isTopic(value) ? value : undefined;

  useEffect(() => {
    if (element.current) startMessage(element.current, topic ? topics[topic].message : '');
  }, [element, topic]);

  return topic;
}

const optionsOf = ({options}: FieldDefinition) => (options === 'services' ? serviceChoices : options);

/** Its fields and texts are in `src/features/contact/model/forms.ts`; the services it lists are the site's pages. */
export default function ContactForm(): ReactNode {
  const handle = useForm(form);
  const topic = useTopic(handle.element);
  const {status, sent, problems, restart} = handle;
  const filled = form.fields.map(({name, label}) => ({field: name, label, value: sent?.get(name) ?? ''}));
  return (
    <SiteForm handle={handle} className={styles.form} data-surface="" aria-label={translate({message: 'Contact'})}>
      {topic && !sent && <Note hue="brand">{topics[topic].line}</Note>}
      <div className={styles.fields} hidden={Boolean(sent)}>
        {form.fields.map((field) => (
          <Field key={field.name} field={field} problem={problems[field.name]} options={optionsOf(field)} />
        ))}
      </div>
      <div className={styles.send}>
        <FormStatus handle={handle} />
        {sent ? (
          <div className={styles.sent} data-copy="">
            <Facts facts={filled.filter(({value}) => value)} />
            <AfterSending components={shellMarkdown} />
            <button type="button" className={actionClass('quiet')} onClick={restart}>
              {form.restart}
            </button>
          </div>
        ) : (
          <button type="submit" className={actionClass('primary')}>
            {status === 'sending' ? form.sending : form.button}
            <Icon icon={arrowRight} />
          </button>
        )}
      </div>
    </SiteForm>
  );
}

export const about = () =>
  component({
    purpose: 'The contact form. The services it lists are the pages of the site.',
    copy: 'none',
    once: true,
    example: '<ContactForm />',
  });
