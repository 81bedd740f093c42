import {translate} from '@docusaurus/Translate';
import {useEffect, useMemo, useRef, useState, type ComponentType, type PropsWithChildren, type ReactNode} from 'react';
import {decide, type Order, type Request} from '../../model/decide';
import type {Props} from './props';
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
