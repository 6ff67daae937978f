import { useState } from 'react';
import { loadCalls } from '@/lib/client/http/load-calls';
import { loadFormLibrary } from '@/lib/client/forms/load-form-library';
import { showToast } from '@/components/toasts/toast-store';
import { rememberKind } from '@/lib/client/session/last-kind';
import { emailForgotten, resetLinkSent } from '@/lib/content/accounts/messages';
import { forgotPasswordModal as copy } from '@/lib/content/shared/modals';
import { paths } from '@/lib/domain/shared/paths';
import { useAccountKind } from './kind-switch';
import { ModalForm } from './modal-form';
import { ModalLink } from './modal-link';
import { swapModal, type ModalDetails } from './modal-stack';
import { ResetLinkSent } from './reset-link-sent';

type Address = { email: string };
type ForgotPasswordModalProps = { details: ModalDetails; onClose: () => void };

/** Requests a password reset link for either kind of account, then says what to do next. */
export function ForgotPasswordModal({ details, onClose }: ForgotPasswordModalProps) {
  const { kind, line, choice } = useAccountKind(details.kind, copy);
  const [email, setEmail] = useState(details.email);
  const [isSent, setIsSent] = useState(false);

  async function askForLink(address: Address) {
    const { accountCalls } = await loadCalls();
    await accountCalls(kind).requestNewPassword({ query: address });
    rememberKind(kind);
    showToast('success', resetLinkSent);
    setEmail(address.email);
    setIsSent(true);
  }

  function logIn() {
    // The login page has the form already.
    if (window.location.pathname === paths.login) onClose();
    else swapModal('forgot-password', 'login', { kind, email });
  }

  if (isSent && email !== undefined)
    return <ResetLinkSent kind={kind} email={email} onLogIn={logIn} onAgain={() => setIsSent(false)} />;
  return (
    <ModalForm<Address>
      title={copy.title}
      notes={[copy.note]}
      choice={line}
      fields={[{ name: 'email', label: copy.email, defaultValue: email }]}
      submit={copy.submit}
      rules={loadRules}
      send={askForLink}
      invalidMessage={(form) => (hasText(form.get('email')) ? undefined : emailForgotten)}
    >
      <ModalLink onOpen={logIn}>{copy.logIn}</ModalLink>
      <ModalLink href={paths.subscribe} onLeave={onClose}>
        {copy.signUp}
      </ModalLink>
      {choice}
    </ModalForm>
  );
}

const hasText = (value: FormDataEntryValue | null) => typeof value === 'string' && value.trim() !== '';

async function loadRules() {
  const [{ contractRules }, { usersContract }] = await Promise.all([loadFormLibrary(), loadCalls()]);
  return contractRules<Address>(usersContract.requestNewPassword.query);
}
