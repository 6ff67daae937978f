import { RowLinks } from '@/components/ui/row-links';
import { TextLink } from '@/components/ui/text-link';
import { waysWords as words } from '@/lib/content/account-parts';
import { paths } from '@/lib/domain/paths';
import styles from './account.module.css';
import { OwnApplication, OwnBanks } from './own-standing';

type Way = { isInvestor: boolean };

export const BillingPart = ({ isInvestor }: Way) => (
  <div className={styles.stack}>
    <p>{isInvestor ? words.billingInvestor : words.billing}</p>
    <TextLink href={isInvestor ? paths.subscribe : paths.billing}>
      {isInvestor ? words.plans : words.billingLink}
    </TextLink>
    {isInvestor ? null : <TextLink href={`${paths.billing}?cancel=1`}>{words.cancelLink}</TextLink>}
  </div>
);

export const BankPart = ({ isInvestor }: Way) => (
  <div className={styles.stack}>
    <p>{isInvestor ? words.bankInvestor : words.bank}</p>
    {isInvestor ? null : <OwnBanks />}
    {/* A page of its own, loaded whole: only its answer lets Plaid's window in. */}
    {isInvestor ? null : (
      <a href={paths.bank} className={styles.wayOn}>
        {words.bankLink} <span aria-hidden="true">→</span>
      </a>
    )}
  </div>
);

export const ApplicationsPart = ({ isInvestor }: Way) => (
  <div className={styles.stack}>
    <p>{isInvestor ? words.applicationsInvestor : words.applications}</p>
    {isInvestor ? null : <OwnApplication />}
    {isInvestor ? (
      <TextLink href={paths.accountInvesting}>{words.rounds}</TextLink>
    ) : (
      <TextLink href={paths.openAccount}>{words.applicationsLink}</TextLink>
    )}
  </div>
);

/** What else is one's own, at its own address. */
export const MorePart = ({ isInvestor }: Way) => (
  <RowLinks
    links={[
      { href: paths.watchlists, label: words.watchlists },
      { href: paths.stockRequests, label: words.requests },
      { href: paths.places, label: words.places },
      ...(isInvestor ? [] : [{ href: paths.accountLinks, label: words.links }]),
    ]}
  />
);
