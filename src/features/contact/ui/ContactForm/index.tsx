import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import serviceChoices from '@generated/page-entries/default/serviceChoices.json';
import {useEffect, type ReactNode, type RefObject} from 'react';
import {actionClass} from '../../../../components/Action';
import {Icon} from '../../../../components/Icon';
import {arrowRight} from '../../../../components/icons';
import {component} from '../../../../content/component';
import {contactForm as form, isTopic, topics, type FieldDefinition, type Topic} from '../../model/forms';
import {offer} from '../form/draft';
import Field from '../form/Field';
import FormStatus from '../form/FormStatus';
import PrivacyLine from '../form/PrivacyLine';
import SiteForm from '../form/SiteForm';
import {useForm} from '../form/useForm';
import styles from './styles.module.css';

/** `?topic=demo` starts the message and `?service=nlp` preselects a service. What the visitor typed always wins. */
function usePrefill(element: RefObject<HTMLFormElement | null>): Topic | undefined {
  const {search} = useLocation();
  const query = new URLSearchParams(useIsBrowser() ? search : '');
  const value = query.get('topic') ?? '';
  const topic = isTopic(value) ? value : undefined;
  const service = serviceChoices.find(({slug}) => slug === query.get('service'))?.label;

  useEffect(() => {
    offer(element.current, 'message', topic ? topics[topic].message : '');
    if (service) offer(element.current, 'service', service);
  }, [element, topic, service]);

  return topic;
}

function optionsOf(field: FieldDefinition): readonly string[] {
  if (field.control !== 'select') return [];
  return field.options === 'services' ? serviceChoices.map(({label}) => label) : field.options;
}

/** Its fields and texts are in `src/features/contact/model/forms.ts`; the services it lists are the site's pages. */
export default function ContactForm(): ReactNode {
  const handle = useForm(form);
  const topic = usePrefill(handle.element);
  const sending = handle.status === 'sending';
  return (
    <SiteForm handle={handle} className={styles.form} data-surface="" aria-label={translate({message: 'Contact'})}>
      {topic && <p className={styles.topic}>{topics[topic].line}</p>}
      <div className={styles.fields}>
        {form.fields.map((field) => (
          <Field key={field.name} field={field} problem={handle.problems[field.name]} options={optionsOf(field)} />
        ))}
      </div>
      <div className={styles.send}>
        <FormStatus handle={handle} />
        <button type="submit" className={actionClass('primary')} disabled={sending}>
          {sending ? form.sending : form.button}
          <Icon icon={arrowRight} />
        </button>
        <PrivacyLine />
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
