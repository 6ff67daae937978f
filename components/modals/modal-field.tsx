import type { InputHTMLAttributes } from 'react';
import { PasswordField } from '@/components/ui/forms/password-field';
import { TextField } from '@/components/ui/forms/text-field';

/** The input attributes of each kind of field, such as `autoComplete`. */
const filledBy = {
  email: { type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  password: { autoComplete: 'current-password' },
  phone: { type: 'tel', autoComplete: 'tel' },
  phoneNumber: { type: 'tel', autoComplete: 'tel' },
} as const;

export type ModalFieldKind = keyof typeof filledBy;

type ModalFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'autoFocus' | 'autoComplete' | 'defaultValue'
> & {
  kind: ModalFieldKind;
  label: string;
  hint?: string | undefined;
  isOptional?: boolean | undefined;
  error: string | undefined;
  refusedBy?: string | undefined;
};

export function ModalField({ kind, ...field }: ModalFieldProps) {
  return kind === 'password' ? (
    <PasswordField {...filledBy.password} {...field} />
  ) : (
    <TextField {...filledBy[kind]} {...field} />
  );
}
