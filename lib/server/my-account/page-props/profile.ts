import type { GetStaticPaths, GetStaticProps } from 'next';
import { profilePages, profilePaths, type ProfilePage } from '@/lib/domain/accounts/profile-paths';

export type ProfileProps = { page: ProfilePage };

/** Every page of the profile; other addresses below it do not exist. */
export const getProfilePaths: GetStaticPaths = () => ({
  paths: profilePages.map((page) => profilePaths[page]),
  fallback: false,
});

/** Which page of the profile the address names. */
export const getProfileProps: GetStaticProps<ProfileProps> = ({ params }) => {
  const [name] = [params?.['page'] ?? 'profile'].flat();
  const page = profilePages.find((one) => one === name);
  return page ? { props: { page } } : { notFound: true };
};
