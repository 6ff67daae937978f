import { useRouter } from 'next/router';
import { useState } from 'react';
import { Seo } from '@/components/layout/document/seo';
import { LoginForm } from '@/components/modals/login-form';
import { openModal } from '@/components/modals/modal-stack';
import { showToast } from '@/components/toasts/toast-store';
import { goTo } from '@/lib/client/http/navigation';
import { useSessionUser } from '@/lib/client/session/session';
import { loginCopy as copy } from '@/lib/content/accounts/login-copy';
import { welcomeBack } from '@/lib/content/accounts/messages';
import { paths } from '@/lib/domain/shared/paths';
import { AuthFrame } from './auth-frame';
import styles from './auth-frame.module.css';
import { placeAfterSignUp } from './place-after-sign-up';
import { SignedIn } from './signed-in';

/** The login form as a page, which the login link opens before hydration. */
export function LoginPage() {
  const { query } = useRouter();
  const user = useSessionUser();
  // Keep the form until the next page loads.
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => goTo(placeAfterSignUp(query));

  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.login} isHidden />
      {user && !isLeaving ? (
        <SignedIn name={user.name} onContinue={leave} />
      ) : (
        <AuthFrame title={copy.title} lead={copy.lead}>
          <div className={styles.card}>
            <LoginForm
              firstKind={query.as === 'investor' ? 'investor' : undefined}
              onDone={() => {
                setIsLeaving(true);
                showToast('success', welcomeBack);
                leave();
              }}
              onForgot={(typed) => openModal('forgot-password', typed)}
            />
          </div>
        </AuthFrame>
      )}
    </>
  );
}
