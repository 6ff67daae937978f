/** Loads the phone library. The only import of it: each import() of a file is a download of its own. */
export const loadPhoneCountries = () => import('./phone-countries');
