import { PlaceListPage } from '@/components/places/place-list-page';
import { placeListProps } from '@/lib/server/places/page-props/places';

export const getServerSideProps = placeListProps('schools');
export default PlaceListPage;
