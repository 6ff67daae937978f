import { Fragment } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { BlockProps } from '../block-props';
import styles from './columns-block.module.css';

/** Two related blocks, side by side where they fit. */
export function ColumnsBlock({ block, draw }: BlockProps<'columns'>) {
  return (
    <div className={styles.section}>
      <div className={classNames(styles.columns, block.isUneven && styles.uneven)}>
        {block.blocks.map((part) => (
          <Fragment key={part.kind}>{draw(part)}</Fragment>
        ))}
      </div>
    </div>
  );
}
