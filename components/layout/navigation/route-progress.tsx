import type { NProgress } from 'nprogress';
import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** A bar along the top while a page loads. Its code is loaded on the first navigation. */
export function RouteProgress() {
  const { events } = useRouter();

  useEffect(() => {
    let isChanging = false;

    const start = (_url: string, options?: { shallow?: boolean }) => {
      // A shallow change (sorting a table) loads nothing.
      if (options?.shallow) return;
      isChanging = true;
      void loadBar().then((bar) => {
        // The page may have loaded, or the navigation been canceled, before the bar's code did.
        if (isChanging) bar.start();
      }, ignoreMissingBar);
    };
    const end = () => {
      if (!isChanging) return;
      isChanging = false;
      void loadBar().then((bar) => {
        if (!isChanging) bar.done();
      }, ignoreMissingBar);
    };

    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', end);
    // Also fires for canceled navigations: another link, or the back button.
    events.on('routeChangeError', end);
    return () => {
      end();
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events]);

  return null;
}

type Bar = Pick<NProgress, 'start' | 'done'>;

let loading: Promise<Bar> | undefined;

function loadBar(): Promise<Bar> {
  loading ??= import('./progress-bar').then(({ progressBar }) => progressBar);
  return loading;
}

/** Without its code there is no bar, but the page still loads. The next navigation retries. */
function ignoreMissingBar(): void {
  loading = undefined;
}
