import { loadPhoneCountries } from '@/lib/client/forms/load-phone-countries';
import { countries } from '@/lib/domain/shared/countries';

/**
 * The initial country: from the phone number, else from the browser's languages, else the United States. The phone
 * library loads only if there is a number.
 */
export async function presetCountry(phone: string | null, languages: readonly string[]): Promise<string> {
  const byPhone = phone === null ? undefined : (await loadPhoneCountries()).countryOfPhone(phone);
  const alpha2 = byPhone ?? languages.map(regionOf).find((region) => region !== undefined) ?? 'US';
  return countries.find((country) => country.alpha2 === alpha2)?.value ?? 'USA';
}

/** Returns the region of a language tag; "en" alone has none. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // Not a valid language tag; some browsers report "C" or an empty string.
    return undefined;
  }
}
