import {translate} from '@docusaurus/Translate';
import Copy from '@site/pages/_shell/newsletter.mdx';
import {actionClass} from '../../../../components/Action';
import type {ReactNode} from 'react';
import Field from '../../../contact/ui/form/Field';
import FormStatus from '../../../contact/ui/form/FormStatus';
import SiteForm from '../../../contact/ui/form/SiteForm';
import {useForm} from '../../../contact/ui/form/useForm';
import {form} from '../../model/form';
import {shellMarkdown} from '../../../../components/markdown';
import styles from './styles.module.css';

export default function Newsletter(): ReactNode {
  const handle = useForm(form);
  return (
    <SiteForm handle={handle} className={styles.form} aria-label={translate({message: 'Newsletter'})}>
      <div className={styles.copy}>
        <Copy components={shellMarkdown} />
      </div>
      <div className={styles.box}>
        <Field field={form.fields[0]} problem={handle.problems.email} compact />
        <button type="submit" className={actionClass('primary', 'small')}>
          {handle.status === 'sending' ? form.sending : form.button}
        </button>
      </div>
      <FormStatus handle={handle} />
    </SiteForm>
  );
}
