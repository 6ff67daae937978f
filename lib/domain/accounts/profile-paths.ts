import { paths } from '@/lib/domain/shared/paths';

/** The pages of the profile. */
export const profilePaths = {
  profile: paths.profile,
  security: '/account/profile/security',
  notifications: '/account/profile/notifications',
  data: '/account/profile/data',
} as const;
export type ProfilePage = keyof typeof profilePaths;
export const profilePages: readonly ProfilePage[] = ['profile', 'security', 'notifications', 'data'];

/** The anchor of the form that changes the email, which opens there. */
export const emailAnchor = 'email';
export const profileEmail = `${paths.profile}#${emailAnchor}`;

/** The sections that are not on the first page. */
const pageOfSection = new Map<string, ProfilePage>([
  ['security', 'security'],
  ['sessions', 'security'],
  ['messages', 'notifications'],
  ['feed', 'notifications'],
  ['data', 'data'],
  ['delete', 'data'],
]);

/** Where a section of the profile is. Earlier links name the section only. */
export const profileSection = (section: string) =>
  `${profilePaths[pageOfSection.get(section) ?? 'profile']}#${section}`;
