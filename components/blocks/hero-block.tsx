import { EquityFigure } from '@/components/signals/equity-figure';
import { useSessionUser } from '@/lib/client/session/session';
import { BlockActions } from './block-actions';
import type { BlockProps } from './block-props';
import styles from './hero-block.module.css';

/** The claim on the left, its evidence on the right. */
export function HeroBlock({ block, record }: BlockProps<'hero'>) {
  const isMember = useSessionUser() !== null;
  return (
    <div className={styles.hero}>
      <div>
        <p className={styles.eyebrow}>{block.eyebrow}</p>
        <h1 className={styles.title}>{block.title}</h1>
        <p className={styles.text}>{block.text}</p>
        <BlockActions actions={block.actions} />
        <p className={styles.note} data-for-visitors={isMember ? undefined : ''}>
          {isMember ? block.memberNote : block.note}
        </p>
      </div>
      <EquityFigure curve={record?.curve ?? null} />
    </div>
  );
}
