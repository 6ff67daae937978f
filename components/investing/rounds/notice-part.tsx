import { ButtonLink } from '@/components/ui/forms/button-link';
import { Link } from '@/components/ui/navigation/link';
import { roundCopy } from '@/lib/content/investing/rounds';
import type { RoundPage } from '@/lib/contracts/investing/rounds';
import { dayOf, fullDate } from '@/lib/domain/shared/dates';
import { minuteOf } from '@/lib/domain/shared/instants';
import { usd, usdExact } from '@/lib/domain/shared/money';
import styles from './rounds.module.css';

type NoticeRound = Extract<RoundPage, { phase: 'notice' }>;
const copy = roundCopy.notice;

/** While live: a notice as 17 CFR 227.204(b) allows it, field by field, and the link to the intermediary. */
export function NoticePart({ round }: { round: NoticeRound }) {
  const { portal, issuer } = round;
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{copy.title}</h2>
      <p>{copy.lead(issuer.legalName, portal.name)}</p>
      {round.isSample ? (
        <p className={styles.note}>{copy.sampleHandOff}</p>
      ) : (
        <p>
          <ButtonLink href={portal.url} size="large">
            {copy.handOff(portal.name)}
          </ButtonLink>
        </p>
      )}
      <dl className={styles.facts}>
        {termsOf(round).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{copy.fields.website}</dt>
          <dd>{round.isSample ? issuer.website : <Link href={issuer.website}>{issuer.website}</Link>}</dd>
        </div>
      </dl>
    </div>
  );
}

function termsOf(round: NoticeRound): [string, string][] {
  const { fields } = copy;
  const { issuer, portal, held } = round;
  return [
    [fields.security, round.security],
    [fields.price, usdExact(round.priceCents)],
    [fields.minimum, usd(round.minimumCents)],
    [fields.target, usd(round.targetCents)],
    [fields.deadline, minuteOf(round.deadlineAt)],
    [fields.use, round.useOfProceeds],
    [fields.held, held ? `${usd(held.cents)}, as of ${dayOf(held.asOf)}` : fields.notHeld],
    [copy.portal, `${portal.name} (${portal.registration})`],
    [fields.filed, fullDate(round.formCFiledOn)],
    [fields.issuer, issuer.legalName],
    [fields.business, round.about],
    [fields.address, issuer.address],
    [fields.phone, issuer.phone],
    [fields.email, issuer.email],
  ];
}
