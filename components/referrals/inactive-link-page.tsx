import { PageError } from '@/components/layout/errors/page-error';
import { Seo } from '@/components/layout/document/seo';
import { linkInactive } from '@/lib/content/referrals/messages';

/**
 * The page for a referral link that is not active, because its owner has not accepted the terms or it was turned off.
 */
export function InactiveLinkPage() {
  return (
    <>
      <Seo title="Referral link" description={linkInactive} path="/r" isHidden />
      <PageError
        code="404"
        title={linkInactive}
        lead="A referral link works once its owner accepts the promoter terms. This one isn’t active yet or was turned off. You don’t need it to use the site."
      />
    </>
  );
}
