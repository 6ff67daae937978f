import type { ComponentType } from 'react';
import { clearPendingAction } from '@/lib/client/session/pending-action';
import { ContinueAsInvestorModal } from './continue-as-investor-modal';
import { ForgotPasswordModal } from './forgot-password-modal';
import { AppLinkModal, SignupModal, TestDriveModal } from './lead-modals';
import { LoginModal } from './login-modal';
import { Modal } from './modal';
import type { ModalContentProps } from './modal-content';
import { ProvePasswordModal } from './prove-password-modal';
import { SearchModal } from './search/search-modal';
import { SignUpModal } from './sign-up/sign-up-modal';
import { closeModal, type ModalEntry, type ModalName } from './modal-stack';

/** A component per modal name; a missing one is a compile error. */
const contents: Record<ModalName, ComponentType<ModalContentProps>> = {
  login: LoginModal,
  'sign-up': SignUpModal,
  'forgot-password': ForgotPasswordModal,
  'test-drive': TestDriveModal,
  'app-link': AppLinkModal,
  'single-signup': SignupModal,
  'prove-password': ProvePasswordModal,
  'continue-as-investor': ContinueAsInvestorModal,
  search: SearchModal,
};

export function ModalLayer({ entries }: { entries: readonly ModalEntry[] }) {
  return entries.map(({ key, name, details, isOpen }) => {
    const Content = contents[name];
    const close = () => closeModal(name);
    const dismiss = () => {
      if (name === 'login' || name === 'sign-up') clearPendingAction();
      close();
    };
    return (
      <Modal key={key} isOpen={isOpen} onClose={dismiss} isWide={name === 'search'}>
        <Content details={details} onClose={close} />
      </Modal>
    );
  });
}
