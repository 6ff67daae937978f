import { useRef, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/text-field';
import { Opener } from '@/components/ui/navigation/opener';
import { checkoutCopy as copy } from '@/lib/content/membership/billing';
import styles from './checkout.module.css';

/** The state of the checkout's referral code, and its error. */
export function useReferralCode() {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const enter = (value: string) => {
    setCode(value);
    setError('');
  };
  return { code, error, enter, refuse: setError };
}

export type ReferralCodeState = ReturnType<typeof useReferralCode>;

/** The field for a referral code. A button removes a rejected code, so that the payment can continue without it. */
export function ReferralCode({ state: { code, error, enter } }: { state: ReferralCodeState }) {
  const field = useRef<HTMLInputElement>(null);
  // Few have one; a code that is known or was refused is shown.
  const [isOpen, setIsOpen] = useState(code !== '');
  return (
    <details
      className={styles.code}
      open={isOpen || error !== ''}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <Opener>{copy.haveCode}</Opener>
      <div className={styles.entry}>
        <TextField
          ref={field}
          name="promoCode"
          label={copy.codeLabel}
          hint={copy.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={64}
          isOptional
          value={code}
          onValue={enter}
          {...(error ? { error } : {})}
        />
        {error ? (
          <div>
            <Button
              weight="outline"
              onClick={() => {
                enter('');
                field.current?.focus();
              }}
            >
              {copy.removeCode}
            </Button>
          </div>
        ) : null}
      </div>
    </details>
  );
}
