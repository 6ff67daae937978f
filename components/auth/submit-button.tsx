import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/lib/client/use-is-hydrated';

type SubmitButtonProps = { children: string; isBusy: boolean; busyLabel: string };

/** Sends the form, once our script can take it; until then neither a press nor the Enter key loses what was typed. */
export function SubmitButton(props: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  return <Button {...props} type="submit" size="large" isWide disabled={!isHydrated} />;
}
