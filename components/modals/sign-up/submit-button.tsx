import { Button } from '@/components/ui/forms/button';
import { useIsHydrated } from '@/lib/client/data/use-is-hydrated';

type SubmitButtonProps = { children: string; isBusy: boolean; busyLabel: string };

/** A submit button that is disabled until hydration, so that neither a click nor Enter loses input. */
export function SubmitButton(props: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  return <Button {...props} type="submit" size="large" isWide disabled={!isHydrated} />;
}
