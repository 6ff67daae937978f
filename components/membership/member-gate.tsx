import { useRouter } from 'next/router';
import { MemberPage, type MemberPageProps } from '@/components/layout/shell/member-page';
import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { gateCopy, tierNames } from '@/lib/content/membership/billing';
import { chosenPlan } from '@/lib/domain/membership/chosen-plan';
import { priceCents } from '@/lib/domain/membership/plans';
import { usd } from '@/lib/domain/shared/money';
import { paths } from '@/lib/domain/shared/paths';
import styles from './billing.module.css';

/** A page about the member's plan. Visitors can sign up and return here with the plan they selected. */
export function MemberGate(props: MemberPageProps) {
  // Includes the choices in the query.
  const { asPath, query } = useRouter();
  const { tier, interval, days, isNamed } = chosenPlan(query);
  const order = gateCopy[isNamed ? 'chosen' : 'offered'](
    tierNames[tier],
    usd(priceCents(tier, interval)),
    interval,
    days,
  );
  return (
    <MemberPage
      {...props}
      copy={{ ...gateCopy, signInText: `${order} ${gateCopy.signInText}` }}
      wayIn={
        <div className={styles.buttons}>
          <ButtonLink href={`${paths.signUp}?next=${encodeURIComponent(asPath)}`} size="large">
            {gateCopy.signUp}
          </ButtonLink>
          <Button weight="outline" size="large" onClick={() => openModal('login', { kind: 'user' })}>
            {gateCopy.logIn}
          </Button>
        </div>
      }
    />
  );
}
