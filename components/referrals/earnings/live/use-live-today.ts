import { useEffect, useState } from 'react';
import { follow, type LiveState } from '@/lib/client/live/follow';
import { readEvents } from '@/lib/client/live/read-events';
import { useSessionUser } from '@/lib/client/session/session';
import { today, type Today } from '@/lib/contracts/referrals/today';
import { liveTodayPath } from '@/lib/domain/referrals/live-paths';
import { todayClient } from '../earnings-clients';

type Live = { state: LiveState; today: Today };

/**
 * The signed-in ambassador's figures for today, updated live after the first response. Updates stop when the session
 * ends.
 */
export function useLiveToday(first: Today): Live {
  const id = useSessionUser()?.id;
  const [live, setLive] = useState<Live>({ state: 'connecting', today: first });
  useEffect(() => {
    if (id === undefined) return undefined;
    const end = new AbortController();
    void follow<Today>(
      {
        stream: async (onData, signal) => {
          await readEvents(liveTodayPath, (data) => onData(today.parse(JSON.parse(data))), signal);
        },
        poll: (signal) => todayClient().read({ signal }),
        wait,
        now: () => performance.now(),
        onChange: (state, data) => setLive((last) => ({ state, today: data ?? last.today })),
      },
      end.signal,
    );
    return () => end.abort();
  }, [id]);
  return live;
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
