import type { NProgress } from 'nprogress';
import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** A progress bar at the top of the page during navigation. Its code loads on the first navigation. */
export function RouteProgress() {
  const { events } = useRouter();

  useEffect(() => {
    let isChanging = false;

    const start = (_url: string, options?: { shallow?: boolean }) => {
      // Shallow changes, such as sorting a table, load nothing.
      if (options?.shallow) return;
      isChanging = true;
      void loadBar().then((bar) => {
        // The navigation may have finished or been canceled before the bar's code loaded.
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
    // This event also fires for canceled navigations, such as another click or the back button.
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

/** If the code fails to load there is no bar, but navigation still works. The next navigation retries. */
function ignoreMissingBar(): void {
  loading = undefined;
}
