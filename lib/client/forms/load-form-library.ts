/**
 * Loads the form library with zod. Use this function instead of another import(), which would create a separate
 * download.
 */
export const loadFormLibrary = () => import('./form-library');
