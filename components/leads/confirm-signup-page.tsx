import { Seo } from '@/components/layout/document/seo';
import { TokenQuestion } from '@/components/layout/document/token-question';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { SuccessMark } from '@/components/ui/feedback/success-mark';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/navigation/text-link';
import { confirmSignupCopy as copy } from '@/lib/content/leads/confirm-signup';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { paths } from '@/lib/domain/shared/paths';
import type { ConfirmSignupProps } from '@/lib/server/leads/page-props/confirm-signup';
import styles from './confirm-signup.module.css';

/** The page behind a single sign-up confirmation link: a button, then the result. Works without scripts. */
export function ConfirmSignupPage(props: ConfirmSignupProps) {
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={mailedPaths.confirmSignup('token')} isHidden />
      {props.state === 'asking' ? <TokenQuestion title={copy.title} text={copy.text} submit={copy.submit} /> : null}
      {props.state === 'done' ? <Done {...props} /> : null}
      {props.state === 'failed' ? (
        <PageHeader
          title={props.isSpent ? copy.spentTitle : copy.failedTitle}
          lead={<span role="alert">{props.message}</span>}
        >
          <div className={styles.ways}>
            <ButtonLink href={paths.form('single-signup')} size="large">
              {copy.again}
            </ButtonLink>
            <ButtonLink href={paths.login} size="large" weight="outline">
              {copy.logIn}
            </ButtonLink>
          </div>
        </PageHeader>
      ) : null}
    </>
  );
}

function Done({ message, invite, place, appLink }: Extract<ConfirmSignupProps, { state: 'done' }>) {
  return (
    <>
      <PageHeader trail={<SuccessMark />} title={copy.doneTitle} lead={<span role="status">{message}</span>}>
        {invite === null ? null : (
          <ButtonLink href={invite} size="large">
            {copy.openInvite}
          </ButtonLink>
        )}
      </PageHeader>
      <div className={styles.more}>
        {invite === null ? null : (
          <p>
            {copy.inviteOnce} <span className={styles.address}>{invite}</span>
          </p>
        )}
        {place === null ? null : <TextLink href={place}>{copy.back}</TextLink>}
        <TextLink href={appLink ?? paths.landing}>{appLink ? copy.app : copy.appComing}</TextLink>
      </div>
    </>
  );
}
