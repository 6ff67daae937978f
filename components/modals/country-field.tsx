import { useEffect, useState } from 'react';
import { SelectField, type SelectOption } from '@/components/ui/forms/select-field';
import { loadPhoneCountries } from '@/lib/client/forms/load-phone-countries';
import { phoneModal } from '@/lib/content/shared/modals';

const first: readonly SelectOption[] = [{ value: 'US', label: 'United States (+1)' }];

/** The country of the phone number. The full list loads after the modal opens. */
export function CountryField() {
  const [options, setOptions] = useState(first);
  useEffect(() => {
    let isMounted = true;
    loadPhoneCountries().then(
      ({ phoneCountries }) => {
        if (isMounted) setOptions(phoneCountries());
      },
      () => {
        // On failure, a number with a country code still works.
      },
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return <SelectField name="country" label={phoneModal.country} options={options} autoComplete="country" />;
}
