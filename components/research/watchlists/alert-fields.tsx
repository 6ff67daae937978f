import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';
import type { useToastForm } from '@/components/toasts/use-toast-form';
import { alertCopy as copy } from '@/lib/content/research/watch-alerts';
import { alertKinds } from '@/lib/domain/research/research';
import type { AlertBody, AlertValues } from './alert-values';

const kinds = alertKinds.map((value) => ({ value, label: copy.kinds[value] }));

type AlertFieldsProps = {
  field: ReturnType<typeof useToastForm<AlertValues>>['field'];
  kind: AlertBody['kind'];
  onKind: (kind: AlertBody['kind']) => void;
  /** The stock's formatted last close, shown beside the price. */
  close: string | undefined;
  defaults?: { kind: AlertBody['kind']; price: string; daysBefore: string };
};

/** The alert's condition. Both number fields are always in the form, so that switching the kind keeps their input. */
export const AlertFields = ({ field, kind, onKind, close, defaults }: AlertFieldsProps) => (
  <>
    <SelectField
      {...field('kind')}
      label={copy.kind}
      options={kinds}
      defaultValue={defaults?.kind ?? 'above'}
      onChange={(event) => onKind(kinds.find(({ value }) => value === event.target.value)?.value ?? 'above')}
    />
    <div hidden={kind === 'expiry'}>
      <TextField
        {...field('price')}
        label={copy.price}
        hint={close}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        defaultValue={defaults?.price}
      />
    </div>
    <div hidden={kind !== 'expiry'}>
      <TextField
        {...field('daysBefore')}
        label={copy.days}
        hint={copy.daysHint}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        defaultValue={defaults?.daysBefore}
      />
    </div>
  </>
);
