import { OptionsSignalsPage } from '@/components/trades/options-signals-page';

export { getOptionsSignalsProps as getStaticProps } from '@/lib/server/page-props/options-signals';
export default OptionsSignalsPage;
