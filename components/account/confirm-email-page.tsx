import { Seo } from '@/components/layout/seo';
import { TokenQuestion } from '@/components/layout/token-question';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { confirmEmailWords as words } from '@/lib/content/account';
import { paths } from '@/lib/domain/paths';
import type { ConfirmEmailProps } from '@/lib/server/page-props/confirm-email';

/** Behind the link of the mail: a button, because programs that look into mails open links too. Works without scripts. */
export function ConfirmEmailPage(props: ConfirmEmailProps) {
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.confirmEmail('token')} isHidden />
      {props.state === 'asking' ? (
        <TokenQuestion title={words.title} text={words.text} submit={words.submit} />
      ) : (
        <PageHeader
          title={props.state === 'done' ? words.doneTitle : words.failedTitle}
          lead={<span role={props.state === 'done' ? 'status' : 'alert'}>{props.message}</span>}
        >
          <ButtonLink href={paths.account} size="large">
            {words.toAccount}
          </ButtonLink>
        </PageHeader>
      )}
    </>
  );
}
