import { Seo } from '@/components/layout/document/seo';
import { Button } from '@/components/ui/forms/button';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/navigation/text-link';
import { newsletterLinkCopy } from '@/lib/content/publishing/newsletter-links';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { paths } from '@/lib/domain/shared/paths';
import type { NewsletterLinkProps } from '@/lib/server/publishing/newsletter/page-props/newsletter-link';
import styles from '@/components/leads/lead-form-page.module.css';

const places = { confirm: mailedPaths.newsletterConfirm, unsubscribe: mailedPaths.newsletterUnsubscribe };

/** The page behind a link in a newsletter email: a single button, which works without scripts and without a login. */
export function NewsletterLinkPage({ purpose, token, outcome }: NewsletterLinkProps) {
  const copy = newsletterLinkCopy[purpose];
  const title = outcome === null ? copy.title : outcome.isGood ? copy.doneTitle : copy.badTitle;
  return (
    <>
      <Seo title={title} description={copy.description} path={places[purpose]} isHidden />
      <PageHeader title={title} lead={outcome === null ? copy.text : <span role="status">{outcome.sentence}</span>} />
      <div className={styles.body}>
        {token === null ? (
          <TextLink href={outcome?.isGood ? paths.home : copy.remedy.href}>
            {outcome?.isGood ? copy.on : copy.remedy.label}
          </TextLink>
        ) : (
          <form method="post" action={places[purpose]}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" size="large">
              {copy.submit}
            </Button>
          </form>
        )}
      </div>
    </>
  );
}
