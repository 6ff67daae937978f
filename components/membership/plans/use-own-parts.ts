import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSessionUser } from '@/lib/client/session/session';

const loadOwn = () => import('./own-plan-action');

export type OwnParts = Awaited<ReturnType<typeof loadOwn>>;

/** The parts that depend on the member's plan; their code loads for members only. */
export function useOwnParts(): OwnParts | undefined {
  const user = useSessionUser();
  return useLazyModule(loadOwn, user?.kind === 'user').part;
}
