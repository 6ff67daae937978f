import { WatchlistsPage } from '@/components/research/watchlists/watchlists-page';

export default WatchlistsPage;
