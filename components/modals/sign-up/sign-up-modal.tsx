import { signUpCopy as copy } from '@/lib/content/accounts/sign-up-copy';
import { LoginLink } from '../login-link';
import { ModalTitle } from '../modal';
import type { ModalContentProps } from '../modal-content';
import { swapModal } from '../modal-stack';
import styles from './auth-form.module.css';
import { SignUpForm } from './sign-up-form';

/** A sign-up in a modal, for buttons that require an account. */
export function SignUpModal({ details: { reason }, onClose }: ModalContentProps) {
  return (
    <>
      <ModalTitle>{copy.title}</ModalTitle>
      <p className={styles.lead}>
        {reason ? `${reason} ` : ''}
        {copy.lead}
      </p>
      <SignUpForm
        firstKind="user"
        isInPlace
        loginLink={({ email, label }) => (
          <LoginLink
            className={styles.link}
            onOpen={() => swapModal('sign-up', 'login', { kind: 'user', ...(email ? { email } : {}) })}
          >
            {label}
          </LoginLink>
        )}
        onDone={onClose}
      />
    </>
  );
}
