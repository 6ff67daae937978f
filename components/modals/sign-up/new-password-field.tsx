import { useRef, useState } from 'react';
import { PasswordField } from '@/components/ui/forms/password-field';
import { loadCalls } from '@/lib/client/http/load-calls';
import { signUpCopy as copy } from '@/lib/content/accounts/sign-up-copy';
import styles from './auth-form.module.css';

type NewPasswordFieldProps = { name: string; label: string; error?: string | undefined };

/**
 * A field for a new password. It shows the requirements, and a warning for a leaked password unless there is an error.
 */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const [leaked, setLeaked] = useState<string>();
  const latest = useRef('');

  async function look(password: string) {
    latest.current = password;
    // crypto.subtle requires a secure context, and shorter passwords are rejected anyway.
    if (password.length < 8 || !globalThis.isSecureContext) return setLeaked(undefined);
    const { isLeaked } = await loadCalls();
    const isKnown = await isLeaked(password);
    if (latest.current === password) setLeaked(isKnown ? password : undefined);
  }

  return (
    <div>
      <PasswordField
        {...props}
        hint={copy.passwordHint}
        autoComplete="new-password"
        // The warning is optional: if the check fails, the user can continue.
        onBlur={(event) => void look(event.currentTarget.value).catch(() => setLeaked(undefined))}
        onInput={() => setLeaked(undefined)}
      />
      <p className={styles.warning} role="status">
        {leaked === undefined || props.error ? '' : copy.passwordLeaked}
      </p>
    </div>
  );
}
