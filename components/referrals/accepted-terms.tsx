import { Disclosure } from '@/components/ui/navigation/disclosure';
import { accountLinksCopy as copy } from '@/lib/content/referrals/account-links';
import { promoterTermsVersions } from '@/lib/content/referrals/promoter-terms';
import { fullDate } from '@/lib/domain/shared/dates';
import styles from './links.module.css';

type AcceptedTermsProps = { version: number; acceptedAt: string };

/** The version of the terms that an ambassador accepted, when, and its text. */
export function AcceptedTerms({ version, acceptedAt }: AcceptedTermsProps) {
  const terms = promoterTermsVersions.find((one) => one.version === version);
  return (
    <>
      <p className={styles.hint}>{copy.termsAccepted(version, fullDate(acceptedAt.slice(0, 10)))}</p>
      {terms ? (
        <Disclosure title={copy.acceptedTerms}>
          <ol className={styles.terms}>
            {terms.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </Disclosure>
      ) : null}
    </>
  );
}
