import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { signUpLabel } from '@/lib/content/shared/frame';
import { loginModal } from '@/lib/content/shared/modals';
import { paths } from '@/lib/domain/shared/paths';
import { openModal } from '../modal-stack';
import styles from './sign-in-prompt.module.css';

type SignInPromptProps = {
  /** The page is only useful to members. */
  isForMembers?: boolean;
  /** The page to open after a login. A sign-up always returns to this page. */
  next?: string;
};

/** Offers a sign-up, which returns to this page, and a login. */
export function SignInPrompt({ isForMembers = false, next }: SignInPromptProps) {
  const signUp = (
    <ButtonLink key="sign-up" href={paths.signUp} size="large" weight={isForMembers ? 'outline' : 'solid'}>
      {signUpLabel}
    </ButtonLink>
  );
  const logIn = (
    <Button
      key="log-in"
      size="large"
      weight={isForMembers ? 'solid' : 'outline'}
      onClick={() => openModal('login', { kind: 'user', ...(next ? { next } : {}) })}
    >
      {loginModal.submit}
    </Button>
  );
  return <div className={styles.ways}>{isForMembers ? [logIn, signUp] : [signUp, logIn]}</div>;
}
