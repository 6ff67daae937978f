import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Choice } from '@/components/ui/forms/choice';
import { Section } from '@/components/ui/section';
import { accountLinksCopy as copy } from '@/lib/content/referrals/account-links';
import { currentPromoterTerms as terms } from '@/lib/content/referrals/promoter-terms';
import { ladderSummary } from '@/lib/content/referrals/ladder';
import { fullDate } from '@/lib/domain/shared/dates';
import styles from './links.module.css';

type PromoterTermsProps = { onAccept: (version: number, showsName: boolean) => void; isBusy: boolean };

/** The full ambassador terms with a button to accept them. */
export function PromoterTerms({ onAccept, isBusy }: PromoterTermsProps) {
  const [showsName, setShowsName] = useState(false);
  return (
    <Section
      title={copy.termsTitle}
      eyebrow={copy.termsVersion(terms.version, fullDate(terms.from))}
      lead={copy.termsLead}
    >
      <ol className={styles.terms}>
        {terms.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <p className={styles.rates}>
        <strong>{copy.rates}</strong> {ladderSummary}
      </p>
      <div className={styles.accept}>
        <Choice
          kind="checkbox"
          label={copy.showsName}
          note={copy.showsNameNote}
          checked={showsName}
          onChange={(event) => setShowsName(event.currentTarget.checked)}
        />
        <Button
          size="large"
          onClick={() => onAccept(terms.version, showsName)}
          isBusy={isBusy}
          busyLabel={copy.accepting}
        >
          {copy.accept}
        </Button>
      </div>
    </Section>
  );
}
