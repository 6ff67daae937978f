import { SelectField } from '@/components/ui/forms/select-field';
import { accountLinksCopy as copy, templateOf, utmTemplates } from '@/lib/content/referrals/account-links';
import type { Utm } from '@/lib/domain/visits/utm';

type TemplateFieldProps = { utm: Utm; onChange: (utm: Utm) => void };

/** Fills in the UTM source and medium for a common channel. Custom values select no channel. */
export function TemplateField({ utm, onChange }: TemplateFieldProps) {
  const chosen = utmTemplates.findIndex((template) => template === templateOf(utm));
  return (
    <SelectField
      label={copy.template}
      options={[
        { value: '', label: copy.ownTemplate },
        ...utmTemplates.map(({ label }, place) => ({ value: String(place), label })),
      ]}
      value={chosen < 0 ? '' : String(chosen)}
      onChange={({ currentTarget: { value } }) => {
        const template = value === '' ? undefined : utmTemplates[Number(value)];
        onChange({ ...utm, utm_source: '', utm_medium: '', ...template?.utm });
      }}
    />
  );
}
