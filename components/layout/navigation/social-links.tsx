import type { SocialLink } from '@/lib/content/marketing/social';
import styles from './social-links.module.css';

/** Links to our social profiles. Each icon is a CSS mask. */
export const SocialLinks = ({ links }: { links: readonly SocialLink[] }) => (
  <ul className={styles.list} aria-label="Social media">
    {links.map(({ network, label, href }) => (
      <li key={network}>
        <a href={href} className={styles.link} aria-label={label} rel="me noopener">
          <span className={styles.icon} data-network={network} />
        </a>
      </li>
    ))}
  </ul>
);
