import {useId, type ReactNode} from 'react';
import {actionClass} from '../../../../components/Action';
import {text} from '../../../../content/fieldSchemas';
import {component, type PropsOf} from '../../../../content/component';
import {messageName} from '../../model/decide';
import styles from './styles.module.css';

/** A plain form, so that it works before any script: it opens the page with the simulation, which runs the message. */
export default function TryAgent({to, label, example, button}: Props): ReactNode {
  const id = useId();
  return (
    <form action={to} className={styles.form}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={messageName}
        defaultValue={example}
        required
        maxLength={300}
        autoComplete="off"
        data-input=""
      />
      <button type="submit" className={actionClass('primary', 'small')}>
        {button}
      </button>
    </form>
  );
}

export const about = () =>
  component({
    purpose: 'Inside a Figure: a field that sends a message to the simulated agent on another page.',
    copy: 'none',
    once: true,
    props: {
      to: text(80, 'The page with the simulation and its anchor.'),
      label: text(40, 'The label of the field.'),
      example: text(120, 'What the field holds at first: a message that the agent understands.'),
      button: text(20, 'The text of the button.'),
    },
    example: `
<Figure icon="bot" agent="Refund agent" task="Example: a simulation" status="Try it">

<TryAgent
  to="/ai-services/ai-automation-services#break"
  label="Write to it as a customer"
  example="My order arrived cracked."
  button="Send"
/>

1. Finds the order <small>Shop</small>
2. Sends the refund <small>Payments</small>

Refund sent <small>Within your limit</small>

</Figure>
`,
  });

type Props = PropsOf<typeof about>;
