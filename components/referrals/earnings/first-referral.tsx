import { copyText } from '@/components/toasts/copy-text';
import { Button } from '@/components/ui/forms/button';
import { Pending } from '@/components/ui/feedback/fetched';
import { TextLink } from '@/components/ui/navigation/text-link';
import { Section } from '@/components/ui/section';
import { accountLinksCopy } from '@/lib/content/referrals/account-links';
import { firstReferralCopy as copy } from '@/lib/content/referrals/first-referral';
import { siteUrl } from '@/lib/content/shared/product';
import { payoutMinimumOn } from '@/lib/domain/referrals/payouts';
import { shortLink } from '@/lib/domain/referrals/referral-link';
import { paths } from '@/lib/domain/shared/paths';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { useOwnLink } from '../use-own-link';
import styles from './earnings.module.css';

/** Shown before the first sign-up: the link to share, and what happens next. */
export function FirstReferral({ clicks }: { clicks: number }) {
  const { data: link, ...own } = useOwnLink();
  return (
    <Section title={copy.title} lead={copy.lead} isSplit>
      {link?.code ? (
        <div className={styles.first}>
          <SharedLink code={link.code} />
          <p className={styles.note}>{copy.next(clicks)}</p>
          <p>
            {copy.example} {copy.minimum(payoutMinimumOn(utcDay(new Date())))}
          </p>
          <TextLink href={paths.accountLinks}>{copy.more}</TextLink>
        </div>
      ) : (
        <Pending of={own} copy={copy} lines={6} />
      )}
    </Section>
  );
}

function SharedLink({ code }: { code: string }) {
  const address = new URL(shortLink(code), siteUrl || window.location.origin).href;
  return (
    <>
      <output className={styles.link} aria-label={accountLinksCopy.link}>
        {address}
      </output>
      <Button size="large" onClick={() => void copyText(address, accountLinksCopy)}>
        {accountLinksCopy.copy}
      </Button>
    </>
  );
}
