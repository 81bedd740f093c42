import {Component, type ReactNode} from 'react';
import Editor from './Editor';
import Frame from './Frame';
import styles from './styles.module.css';
import {useLive} from './useLive';

type Props = {
  title: string;
  code: string;
  /** The players of its videos; a video of the site itself has none. */
  players: readonly string[];
  children: ReactNode;
};

/** Shows the error message in place of a component that fails to render. */
class Guard extends Component<{of: string; children: ReactNode}, {failed: string | undefined; of: string}> {
  override state = {failed: undefined as string | undefined, of: this.props.of};
  static getDerivedStateFromError = (error: Error) => ({failed: error.message});
  static getDerivedStateFromProps = ({of}: {of: string}, state: {of: string}) =>
    of === state.of ? null : {of, failed: undefined};
  override render() {
    return this.state.failed === undefined ? this.props.children : <p>{this.state.failed}</p>;
  }
}

export default function Specimen({title, code, players, children}: Props): ReactNode {
  const {text, drawn, problems, change} = useLive(code, children);
  const guarded = <Guard of={text}>{drawn}</Guard>;
  return (
    <section className={styles.specimen} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {/* The frames are filled by script, and the content security policy is made from what the page itself holds. */}
      {players.map((player) =>
        player ? <span key={player} data-player={player} hidden /> : <video key={player} hidden />,
      )}
      <Frame title={`${title}, light`} theme="light">
        {guarded}
      </Frame>
      <Frame title={`${title}, dark`} theme="dark">
        {guarded}
      </Frame>
      <div className={styles.pair}>
        <Frame title={`${title}, on a phone`} phone>
          {guarded}
        </Frame>
        <Editor title={title} text={text} problems={problems} onChange={(next) => void change(next)} />
      </div>
    </section>
  );
}
