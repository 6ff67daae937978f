/** Import the module only here, because each import() of a file creates a separate chunk entry. */
export const loadOwnApplication = () => import('./own-application');
