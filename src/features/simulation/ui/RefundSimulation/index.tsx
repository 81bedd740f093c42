import {translate} from '@docusaurus/Translate';
import {useEffect, useMemo, useRef, useState, type ComponentType, type PropsWithChildren, type ReactNode} from 'react';
import * as z from 'zod';
import {text} from '../../../../content/fieldSchemas';
import {component, type PropsOf} from '../../../../content/component';
import {decide, type Order, type Request} from '../../model/decide';
import Run from './Run';
import type {Props as SimulatorProps} from './Simulator';
import styles from './styles.module.css';

/** Before anybody scrolls there, so that the form is ready. */
const near = '300px';

/** The rules in the writer's words, the form to try them, and three runs. Without JavaScript, there is no form. */
export default function RefundSimulation({children, orders, runs, ...rules}: PropsWithChildren<Props>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [Simulator, setSimulator] = useState<ComponentType<SimulatorProps>>();
  const data = useMemo(
    () => ({
      orders: orders.map(([number, item, paid]): Order => ({
        number: String(number),
        item: String(item),
        paid: Number(paid),
      })),
      requests: runs.map(([order, amount, days, photo, message]): Request => ({
        order: String(order),
        amount: Number(amount),
        days: Number(days),
        photo: Boolean(photo),
        message: String(message),
      })),
    }),
    [orders, runs],
  );
  const [first] = data.requests;

  useEffect(() => {
    if (!root.current) return undefined;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        watch.disconnect();
        // If it does not load, the three runs below are there.
        import(/* webpackChunkName: "simulator" */ './Simulator').then(
          (loaded) => setSimulator(() => loaded.default),
          () => undefined,
        );
      },
      {rootMargin: near},
    );
    watch.observe(root.current);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={root} className={styles.simulation}>
      <div className={styles.bench}>
        <div className={styles.rules}>{children}</div>
        <div className={styles.form} data-scripted>
          {Simulator && first && <Simulator rules={rules} orders={data.orders} first={first} />}
        </div>
      </div>
      <h3 className={styles.title}>{translate({message: 'Three requests, three endings'})}</h3>
      <ul className={styles.runs}>
        {data.requests.map((request) => (
          <li key={request.message} data-surface="">
            <blockquote>{request.message}</blockquote>
            <Run steps={decide(rules, data.orders, request)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const about = () => {
  const amount = (about: string) => z.number().positive('must be more than 0').describe(about);
  return component({
    purpose:
      'Inside a Figure: a refund agent that visitors can try, without a model and without a network. Its rules, its orders and three drawn runs are here in the page.',
    once: true,
    props: {
      limit: amount('The largest refund that the agent sends on its own.'),
      days: amount('For how many days after delivery an order can be refunded.'),
      photo: amount('The refund from which the agent needs a photo.'),
      words: z.array(text(20, 'A word.')).min(1).describe('Words in a message that bring in a person, in lower case.'),
      orders: z
        .array(z.array(z.union([z.string(), z.number()])).length(3))
        .min(2)
        .describe('The orders that the agent can find: number, item and what was paid.'),
      runs: z
        .array(z.array(z.union([z.string(), z.number(), z.boolean()])).length(5))
        .length(3)
        .describe(
          'Three requests: the number of an order, the amount, the days since delivery, whether there is a photo, and the message.',
        ),
    },
    example: `
<Figure icon="bot" agent="Refund agent" task="Example: a simulation" status="Try it">

<RefundSimulation
  limit={200}
  days={30}
  photo={50}
  words={['lawyer', 'injury']}
  orders={[
    ['1041', 'table lamp', 48.9],
    ['1042', 'walnut desk', 640],
  ]}
  runs={[
    ['1041', 48.9, 6, false, 'The shade arrived cracked.'],
    ['1042', 640, 12, true, 'The desk wobbles.'],
    ['1041', 48.9, 41, false, 'I changed my mind.'],
  ]}
>

- Sends up to **$200** on its own
- Needs a photo from **$50**

</RefundSimulation>

A person decides the rest <small>No model, no network</small>

</Figure>
`,
  });
};

type Props = PropsOf<typeof about>;
