import { ButtonLink } from '@/components/ui/forms/button-link';
import { openingOf } from '@/lib/content/publishing/blog';
import type { PostPage } from '@/lib/contracts/publishing/posts';
import styles from './paywall.module.css';

type PaywallProps = { post: Pick<PostPage, 'id' | 'access' | 'visibility'>; isSignedIn: boolean; isPending?: boolean };

/**
 * Shown where a restricted post is cut off: the plan that includes it, and its price. While pending, it only reserves
 * its space.
 */
export function Paywall({
  post: {
    id,
    visibility,
    access: { opensBy, reason },
  },
  isSignedIn,
  isPending = false,
}: PaywallProps) {
  if (opensBy === null) return null;
  const { title, text, action, other } = openingOf(id, { opensBy, reason }, isSignedIn, visibility === 'tier');
  return (
    <section
      className={styles.wall}
      aria-labelledby="paywall"
      data-for-visitors={isPending ? 'pending' : isSignedIn ? undefined : 'box'}
    >
      <h2 id="paywall" className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <ButtonLink href={action.href} size="large">
          {action.label}
        </ButtonLink>
        {other && !isSignedIn ? (
          <ButtonLink href={other.href} size="large" weight="outline">
            {other.label}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
