import { useRouter } from 'next/router';
import { prefetchModals } from '@/components/modals/load-modals';
import { openModal } from '@/components/modals/modal-stack';
import { useSessionUser } from '@/lib/client/session/session';
import { Header } from '../navigation/header';

/** The header of the current page and user. Only it is rendered again when the session is restored. */
export function SiteHeader() {
  // The route and not the address: an unknown page is built once, as /404, for every address.
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
