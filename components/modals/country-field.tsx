import { useEffect, useState } from 'react';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { phoneModal } from '@/lib/content/modals';

const first: readonly SelectOption[] = [{ value: 'US', label: 'United States (+1)' }];

/** Whose numbers are meant. The other countries come when the modal is there: nobody waits for them. */
export function CountryField() {
  const [options, setOptions] = useState(first);
  useEffect(() => {
    let isHere = true;
    import('@/lib/client/phone-countries').then(
      ({ phoneCountries }) => {
        if (isHere) setOptions(phoneCountries());
      },
      () => {
        // A number with its country code in front needs no choice.
      },
    );
    return () => {
      isHere = false;
    };
  }, []);
  return <SelectField name="country" label={phoneModal.country} options={options} autoComplete="country" />;
}
