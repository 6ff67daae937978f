import { RowLinks } from '@/components/ui/tables/row-links';
import { TextLink } from '@/components/ui/navigation/text-link';
import { waysCopy as copy } from '@/lib/content/my-account/account-sections';
import { paths } from '@/lib/domain/shared/paths';
import styles from '../accounts/account.module.css';
import { OwnApplication, OwnBanks } from '@/components/brokerage/banks/account-summary';
import { OwnPlanSummary } from './own-plan-summary';

type Way = { isInvestor: boolean };

export const BillingSection = ({ isInvestor }: Way) => (
  <div className={styles.stack}>
    {isInvestor ? (
      <>
        <p>{copy.billingInvestor}</p>
        <TextLink href={paths.subscribe}>{copy.plans}</TextLink>
      </>
    ) : (
      <OwnPlanSummary />
    )}
  </div>
);

export const BankSection = ({ isInvestor }: Way) => (
  <div className={styles.stack}>
    {isInvestor ? (
      <p>{copy.bankInvestor}</p>
    ) : (
      <>
        <OwnBanks />
        <TextLink href={paths.bank}>{copy.bankLink}</TextLink>
      </>
    )}
  </div>
);

export const ApplicationsSection = ({ isInvestor }: Way) => (
  <div className={styles.stack}>
    {isInvestor ? (
      <>
        <p>{copy.applicationsInvestor}</p>
        <TextLink href={paths.accountInvesting}>{copy.rounds}</TextLink>
      </>
    ) : (
      <OwnApplication />
    )}
  </div>
);

/** Links to the pages with the account's other data. */
export const MoreSection = ({ isInvestor }: Way) => (
  <RowLinks
    links={[
      { href: paths.watchlists, label: copy.watchlists },
      { href: paths.stockRequests, label: copy.requests },
      { href: paths.places, label: copy.places },
      ...(isInvestor ? [] : [{ href: paths.accountLinks, label: copy.links }]),
    ]}
  />
);
