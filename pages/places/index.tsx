import { PlacesPage } from '@/components/places/places-page';

export { getPlacesProps as getStaticProps } from '@/lib/server/places/page-props/places';
export default PlacesPage;
