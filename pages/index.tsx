import { HomePage } from '@/components/marketing/pages/home-page';

export { getHomeProps as getStaticProps } from '@/lib/server/marketing/page-props/home';
export default HomePage;
