import { loadPhoneCountries } from '@/lib/client/forms/load-phone-countries';
import { countries } from '@/lib/domain/shared/countries';

/**
 * The initial country: that of the phone number, else of the browser's languages, else the United States. The phone
 * library loads only when there is a number.
 */
export async function presetCountry(phone: string | null, languages: readonly string[]): Promise<string> {
  const byPhone = phone === null ? undefined : (await loadPhoneCountries()).countryOfPhone(phone);
  const alpha2 = byPhone ?? languages.map(regionOf).find((region) => region !== undefined) ?? 'US';
  return countries.find((country) => country.alpha2 === alpha2)?.value ?? 'USA';
}

/** Only a language tag with a region gives a country: "en" alone does not. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // Not a language tag: some browsers report "C" or an empty text.
    return undefined;
  }
}
