import { PageError } from '@/components/layout/errors/page-error';
import { Seo } from '@/components/layout/document/seo';
import { linkInactive } from '@/lib/content/referrals/messages';

/** The page of an invalid referral link: it does not redirect without accepted terms. */
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
