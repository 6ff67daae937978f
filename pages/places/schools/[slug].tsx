import { PlacePage } from '@/components/places/place-page';
import { placePageProps } from '@/lib/server/places/page-props/places';

export { getPlacePaths as getStaticPaths } from '@/lib/server/places/page-props/places';
export const getStaticProps = placePageProps('schools');
export default PlacePage;
