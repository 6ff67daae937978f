import { ProfilePage } from '@/components/my-account/profile-page';

export {
  getProfilePaths as getStaticPaths,
  getProfileProps as getStaticProps,
} from '@/lib/server/my-account/page-props/profile';
export default ProfilePage;
