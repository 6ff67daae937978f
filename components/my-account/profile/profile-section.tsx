import { FormRefusal } from '@/components/toasts/form-refusal';
import { showToast } from '@/components/toasts/toast-store';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { Tag } from '@/components/ui/tag';
import { TextField } from '@/components/ui/forms/text-field';
import { renameUser } from '@/lib/client/session/session-actions';
import { profileCopy as copy } from '@/lib/content/my-account/account-sections';
import type { OwnAccount } from '@/lib/contracts/my-account/my-account';
import { dayOf } from '@/lib/domain/shared/dates';
import { displayPhone } from '@/lib/domain/shared/phone';
import styles from '@/components/accounts/account.module.css';
import { EmailForm } from './email-form';
import { loadRules } from './load-rules';
import type { ChangeAccount } from './change-account';

type ProfileSectionProps = { account: OwnAccount; onChange: ChangeAccount };
type Values = { firstName: string; lastName: string; phone?: string | undefined };

/** Name, phone number and email. */
export function ProfileSection({ account, onChange }: ProfileSectionProps) {
  const { form, field, isBusy, refusal } = useToastForm<Values>({
    isInline: true,
    rules: () => loadRules<Values>('change'),
    send: async ({ firstName, lastName, phone = '' }) => {
      const changed = await onChange((calls) => calls.change({ body: { firstName, lastName, phone } }));
      renameUser(`${changed.firstName} ${changed.lastName}`);
      showToast('success', copy.saved);
    },
  });
  return (
    <div className={styles.stack}>
      <p className={styles.kind}>
        <Tag>{copy.kinds[account.kind]}</Tag> {copy.since(dayOf(account.createdAt))}
      </p>
      <form {...form} className={styles.form} aria-label={copy.save}>
        <div className={styles.pair}>
          <TextField
            {...field('firstName')}
            label={copy.firstName}
            defaultValue={account.firstName}
            autoComplete="given-name"
            maxLength={60}
            required
          />
          <TextField
            {...field('lastName')}
            label={copy.lastName}
            defaultValue={account.lastName}
            autoComplete="family-name"
            maxLength={60}
            required
          />
        </div>
        <TextField
          {...field('phone')}
          label={copy.phone}
          hint={copy.phoneHint}
          defaultValue={account.phone === null ? '' : displayPhone(account.phone)}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          isOptional
        />
        <div>
          <Button type="submit" isBusy={isBusy} busyLabel={copy.saving}>
            {copy.save}
          </Button>
        </div>
        <FormRefusal>{refusal}</FormRefusal>
      </form>
      <EmailForm account={account} onChange={onChange} />
    </div>
  );
}
