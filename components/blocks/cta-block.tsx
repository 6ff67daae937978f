import { PageHeader } from '@/components/ui/page-header';
import { useSessionUser } from '@/lib/client/session/session';
import { BlockActions } from './block-actions';
import type { BlockProps } from './block-props';
import styles from './cta-block.module.css';

/** A call to action. As the first block, it renders the page's h1. */
export function CtaBlock({ block, isFirst, isNested }: BlockProps<'cta'>) {
  const isMember = useSessionUser() !== null;
  const actions = <BlockActions actions={block.actions} />;
  if (isFirst) {
    return (
      <PageHeader title={block.title} lead={block.text}>
        {actions}
      </PageHeader>
    );
  }
  return (
    <section className={isNested ? styles.beside : styles.section}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 className={styles.title} data-for-visitors={!isMember && block.memberTitle ? '' : undefined}>
            {(isMember && block.memberTitle) || block.title}
          </h2>
          <p className={styles.text} data-for-visitors={!isMember && block.memberText ? '' : undefined}>
            {(isMember && block.memberText) || block.text}
          </p>
        </div>
        {actions}
      </div>
    </section>
  );
}
