import { useFormContext } from 'react-hook-form';
import { MaskedField } from '@/components/ui/forms/masked-field';
import { isFormControl } from '@/lib/client/forms/form-control';
import { formatTyped } from '@/lib/client/forms/typed-format';
import { flowCopy } from '@/lib/content/brokerage/application/copy';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { groupSsn } from '@/lib/domain/brokerage/application/tax-id';
import type { QuestionProps } from './question-props';

/** The tax ID: formatted while typing, masked unless revealed, and validated on blur. */
export function TaxIdQuestion({ question: { name, label, help }, field, error }: QuestionProps) {
  const { trigger, clearErrors } = useFormContext<Answers>();
  return (
    <MaskedField
      {...field}
      onChange={async (event) => {
        formatTyped(event.target, groupSsn);
        clearErrors(name);
        await field.onChange(event);
      }}
      onBlur={async (event) => {
        await field.onBlur(event);
        // Not when the focus moves to a button: an error that appears would move the button away from the pointer.
        if (event.target.value !== '' && isFormControl(event.relatedTarget)) await trigger(name);
      }}
      label={label}
      hint={help}
      error={error}
      required
      inputMode="numeric"
      maxLength={20}
      showLabel={flowCopy.show}
      hideLabel={flowCopy.hide}
    />
  );
}
