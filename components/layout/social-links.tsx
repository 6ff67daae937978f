import type { SocialLink } from '@/lib/content/social';
import styles from './social-links.module.css';

/** The marks are ours, plain shapes that recall each network; a file of their own keeps them out of every page's script. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul className={styles.list} aria-label="Elsewhere">
      {links.map((link) => (
        <li key={link.network}>
          <a href={link.href} className={styles.link} aria-label={link.label} rel="me noopener">
            <svg width="22" height="22" aria-hidden="true">
              <use href={`/social-marks.svg#${link.network}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
