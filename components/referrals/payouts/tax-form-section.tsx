import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { Choice, ChoiceGroup } from '@/components/ui/forms/choice';
import { useSessionUser } from '@/lib/client/session/session';
import { foreignFields, w9Fields } from '@/lib/content/referrals/payout-fields';
import { taxCopy as copy } from '@/lib/content/referrals/payouts-page';
import type { OwnPayouts, TaxForm } from '@/lib/contracts/referrals/payouts';
import { taxFormKinds, type TaxFormKind } from '@/lib/domain/referrals/tax-forms';
import { fullDate } from '@/lib/domain/shared/dates';
import { focusFirstField } from './focus-first-field';
import styles from './payouts.module.css';
import { payoutAnchors } from './request-section';
import { ServerForm } from './server-form';
import { SetupRow } from './setup-row';
import type { ChangePayouts } from './payouts-client';

type TaxFormSectionProps = {
  payouts: OwnPayouts;
  change: ChangePayouts;
  /** Whether the form is open. */
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
};

/** The signed tax form, and the form to sign a new one. */
export function TaxFormSection({ payouts, change, isEditing, onEditing }: TaxFormSectionProps) {
  const { taxForm } = payouts;
  return (
    <SetupRow
      id={payoutAnchors.taxForm}
      title={copy.title}
      status={
        <p>
          {taxForm ? copy.signed(taxForm.kind, taxForm.taxIdLast4, fullDate(taxForm.signedAt.slice(0, 10))) : copy.lead}
        </p>
      }
      action={
        isEditing ? null : (
          <Button weight="outline" onClick={() => onEditing(true)}>
            {taxForm ? copy.change : copy.add}
          </Button>
        )
      }
    >
      {isEditing ? <TaxFormForm payouts={payouts} change={change} onClose={() => onEditing(false)} /> : null}
    </SetupRow>
  );
}

type TaxFormFormProps = Pick<TaxFormSectionProps, 'payouts' | 'change'> & { onClose: () => void };

/** The form to sign: Form W-9 for US persons, or a certificate for others. */
export function TaxFormForm({ payouts: { taxForm }, change, onClose }: TaxFormFormProps) {
  const [kind, setKind] = useState<TaxFormKind>('w9');
  const user = useSessionUser();

  async function sign(values: Record<string, string | boolean>) {
    // The server validates, so an incomplete form is sent as is.
    await change((calls) => calls.saveTaxForm({ body: { ...values, kind } as unknown as TaxForm }));
    onClose();
    showToast('success', copy.saved);
  }

  return (
    <div className={styles.stack} ref={focusFirstField}>
      <p className={styles.note}>{copy.why}</p>
      <ChoiceGroup legend={copy.person} hint={copy.personNote} isInline>
        {taxFormKinds.map((one) => (
          <Choice
            key={one}
            name="taxFormKind"
            label={copy.kinds[one]}
            checked={kind === one}
            onChange={() => setKind(one)}
          />
        ))}
      </ChoiceGroup>
      <ServerForm
        key={kind}
        label={copy.title}
        fields={kind === 'w9' ? w9Fields : foreignFields}
        given={{ name: user?.name ?? '' }}
        submit={copy.sign}
        busy={copy.saving}
        send={sign}
      >
        <Button weight="plain" onClick={onClose}>
          {taxForm ? copy.keep : copy.later}
        </Button>
      </ServerForm>
    </div>
  );
}
