import { useRef } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { rememberForReload } from '@/lib/client/session/after-reload';
import { goTo } from '@/lib/client/http/navigation';
import { signIn } from '@/lib/client/session/session-actions';
import { welcomeBack } from '@/lib/content/accounts/messages';
import { loginModal as words } from '@/lib/content/shared/modals';
import { paths } from '@/lib/domain/shared/paths';
import { safePath } from '@/lib/domain/shared/redirects';
import { useAccountKind } from './kind-switch';
import { ModalForm } from './modal-form';
import { ModalLink } from './modal-link';
import { swapModal, type ModalDetails } from './modal-stack';

type Credentials = { email: string; password: string };
type LoginModalProps = { details: ModalDetails; onClose: () => void };

/** Signs in with either kind of account, and goes on to where the visitor was going. */
export function LoginModal({ details, onClose }: LoginModalProps) {
  const { next, email } = details;
  const { kind, choice } = useAccountKind(details.kind, words);
  const form = useRef<HTMLFormElement>(null);

  async function logIn(body: Credentials) {
    const { accountCalls } = await import('@/lib/client/session/account-calls');
    const record = await accountCalls(kind).login({ body });
    const willReload = signIn(record, { kind, pathname: window.location.pathname });
    onClose();
    if (willReload) return rememberForReload({ message: welcomeBack, ...(next ? { next } : {}) });
    showToast('success', welcomeBack);
    if (next) goTo(safePath(next));
  }

  return (
    <ModalForm<Credentials>
      title={words.title}
      choice={choice}
      formRef={form}
      fields={[
        { name: 'email', label: words.email, defaultValue: email },
        { name: 'password', label: words.password },
      ]}
      submit={words.submit}
      rules={loadRules}
      send={logIn}
    >
      <ModalLink href={kind === 'investor' ? `${paths.signUp}?as=investor` : paths.signUp} onLeave={onClose}>
        {words.signUp}
      </ModalLink>
      <ModalLink onOpen={() => swapModal('login', 'forgot-password', { kind, email: typedEmail(form.current) })}>
        {words.forgotPassword}
      </ModalLink>
    </ModalForm>
  );
}

function typedEmail(form: HTMLFormElement | null) {
  const email = form && new FormData(form).get('email');
  return typeof email === 'string' ? email : '';
}

async function loadRules() {
  const [{ contractRules }, { credentials }] = await Promise.all([
    import('@/lib/client/forms/contract-rules'),
    import('@/lib/contracts/accounts/accounts'),
  ]);
  return contractRules<Credentials>(credentials);
}
