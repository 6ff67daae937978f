import { Button } from '@/components/ui/forms/button';
import { loadCalls } from '@/lib/client/http/load-calls';
import { signUpCopy as copy } from '@/lib/content/accounts/sign-up-copy';
import { AuthFrame } from './auth-frame';
import styles from './auth-frame.module.css';

type SignedInProps = { name: string; onContinue: () => void };

/** Replaces the login and sign-up forms for signed-in users: their name, and how to use another account. */
export const SignedIn = ({ name, onContinue }: SignedInProps) => (
  <AuthFrame title={copy.signedInTitle} lead={copy.signedInAs(name)}>
    <div className={styles.choices}>
      <Button size="large" onClick={onContinue}>
        {copy.goOn}
      </Button>
      <Button size="large" weight="outline" onClick={() => void leave()}>
        {copy.signOut}
      </Button>
    </div>
  </AuthFrame>
);

async function leave() {
  const { signOut } = await loadCalls();
  signOut();
}
