import { PageError } from '@/components/layout/page-error';
import { Seo } from '@/components/layout/seo';
import { linkInactive } from '@/lib/content/messages';

/** Behind a referral link that does not work: nobody is sent on under a name that has agreed to nothing. */
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
