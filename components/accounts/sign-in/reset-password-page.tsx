import { useRouter } from 'next/router';
import { Seo } from '@/components/layout/document/seo';
import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/forms/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { resetCopy as copy } from '@/lib/content/accounts/reset-copy';
import { investorLine } from '@/lib/content/accounts/form-notes';
import { resetLinkInvalid } from '@/lib/content/accounts/messages';
import { offline } from '@/lib/content/shared/frame';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { paths } from '@/lib/domain/shared/paths';
import { AuthFrame } from './auth-frame';
import { ResetPasswordForm } from './reset-password-form';
import { useResetLink, type ResetLinkState } from './use-reset-link';

const titles: Record<ResetLinkState, string> = {
  checking: copy.title,
  good: copy.title,
  used: copy.usedTitle,
  unreachable: copy.unreachableTitle,
  done: copy.doneTitle,
};
const leads = { checking: undefined, used: resetLinkInvalid, unreachable: undefined, done: copy.doneLine };

/** The page behind a password reset link: it checks the link, then asks for a new password. */
export function ResetPasswordPage({ kind }: { kind: AccountKind }) {
  const { query } = useRouter();
  const token = typeof query.token === 'string' ? query.token : undefined;
  const { state, setState, checkAgain } = useResetLink(kind, token);
  const lead = { ...leads, good: kind === 'investor' ? investorLine : undefined }[state];

  return (
    <>
      <Seo title={copy.title} description={copy.description} path={mailedPaths.resetPassword('token')} isHidden />
      <AuthFrame title={titles[state]} lead={<span role="status">{lead}</span>}>
        {state === 'checking' ? <Skeleton label={copy.checking} /> : null}
        {state === 'good' && token !== undefined ? (
          <ResetPasswordForm
            kind={kind}
            token={token}
            onDone={() => setState('done')}
            onUsed={() => setState('used')}
          />
        ) : null}
        {state === 'used' ? (
          <Button size="large" onClick={() => openModal('forgot-password', { kind })}>
            {copy.askAgain}
          </Button>
        ) : null}
        {state === 'unreachable' ? (
          <ErrorState title={offline} onRetry={checkAgain}>
            {copy.unreachableLine}
          </ErrorState>
        ) : null}
        {state === 'done' ? (
          <Button size="large" onClick={() => openModal('login', { kind, next: paths.home })}>
            {copy.login}
          </Button>
        ) : null}
      </AuthFrame>
    </>
  );
}

export const UserResetPasswordPage = () => <ResetPasswordPage kind="user" />;
export const InvestorResetPasswordPage = () => <ResetPasswordPage kind="investor" />;
