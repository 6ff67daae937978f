import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { buttonClass } from '@/components/ui/forms/button';
import { signUpLabel } from '@/lib/content/shared/frame';
import { paths, signUpFrom } from '@/lib/domain/shared/paths';
import { prefetchModals } from './load-modals';
import { LoginLink } from './login-link';
import { openModal } from './modal-stack';
import styles from './sign-in-offer.module.css';

type SignInOfferProps = {
  children: ReactNode;
  label: string;
  signUp?: string;
  /** The page to return to after a sign-up, if the server knows it. */
  page?: string;
  /** The reader is signed in and their content is loading; only the offer's space is reserved. */
  isPending?: boolean;
};

/** Describes what members get in addition, with sign-up and login buttons. */
export function SignInOffer({ children, label, signUp = signUpLabel, page = paths.home, isPending }: SignInOfferProps) {
  return (
    <div className={styles.offer} data-for-visitors={isPending ? 'pending' : 'box'}>
      <p className={styles.words}>{children}</p>
      <p className={styles.ways}>
        <ButtonLink href={signUpFrom(page)}>{signUp}</ButtonLink>
        <LoginLink
          className={buttonClass({ weight: 'outline' })}
          onOpen={() => openModal('login')}
          onNear={prefetchModals}
        >
          {label}
        </LoginLink>
      </p>
    </div>
  );
}
