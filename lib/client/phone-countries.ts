import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Every country that gives out numbers, with its code; the United States first, the others by name. */
export const phoneCountries = () =>
  getCountries()
    .map((country) => ({
      value: country,
      label: `${names.of(country) ?? country} (+${getCountryCallingCode(country)})`,
    }))
    .sort((a, b) => rank(a.value) - rank(b.value) || a.label.localeCompare(b.label, 'en-US'));

const rank = (country: string) => (country === 'US' ? 0 : 1);

/** Whether a number is one of its country's: by the code in front of it, else by the country that was chosen. */
export function isTypedPhone(typed: string, country: string): boolean {
  const choice = isSupportedCountry(country) ? { defaultCountry: country } : {};
  return parsePhoneNumberFromString(typed.trim(), { ...choice, extract: false })?.isValid() ?? false;
}
