import { StyleguidePage } from '@/components/styleguide/styleguide-page';

export { getStyleguideProps as getStaticProps } from '@/components/styleguide/styleguide-props';
export default StyleguidePage;
