/** Loads the phone library. Use this function instead of another import(), which would create a separate download. */
export const loadPhoneCountries = () => import('./phone-countries');
