import { WhatIfPage } from '@/components/signals/what-if/what-if-page';

export { getWhatIfProps as getServerSideProps } from '@/lib/server/signals/page-props/what-if';
export default WhatIfPage;
