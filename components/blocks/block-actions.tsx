import { ButtonLink } from '@/components/ui/forms/button-link';
import { useSessionUser } from '@/lib/client/session/session';
import type { BlockLink } from '@/lib/content/shared/block-link';
import styles from './block-actions.module.css';

/** The first action is primary and the others secondary. Hides sign-up actions from signed-in users. */
export function BlockActions({ actions }: { actions: readonly BlockLink[] }) {
  const user = useSessionUser();
  return (
    <div className={styles.actions}>
      {actions.map(({ member, ...visitor }, index) => {
        const { href, label } = user && member ? member : visitor;
        const other = user && member ? visitor : member;
        return (
          <ButtonLink key={visitor.href} href={href} size="large" weight={index === 0 ? 'solid' : 'outline'}>
            {/* The button is as wide as the longer of both labels, so that nothing moves when the session is known. */}
            <span
              className={styles.label}
              data-other={other?.label}
              data-for-visitors={!user && member ? '' : undefined}
            >
              {label}
            </span>
          </ButtonLink>
        );
      })}
    </div>
  );
}
