import { paths } from '@/lib/domain/shared/paths';

/** The anchor of the form that changes the email, which opens there. */
export const emailAnchor = 'email';
export const profileEmail = `${paths.profile}#${emailAnchor}`;
