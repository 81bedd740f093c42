import clsx from 'clsx';
import type {ReactNode} from 'react';
import drawing from './drawing.module.css';
import styles from './MessageThread.module.css';

/** Who wrote or what happened, when, and the words. */
const days = {
  Sunday: [
    ['buyer', '9:14 p.m.', 'Is 418 Alder Court still for sale?'],
    [
      'agent',
      '9:14 p.m.',
      'Active in the MLS as of 9:10. Three bed, two bath, $489,000. I’m the brokerage’s AI assistant. Would you like to see it?',
    ],
    ['buyer', '9:16 p.m.', 'Saturday? We’re pre-approved to 500.'],
    ['agent', '9:16 p.m.', 'Saturday at 10:30 is open on the showing calendar. I’m holding it for you.'],
    ['buyer', '9:19 p.m.', 'Would they take 470?'],
    ['handed', '9:19 p.m.', 'Price advice takes a license. The thread, pre-approval and hold go along.'],
  ],
  Monday: [
    ['person', '8:05 a.m.', 'Read it all. Let’s talk comps today. Your buyer agreement comes first, then the tour.'],
  ],
} as const;

const names = {buyer: '', agent: '', handed: 'Handed to a licensed agent', person: 'Licensed agent'};

export const MessageThread = (): ReactNode => (
  <div className={clsx(drawing.drawing, styles.thread)}>
    <div className={styles.messages}>
      {Object.entries(days).map(([day, messages]) => (
        <ol key={day}>
          <li className={drawing.title}>{day}</li>
          {messages.map(([who, time, words]) => (
            <li key={words} className={clsx(styles[who], who === 'handed' && drawing.decision)}>
              {names[who] && <b>{names[who]}</b>} {who === 'buyer' ? <blockquote>{words}</blockquote> : words}{' '}
              <small>{time}</small>
            </li>
          ))}
        </ol>
      ))}
    </div>
    <div className={styles.house}>
      <svg aria-hidden viewBox="0 0 360 420" preserveAspectRatio="xMidYMax">
        <circle fill="var(--accent)" cx="286" cy="84" r="34" />
        <path fill="var(--hill)" d="M-800 300H0q90-60 190-30t170-22h800v180H-800z" />
        <path
          fill="var(--brand)"
          d="m28 150 22 46H38l22 44H44l24 50H-12l24-50H-4l22-44H6zM332 190l18 38h-10l18 36h-12l20 42h-68l20-42h-12l18-36h-10z"
        />
        <path fill="var(--surface-raised)" d="M60 210h240v220H60z" />
        <path
          fill="var(--hue-ink)"
          d="M36 214 180 104l144 110zM84 262h192l14 22H70zM92 284h6v120h-6zm170 0h6v120h-6z"
        />
        <path fill="var(--accent-strong)" d="M158 300h46v104h-46z" />
        <path fill="var(--hill)" d="M108 308h32v40h-32zm114 0h32v40h-32zm-60-150h36v36h-36z" />
        <path fill="var(--line-strong)" d="M130 402h102v10H130zm-14 10h130v18H116z" />
      </svg>
      <p>
        <b className={drawing.title}>On the porch</b> Saturday, 10:30 a.m. The licensed agent opens the door.
      </p>
    </div>
  </div>
);
