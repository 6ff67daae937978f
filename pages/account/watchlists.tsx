import { WatchlistsPage } from '@/components/watchlists/watchlists-page';

export default WatchlistsPage;
