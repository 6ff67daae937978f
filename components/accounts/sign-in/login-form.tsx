import { useRef } from 'react';
import { ModalField } from '@/components/modals/modal-field';
import { useAccountKind } from '@/components/modals/kind-switch';
import { openModal } from '@/components/modals/modal-stack';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { showToast } from '@/components/toasts/toast-store';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Link } from '@/components/ui/navigation/link';
import { loginCopy } from '@/lib/content/accounts/auth';
import { welcomeBack } from '@/lib/content/accounts/messages';
import { loginModal as words } from '@/lib/content/shared/modals';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { paths } from '@/lib/domain/shared/paths';
import styles from './auth-form.module.css';
import { SubmitButton } from './submit-button';

type Credentials = { email: string; password: string };
type LoginFormProps = { firstKind: AccountKind | undefined; onDone: () => void };

/** The modal's form as a page. */
export function LoginForm({ firstKind, onDone }: LoginFormProps) {
  const { kind, choice } = useAccountKind(firstKind, words);
  const place = useRef<HTMLFormElement>(null);
  const { form, field, isBusy, refusal } = useToastForm<Credentials>({
    rules: loadRules,
    send: async (body) => {
      const [{ accountCalls }, { signIn }] = await Promise.all([
        import('@/lib/client/session/account-calls'),
        import('@/lib/client/session/session-actions'),
      ]);
      signIn(await accountCalls(kind).login({ body }), { kind, pathname: paths.login });
      showToast('success', welcomeBack);
      onDone();
    },
  });
  const typedEmail = () => {
    const email = place.current && new FormData(place.current).get('email');
    return typeof email === 'string' ? email : '';
  };

  return (
    <>
      {choice}
      <form {...form} ref={place} className={styles.form}>
        <ModalField {...field('email')} kind="email" label={words.email} />
        <ModalField {...field('password')} kind="password" label={words.password} />
        <FormRefusal>{refusal}</FormRefusal>
        <SubmitButton isBusy={isBusy} busyLabel={loginCopy.busy}>
          {words.submit}
        </SubmitButton>
      </form>
      <p className={styles.ways}>
        <Link className={styles.link} href={kind === 'investor' ? `${paths.signUp}?as=investor` : paths.signUp}>
          {words.signUp}
        </Link>
        <button
          type="button"
          className={styles.link}
          onClick={() => openModal('forgot-password', { kind, email: typedEmail() })}
        >
          {words.forgotPassword}
        </button>
      </p>
    </>
  );
}

async function loadRules() {
  const [{ contractRules }, { credentials }] = await Promise.all([
    import('@/lib/client/forms/contract-rules'),
    import('@/lib/contracts/accounts/accounts'),
  ]);
  return contractRules<Credentials>(credentials);
}
