import { Pending } from '@/components/ui/feedback/fetched';
import { Section } from '@/components/ui/section';
import { linksPageCopy as copy } from '@/lib/content/referrals/links-page';
import { paths } from '@/lib/domain/shared/paths';
import { ReferralTabs } from './earnings/referral-tabs';
import { LinkBuilder } from './link-builder';
import { PromoterTerms } from './promoter-terms';
import { useOwnLink } from './use-own-link';

/** Fetches the member's referral link and shows it, or the terms if they are not accepted yet, or the error. */
export const OwnLink = () => (
  <>
    <ReferralTabs current={paths.accountLinks} />
    <LinkOrTerms />
  </>
);

function LinkOrTerms() {
  const { data: link, accept, isBusy, ...own } = useOwnLink();
  if (!link)
    return (
      <Section>
        <Pending of={own} copy={copy} lines={6} />
      </Section>
    );
  return link.isActive && link.code !== null ? (
    <LinkBuilder link={{ ...link, code: link.code }} />
  ) : (
    <PromoterTerms onAccept={accept} isBusy={isBusy} />
  );
}
