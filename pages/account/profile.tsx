import { ProfilePage } from '@/components/my-account/profile-page';

export default ProfilePage;
