import { Seo } from '@/components/layout/document/seo';
import { TokenQuestion } from '@/components/layout/document/token-question';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { SuccessMark } from '@/components/ui/feedback/success-mark';
import { PageHeader } from '@/components/ui/page-header';
import { emailLinkCopy } from '@/lib/content/accounts/account';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import type { EmailLinkProps } from '@/lib/server/accounts/page-props/email-link';

/**
 * The page behind a link in an email about an address. It asks for a click, because mail scanners open links. Works
 * without scripts.
 */
export function EmailLinkPage({ purpose, ...props }: EmailLinkProps) {
  const copy = emailLinkCopy[purpose];
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={mailedPaths[purpose]('token')} isHidden />
      {props.state === 'asking' ? (
        <TokenQuestion title={copy.title} text={copy.text} submit={copy.submit} />
      ) : (
        <PageHeader
          trail={props.state === 'done' ? <SuccessMark /> : undefined}
          title={props.state === 'done' ? copy.doneTitle : copy.failedTitle}
          lead={<span role={props.state === 'done' ? 'status' : 'alert'}>{props.message}</span>}
        >
          {copy.advice === '' ? null : <p>{copy.advice}</p>}
          <ButtonLink href={props.state === 'done' ? copy.doneTo : copy.failedTo} size="large">
            {props.state === 'done' ? copy.toAccount : copy.toFailed}
          </ButtonLink>
        </PageHeader>
      )}
    </>
  );
}
