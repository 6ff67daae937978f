import { EquityFigure } from '@/components/signals/equity-figure';
import { Link } from '@/components/ui/navigation/link';
import { useSessionUser } from '@/lib/client/session/session';
import { BlockActions } from './block-actions';
import type { BlockProps } from './block-props';
import styles from './hero-block.module.css';

/** The claim on the left and its evidence on the right. */
export function HeroBlock({ block, record }: BlockProps<'hero'>) {
  const { memberNote } = block;
  const isMember = useSessionUser() !== null;
  return (
    <div className={styles.hero}>
      <div>
        <p className={styles.eyebrow}>{block.eyebrow}</p>
        <h1 className={styles.title}>{block.title}</h1>
        <p className={styles.text}>{block.text}</p>
        <BlockActions actions={block.actions} />
        {isMember ? (
          <p className={styles.note}>
            {memberNote.text} <Link href={memberNote.link.href}>{memberNote.link.label}</Link>.
          </p>
        ) : (
          <p className={styles.note} data-for-visitors="">
            {block.note}
          </p>
        )}
      </div>
      <EquityFigure curve={record?.curve ?? null} />
    </div>
  );
}
