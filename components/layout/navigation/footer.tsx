import type { ReactNode } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { productName } from '@/lib/content/shared/product';
import { socialLinks } from '@/lib/content/marketing/social';

import styles from './footer.module.css';
import { Logo } from './logo';
import { siteMap, smallPrint } from './navigation';
import { SocialLinks } from './social-links';
import { ThemeSwitch } from '../shell/theme-switch';

type FooterProps = { isMember?: boolean; newsletter?: ReactNode };

/** Every screen, the four networks, and what a reader should know before believing a number. */
export function Footer({ isMember = false, newsletter }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <Logo />
          <p className={styles.mission}>An investing community that keeps its books open.</p>
          <SocialLinks links={socialLinks} />
        </div>
        <nav className={styles.map} aria-label="All pages">
          {siteMap.map((group) => (
            <div key={group.title}>
              <p className={styles.groupTitle}>{group.title}</p>
              <ul>
                {group.links
                  .filter((link) => !isMember || !link.isForVisitors)
                  .map((link) => (
                    <li key={link.href}>
                      <Link href={link.href} className={styles.link}>
                        {link.label}
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
        {newsletter ? <div className={styles.newsletter}>{newsletter}</div> : null}
        <div className={styles.disclosures}>
          <p>
            {productName} publishes research and signals. It is not a broker and gives no personal advice; what you do
            with a signal is your decision and your risk.
          </p>
          <p>
            Trading options can cost you the whole amount you put in. Results on a $1,000 stake are hypothetical, before
            costs, and say nothing about the next trade.
          </p>
        </div>
        <div className={styles.last}>
          <ul className={styles.smallPrint}>
            {smallPrint.map((link) => (
              <li key={link.href}>
                <Link href={link.href} className={styles.link}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
