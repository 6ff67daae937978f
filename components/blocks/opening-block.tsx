import { BlockActions } from './block-actions';
import type { BlockProps } from './block-props';
import styles from './opening-block.module.css';

/** The page's claim on the left and its evidence on the right. */
export function OpeningBlock({ block, draw }: BlockProps<'opening'>) {
  return (
    <div className={styles.opening}>
      <div>
        <p className={styles.eyebrow}>{block.eyebrow}</p>
        <h1 className={styles.title}>{block.title}</h1>
        <p className={styles.text}>{block.text}</p>
        <BlockActions actions={block.actions} />
        <p className={styles.note}>{block.note}</p>
      </div>
      <div className={styles.beside}>{draw(block.blocks[0])}</div>
    </div>
  );
}
