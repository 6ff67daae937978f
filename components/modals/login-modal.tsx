import { showToast } from '@/components/toasts/toast-store';
import { goTo } from '@/lib/client/http/navigation';
import { rememberForReload } from '@/lib/client/session/after-reload';
import { welcomeBack } from '@/lib/content/accounts/messages';
import { loginModal as copy } from '@/lib/content/shared/modals';
import { safePath } from '@/lib/domain/shared/redirects';
import { LoginForm } from './login-form';
import { ModalTitle } from './modal';
import { swapModal, type ModalDetails } from './modal-stack';

type LoginModalProps = { details: ModalDetails; onClose: () => void };

/** The login form in a modal, which continues to the requested page. */
export function LoginModal({ details: { kind, email, next }, onClose }: LoginModalProps) {
  function goOn(willReload: boolean) {
    onClose();
    if (willReload) return rememberForReload({ message: welcomeBack, ...(next ? { next } : {}) });
    showToast('success', welcomeBack);
    if (next) goTo(safePath(next));
  }

  return (
    <>
      <ModalTitle>{copy.title}</ModalTitle>
      <LoginForm
        firstKind={kind}
        email={email}
        isFocused
        onDone={goOn}
        onForgot={(typed) => swapModal('login', 'forgot-password', typed)}
        onLeave={onClose}
      />
    </>
  );
}
