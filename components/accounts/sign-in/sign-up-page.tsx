import { useRouter } from 'next/router';
import { useState } from 'react';
import { LoginLink } from '@/components/modals/login-link';
import { openModal } from '@/components/modals/modal-stack';
import styles from '@/components/modals/sign-up/auth-form.module.css';
import { Seo } from '@/components/layout/document/seo';
import { goTo, scrollToTop } from '@/lib/client/http/navigation';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { readPaywall } from '@/lib/client/data/paywall';
import { useSessionUser } from '@/lib/client/session/session';
import { signUpCopy as copy } from '@/lib/content/accounts/sign-up-copy';
import { paths } from '@/lib/domain/shared/paths';
import { AuthFrame } from './auth-frame';
import { placeAfterSignUp } from './place-after-sign-up';
import { SignedIn } from './signed-in';
import { SignUpForm } from '@/components/modals/sign-up/sign-up-form';

const loadNextPlan = () => import('./next-plan');

/** Pages with charts that only members can see. */
const chartPages = /^\/(stocks\/|stock-insights-by-sector|compare)/;

/** The sign-up form for both kinds of account. */
export function SignUpPage() {
  const { query } = useRouter();
  const user = useSessionUser();
  // Keep the form until the next page loads.
  const [isLeaving, setIsLeaving] = useState(false);
  const place = () => placeAfterSignUp(query);
  const checkout = typeof query.next === 'string' && query.next.startsWith(paths.checkout) ? query.next : undefined;
  const isApplying = typeof query.next === 'string' && query.next.startsWith(paths.openAccount);
  const { part: loaded } = useLazyModule(loadNextPlan, checkout !== undefined);

  const leave = () => {
    if (query.paywall !== undefined || readPaywall()) scrollToTop();
    goTo(place());
  };

  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.signUp} />
      {user && !isLeaving ? (
        <SignedIn name={user.name} onContinue={leave} />
      ) : (
        <AuthFrame title={copy.title} lead={lead()}>
          <SignUpForm
            firstKind={query.as === 'investor' && !isApplying ? 'investor' : 'user'}
            isForMembers={isApplying}
            loginLink={({ label, ...login }) => (
              <LoginLink
                className={styles.link}
                kind={login.kind}
                onOpen={() => openModal('login', { ...login, next: place() })}
              >
                {label}
              </LoginLink>
            )}
            onDone={() => {
              setIsLeaving(true);
              leave();
            }}
          />
        </AuthFrame>
      )}
    </>
  );

  function lead() {
    if (checkout !== undefined) return loaded?.nextPlan(checkout) ?? copy.leadToCheckout;
    if (isApplying) return copy.leadToApplication;
    return typeof query.from === 'string' && chartPages.test(query.from) ? copy.leadToCharts : copy.lead;
  }
}
