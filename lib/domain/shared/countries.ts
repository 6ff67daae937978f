import isoCountries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

/** A country. `value` is the three-letter code that the brokerage application sends. */
export type Country = { label: string; alpha2: string; value: string; numeric: string };

isoCountries.registerLocale(english);

/** Kosovo, which the package includes with a code that ISO 3166-1 has not assigned. */
const notIso = new Set(['XK']);

/** The 249 countries of ISO 3166-1, by name. */
export const countries: readonly Country[] = Object.entries(isoCountries.getNames('en', { select: 'official' }))
  .filter(([alpha2]) => !notIso.has(alpha2))
  .map(([alpha2, label]) => ({
    label,
    alpha2,
    value: isoCountries.alpha2ToAlpha3(alpha2) ?? '',
    numeric: isoCountries.alpha2ToNumeric(alpha2) ?? '',
  }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en-US'));
