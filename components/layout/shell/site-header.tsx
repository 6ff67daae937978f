import { useRouter } from 'next/router';
import { prefetchModals } from '@/components/modals/load-modals';
import { openModal } from '@/components/modals/modal-stack';
import { useSessionUser } from '@/lib/client/session/session';
import { Header } from '../navigation/header';

/**
 * The header for the current page and user. It is a separate component so that only it renders again when the session
 * is restored.
 */
export function SiteHeader() {
  // Uses the route instead of the URL, because unknown URLs all share one static page, /404.
  const { pathname, asPath } = useRouter();
  const user = useSessionUser();
  return (
    <Header
      currentPath={pathname}
      page={pathname.includes('[') ? asPath.split(/[?#]/, 1)[0] : pathname}
      user={user}
      onLogin={() => openModal('login')}
      onLoginNear={prefetchModals}
    />
  );
}
