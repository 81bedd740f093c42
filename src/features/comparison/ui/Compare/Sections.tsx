import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Prose} from '../../../../components/Prose';
import {isEdited, type BlockChange, type Comparison, type SectionChange} from '../../../policies/model/compareTexts';
import type {Span} from '../../../policies/model/compareWords';
import {Tag} from '../../../policies/ui/parts/Tag';
import shared from '../../../policies/ui/parts/shared';
import clsx from 'clsx';
import styles from './styles.module.css';

const markup = {
  ins: {label: translate({message: 'added'}), hue: 'brand'},
  del: {label: translate({message: 'removed'}), hue: 'tone-3'},
} as const;

/** Screen readers skip ins and del, so words name the change too. */
const Words = ({spans}: {spans: readonly Span[]}): ReactNode =>
  spans.map(({op: Op, text}, at) =>
    Op === 'same' ? (
      text
    ) : (
      <Op key={at} data-hue={markup[Op].hue}>
        <span data-unseen=""> [{markup[Op].label}: </span>
        {text}
        <span data-unseen="">] </span>
      </Op>
    ),
  );

const Table = ({rows}: {rows: readonly BlockChange[]}): ReactNode => (
  <div role="region" aria-label={translate({message: 'Table'})} tabIndex={0} data-table>
    <table>
      <tbody>
        {rows.map(({cells}, row) => (
          <tr key={row}>
            {cells.map((spans, column) => (
              <td key={column}>
                <Words spans={spans} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const tags = {paragraph: 'p', item: 'p', heading: 'h3'} as const;

/** Rows that follow each other are a table. Items stand below each other, because those of both texts may alternate. */
function Blocks({blocks}: {blocks: readonly BlockChange[]}): ReactNode {
  return blocks.map((one, at) => {
    const {kind, depth, cells} = one;
    if (kind === 'row') {
      if (blocks[at - 1]?.kind === 'row') return null;
      const end = blocks.findIndex((other, place) => place > at && other.kind !== 'row');
      return <Table key={at} rows={blocks.slice(at, end < 0 ? undefined : end)} />;
    }
    const Block = tags[kind];
    return (
      <Block key={at} data-depth={depth || undefined} data-item={kind === 'item' || undefined}>
        <Words spans={cells[0] ?? []} />
      </Block>
    );
  });
}

/** A section is open if it changed, and closed if not. */
function Section({heading, blocks, isChanged, isMoved}: SectionChange): ReactNode {
  const Box = isChanged ? 'section' : 'details';
  const Head = isChanged ? 'header' : 'summary';
  return (
    <Box
      className={isChanged ? styles.section : clsx(shared.box, styles.folded)}
      data-surface={isChanged ? undefined : ''}>
      <Head className={shared.row}>
        <h2>{heading.length > 0 ? <Words spans={heading} /> : translate({message: 'Introduction'})}</h2>
        {isMoved && <Tag hue="tone-2">{translate({message: 'Moved'})}</Tag>}
        {!isChanged && !isMoved && <Tag hue="tone-5">{translate({message: 'Unchanged'})}</Tag>}
      </Head>
      <Prose>
        <Blocks blocks={blocks} />
      </Prose>
    </Box>
  );
}

/** Both texts in one: every word of either, with those that were removed and added marked. */
export const Sections = ({title, sections}: Comparison): ReactNode => (
  <div className={styles.text}>
    <p className={shared.soft}>
      <ins data-hue="brand">{translate({message: 'Added words'})}</ins>{' '}
      <del data-hue="tone-3">{translate({message: 'Removed words'})}</del>
    </p>
    {isEdited(title) && (
      <p>
        <Words spans={title} />
      </p>
    )}
    {sections.map((section, at) => (
      <Section key={at} {...section} />
    ))}
  </div>
);
