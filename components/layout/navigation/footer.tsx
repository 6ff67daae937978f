import type { ReactNode } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { productName } from '@/lib/content/shared/product';
import { socialLinks } from '@/lib/content/marketing/social';

import styles from './footer.module.css';
import { Logo } from './logo';
import { footerGroups, legalLinks, type NavigationLink } from './navigation';
import { SocialLinks } from './social-links';
import { ThemeSwitch } from '../shell/theme-switch';

type FooterProps = { newsletter?: ReactNode };

/** The main links, the newsletter form and the disclosures. */
export function Footer({ newsletter }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <Logo />
          <p className={styles.mission}>An investing community that keeps its books open.</p>
          {socialLinks.length > 0 ? <SocialLinks links={socialLinks} /> : null}
        </div>
        <nav aria-label="Footer">
          <details className={styles.fold}>
            <summary className={styles.opener}>All pages</summary>
            <div className={styles.map}>
              {footerGroups.map((group) => (
                <div key={group.label}>
                  <p className={styles.groupTitle}>{group.label}</p>
                  {/* At most five links per group; the menus have the rest. */}
                  <ul>{group.links.slice(0, 5).map(footerLink)}</ul>
                </div>
              ))}
            </div>
          </details>
        </nav>
        {newsletter ? <div className={styles.newsletter}>{newsletter}</div> : null}
        <div className={styles.disclosures}>
          <p>{productName} publishes research and signals. It is not a broker and does not give personalized advice.</p>{' '}
          <p>You can lose all the money you put into options.</p>
        </div>
        <div className={styles.last}>
          <ul className={styles.smallPrint}>{legalLinks.map(footerLink)}</ul>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

const footerLink = ({ label, href }: NavigationLink) => (
  <li key={href}>
    <Link href={href} className={styles.link}>
      {label}
    </Link>
  </li>
);
