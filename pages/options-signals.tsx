import { OptionsSignalsPage } from '@/components/signals/options-signals-page';

export { getOptionsSignalsProps as getStaticProps } from '@/lib/server/signals/page-props/options-signals';
export default OptionsSignalsPage;
