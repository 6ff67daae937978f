import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Countries as select options with their calling codes: the United States first, then the others by name. */
export const phoneCountries = () =>
  getCountries()
    .map((country) => ({
      value: country,
      label: `${names.of(country) ?? country} (+${getCountryCallingCode(country)})`,
    }))
    .sort((a, b) => rank(a.value) - rank(b.value) || a.label.localeCompare(b.label, 'en-US'));

const rank = (country: string) => (country === 'US' ? 0 : 1);

/** Whether a number is valid, for the country of its prefix or else for the selected country. */
export function isTypedPhone(typed: string, country: string): boolean {
  const choice = isSupportedCountry(country) ? { defaultCountry: country } : {};
  return parsePhoneNumberFromString(typed.trim(), { ...choice, extract: false })?.isValid() ?? false;
}

/** The country of a number in international format; undefined for other text. */
export const countryOfPhone = (phone: string): string | undefined => parsePhoneNumberFromString(phone)?.country;
