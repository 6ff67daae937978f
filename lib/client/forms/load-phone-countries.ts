/** Loads the phone library. Import it only here: each import() of a file creates a separate download. */
export const loadPhoneCountries = () => import('./phone-countries');
