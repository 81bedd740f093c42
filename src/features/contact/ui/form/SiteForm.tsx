import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {formNameField, honeypotField} from '../../model/forms';
import styles from './styles.module.css';
import type {FormHandle} from './useForm';

type Props = ComponentProps<'form'> & {readonly handle: FormHandle};

/** The host detects the form in the built HTML. It works without JavaScript, which takes over once it is loaded. */
export default function SiteForm({handle, className, children, ...rest}: Props) {
  const {form, element, handlers, status} = handle;
  return (
    <form
      ref={element}
      name={form.name}
      method="POST"
      action={form.thanks}
      data-netlify="true"
      netlify-honeypot={honeypotField}
      className={clsx(styles.form, className)}
      {...handlers}
      {...rest}>
      <input type="hidden" name={formNameField} value={form.name} />
      <p data-unseen="" aria-hidden="true">
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </p>
      <fieldset disabled={status === 'sending'}>{children}</fieldset>
    </form>
  );
}
