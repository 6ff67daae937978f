import { useId, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/forms/button';
import { Link } from '@/components/ui/navigation/link';
import { SampleTag } from '@/components/ui/tag';
import { homePartCopy } from '@/lib/content/my-account/home';
import type { HomePart } from '@/lib/domain/my-account/home-parts';
import styles from './home-card.module.css';

type HomeCardProps = {
  title: string;
  /** Content at the end of the title's line. */
  aside?: ReactNode;
  isSample?: boolean;
  children?: ReactNode;
};

/** A section of the member's home: a card with a title. */
export function HomeCard({ title, aside, isSample = false, children }: HomeCardProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {isSample ? (
          <span className={styles.tag}>
            <SampleTag />
          </span>
        ) : null}
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
      {children}
    </Card>
  );
}

/** A line that replaces an empty section, with a link to fill it. */
export const EmptyLine = ({ text, href, action }: { text: string; href?: string; action?: string }) => (
  <p className={styles.empty}>
    <span>{text}</span>
    {href && action ? <CardLink href={href}>{action}</CardLink> : null}
  </p>
);

/** A link in a card, with an arrow. */
export const CardLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={styles.link}>
    {children} <span aria-hidden="true">→</span>
  </Link>
);

/** Replaces a section that failed to load; the other sections stay. */
export const FailedSection = ({ part, title, retry }: { part: HomePart; title: string; retry: () => void }) => (
  <HomeCard title={title}>
    <div className={styles.empty} role="alert">
      <span>{homePartCopy.failed[part]}</span>
      <Button weight="outline" onClick={retry}>
        {homePartCopy.again}
      </Button>
    </div>
  </HomeCard>
);
