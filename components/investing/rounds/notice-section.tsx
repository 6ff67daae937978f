import { Link } from '@/components/ui/navigation/link';
import { TextLink } from '@/components/ui/navigation/text-link';
import { roundCopy } from '@/lib/content/investing/rounds';
import type { RoundPage } from '@/lib/contracts/investing/rounds';
import { fullDate } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { RoundFacts } from './round-facts';
import styles from './rounds.module.css';
import { noticeTermsOf } from './terms-of';

type NoticeRound = Extract<RoundPage, { phase: 'notice' }>;
const { notice: copy, filed } = roundCopy;

/**
 * A live round's notice with the fields that 17 CFR 227.204(b) allows, below the link to the filed documents. Risks are
 * on the page that lists the rounds, away from terms.
 */
export function NoticeSection({ round }: { round: NoticeRound }) {
  const { portal, issuer, about, formCFiledOn, isSample } = round;
  const { fields } = copy;
  return (
    <>
      <div className={styles.part}>
        <h2 className={styles.title}>{filed.title}</h2>
        <p>{isSample ? filed.sample : filed.text(portal.name)}</p>
        <p className={styles.links}>
          {isSample ? null : <TextLink href={portal.url}>{filed.read}</TextLink>}
          <TextLink href={`${paths.rounds}#risks`}>{filed.risks}</TextLink>
        </p>
      </div>
      <div className={styles.part}>
        <h2 className={styles.title}>{copy.terms}</h2>
        <RoundFacts facts={noticeTermsOf(round)} />
      </div>
      <div className={styles.part}>
        <h2 className={styles.title}>{copy.issuer}</h2>
        <RoundFacts
          facts={[
            { name: fields.name, value: issuer.legalName },
            { name: fields.business, value: about },
            { name: fields.address, value: issuer.address },
            { name: fields.phone, value: isSample ? issuer.phone : <a href={`tel:${issuer.phone}`}>{issuer.phone}</a> },
            {
              name: fields.email,
              value: isSample ? issuer.email : <a href={`mailto:${issuer.email}`}>{issuer.email}</a>,
            },
            {
              name: fields.website,
              value: isSample ? issuer.website : <Link href={issuer.website}>{issuer.website}</Link>,
            },
            { name: fields.portal, value: portal.name, note: portal.registration },
            { name: fields.filed, value: fullDate(formCFiledOn) },
          ]}
        />
      </div>
    </>
  );
}
