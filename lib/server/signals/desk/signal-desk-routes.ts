import { signalDeskContract } from '@/lib/contracts/signals/desk';
import { paths } from '@/lib/domain/shared/paths';
import { implement } from '@/lib/server/platform/http/implement';
import { regeneratePages } from '@/lib/server/platform/http/regenerate-pages';
import { listDeskSignals } from './desk-signals';
import { closeSignal, correctSignal, openSignal } from './signal-desk';

export const signalDeskRoutes = implement(signalDeskContract, {
  list: () => listDeskSignals(),
  open: ({ body }, { origin }) => openSignal(body, origin),
  close: async ({ params, body }, { origin, revalidate }) => {
    const written = await closeSignal(params.id, body, origin);
    await regeneratePages([paths.optionsSignals], revalidate);
    return written;
  },
  correct: async ({ params, body }, { origin, revalidate }) => {
    const written = await correctSignal(params.id, body, origin);
    await regeneratePages([paths.optionsSignals], revalidate);
    return written;
  },
});
