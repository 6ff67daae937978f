import { useRef, useState } from 'react';
import { PasswordField } from '@/components/ui/password-field';
import { signUpWords as words } from '@/lib/content/auth';
import styles from './auth-form.module.css';

type NewPasswordFieldProps = { name: string; label: string; error?: string | undefined };

/** A password that is chosen now: told what is asked of it, and warned when it is known from leaks. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const [leaked, setLeaked] = useState<string>();
  const latest = useRef('');

  async function look(password: string) {
    latest.current = password;
    // Browsers keep their sums to secure pages; anything shorter is refused anyway.
    if (password.length < 8 || !globalThis.isSecureContext) return setLeaked(undefined);
    const { isLeaked } = await import('@/lib/client/leaked-password');
    const isKnown = await isLeaked(password);
    if (latest.current === password) setLeaked(isKnown ? password : undefined);
  }

  return (
    <div>
      <PasswordField
        {...props}
        hint={words.passwordHint}
        autoComplete="new-password"
        // The warning is a service: when it cannot be asked for, nobody is kept from going on.
        onBlur={(event) => void look(event.currentTarget.value).catch(() => setLeaked(undefined))}
        onInput={() => setLeaked(undefined)}
      />
      <p className={styles.warning} role="status">
        {leaked === undefined ? '' : words.passwordLeaked}
      </p>
    </div>
  );
}
