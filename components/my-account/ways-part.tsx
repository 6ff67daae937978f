import { RowLinks } from '@/components/ui/tables/row-links';
import { TextLink } from '@/components/ui/navigation/text-link';
import { waysCopy as words } from '@/lib/content/accounts/account-parts';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import styles from '@/components/accounts/account.module.css';
import { OwnApplication, OwnBanks } from '@/components/brokerage/banks/own-standing';

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
    {isInvestor ? null : <TextLink href={paths.bank}>{words.bankLink}</TextLink>}
    {isInvestor ? null : <TextLink href={brokeragePaths.transfers}>{words.transfersLink}</TextLink>}
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
