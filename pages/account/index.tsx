import { HomePage } from '@/components/my-account/home/home-page';

export default HomePage;
