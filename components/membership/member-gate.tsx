import { useRouter, type NextRouter } from 'next/router';
import { MemberPage, type MemberPageProps } from '@/components/layout/shell/member-page';
import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { gateCopy, tierNames } from '@/lib/content/membership/billing';
import { intervals, priceCents, testDriveDays, tiers } from '@/lib/domain/membership/plans';
import { usd } from '@/lib/domain/shared/money';
import { paths } from '@/lib/domain/shared/paths';
import styles from './billing.module.css';

/** A page about the member's plan: other visitors sign up and return here, with the plan they chose. */
export function MemberGate(props: MemberPageProps) {
  // With the previous choices.
  const { asPath, query } = useRouter();
  const chosen = chosenPlan(query);
  return (
    <MemberPage
      {...props}
      copy={chosen ? { ...gateCopy, signInText: `${chosen} ${gateCopy.signInText}` } : gateCopy}
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

function chosenPlan({ plan, interval, testDrive }: NextRouter['query']) {
  const tier = tiers.find((one) => one === plan);
  if (!tier) return undefined;
  const each = intervals.find((one) => one === interval) ?? 'month';
  return gateCopy.chosen(tierNames[tier], usd(priceCents(tier, each)), each, testDrive === '1' ? testDriveDays : 0);
}
