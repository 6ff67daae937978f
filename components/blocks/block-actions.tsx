import { ButtonLink } from '@/components/ui/button-link';
import { useSession } from '@/lib/client/session';
import type { BlockLink } from '@/lib/content/blocks';
import styles from './block-actions.module.css';

/** The first action is the one we hope for; the others stand back. Nobody who is signed in is asked to sign up. */
export function BlockActions({ actions }: { actions: readonly BlockLink[] }) {
  const { user } = useSession();
  return (
    <div className={styles.actions}>
      {actions.map(({ member, ...visitor }, index) => {
        const { href, label } = user && member ? member : visitor;
        const other = user && member ? visitor : member;
        return (
          <ButtonLink key={visitor.href} href={href} size="large" weight={index === 0 ? 'solid' : 'outline'}>
            {/* The button is as wide as the longer of the two, so that nothing moves when the session is known. */}
            <span className={styles.label} data-other={other?.label}>
              {label}
            </span>
          </ButtonLink>
        );
      })}
    </div>
  );
}
