import { SignalPage } from '@/components/signals/detail/signal-page';

export { getSignalProps as getServerSideProps } from '@/lib/server/signals/page-props/signal';
export default SignalPage;
