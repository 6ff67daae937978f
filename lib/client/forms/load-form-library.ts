/** Loads the form library with zod. Import it only here: each import() of a file creates a separate download. */
export const loadFormLibrary = () => import('./form-library');
