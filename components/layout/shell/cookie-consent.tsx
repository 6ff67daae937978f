import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Link } from '@/components/ui/navigation/link';
import { isConsentDue, type ConsentChoice } from '@/lib/client/visits/consent';
import { saveConsentChoice } from '@/lib/client/visits/consent-choice';
import { consentCopy as copy } from '@/lib/content/visits/consent-copy';
import { paths } from '@/lib/domain/shared/paths';
import styles from './cookie-consent.module.css';

/** The consent banner: a single line that covers no content. */
export function CookieConsent() {
  const [isDue, setIsDue] = useState(isConsentDue);
  if (!isDue) return null;
  const answer = (choice: ConsentChoice) => {
    saveConsentChoice(choice);
    setIsDue(false);
  };
  return (
    <section className={styles.line} aria-label={copy.label}>
      <p className={styles.question}>
        {copy.question}{' '}
        <Link href={paths.cookies} className={styles.more}>
          {copy.more}
        </Link>
      </p>
      <div className={styles.answers}>
        <Button weight="outline" onClick={() => answer('no')}>
          {copy.no}
        </Button>
        <Button weight="outline" onClick={() => answer('yes')}>
          {copy.yes}
        </Button>
      </div>
    </section>
  );
}
