import type { GetStaticPaths, GetStaticProps } from 'next';
import { profilePages, profilePaths, type ProfilePage } from '@/lib/domain/accounts/profile-paths';

export type ProfileProps = { page: ProfilePage };

/** The paths of the profile pages; other paths below them return 404. */
export const getProfilePaths: GetStaticPaths = () => ({
  paths: profilePages.map((page) => profilePaths[page]),
  fallback: false,
});

/** Finds the profile page that the path names. */
export const getProfileProps: GetStaticProps<ProfileProps> = ({ params }) => {
  const [name] = [params?.['page'] ?? 'profile'].flat();
  const page = profilePages.find((one) => one === name);
  return page ? { props: { page } } : { notFound: true };
};
