import { paths } from '@/lib/domain/shared/paths';

/** Paths of the profile pages. */
export const profilePaths = {
  profile: paths.profile,
  security: '/account/profile/security',
  notifications: '/account/profile/notifications',
  data: '/account/profile/data',
} as const;
export type ProfilePage = keyof typeof profilePaths;
export const profilePages: readonly ProfilePage[] = ['profile', 'security', 'notifications', 'data'];

/** Anchor of the form that changes the email; a link to it also opens the form. */
export const emailAnchor = 'email';
export const profileEmail = `${paths.profile}#${emailAnchor}`;

/** The page of each section that is not on the first page. */
const pageOfSection = new Map<string, ProfilePage>([
  ['security', 'security'],
  ['sessions', 'security'],
  ['messages', 'notifications'],
  ['feed', 'notifications'],
  ['data', 'data'],
  ['delete', 'data'],
]);

/** The path of a profile section. Older links contain the section's name only. */
export const profileSection = (section: string) =>
  `${profilePaths[pageOfSection.get(section) ?? 'profile']}#${section}`;
