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
        lead="A referral link names the person who sent you, and works once that person has agreed to say openly that they earn a commission. This one has not got that far, or was stopped. Everything here can be read without it."
      />
    </>
  );
}
