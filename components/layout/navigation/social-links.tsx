import type { SocialLink } from '@/lib/content/marketing/social';
import styles from './social-links.module.css';

/** Ours, plain shapes that recall each network. In the page: a file would be one more line to open before the first paint. */
const marks: Record<SocialLink['network'], string> = {
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.6c0-1 .4-1.6 1.8-1.6h1.7V3.1A20 20 0 0 0 15 3c-2.6 0-4.3 1.5-4.3 4.3v2.2H7.8V13h2.9v8',
  twitter:
    'M3.5 17.4c6 2.6 13.3.6 14-7l2.6-2.7-3.2.2c-1.1-2.7-5.2-2-5.2 1.6-3 .1-5.6-1.2-7.2-3.4-1 3 .2 5.6 2.3 7-.9.1-1.7-.1-2.5-.5.4 1.8 1.7 2.8 3.2 3.2-1.2.9-2.5 1.4-4 1.6Z',
  linkedin: 'M5 9.5V20m0-15.5v.2M10 20V9.5m0 5c0-3 1.6-5 4.5-5S19 11.3 19 14v6',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 4.7a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6Zm4.9-1.3v.2',
};

export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul className={styles.list} aria-label="Elsewhere">
      {links.map((link) => (
        <li key={link.network}>
          <a href={link.href} className={styles.link} aria-label={link.label} rel="me noopener">
            <svg className={styles.mark} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path d={marks[link.network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
