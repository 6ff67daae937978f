import { HomePage } from '@/components/stories/home-page';

export { getHomeProps as getStaticProps } from '@/lib/server/page-props/home';
export default HomePage;
