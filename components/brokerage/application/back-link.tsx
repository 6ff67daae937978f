import { ButtonLink } from '@/components/ui/forms/button-link';
import { flowCopy as copy } from '@/lib/content/brokerage/application/copy';
import type { ApplicationScreen } from '@/lib/domain/brokerage/application-steps';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { screenBefore } from './screen-order';

/** Links to the previous screen, or to `to` if given. Answers are kept. */
export const BackLink = ({ from, to }: { from: ApplicationScreen; to?: ApplicationScreen | undefined }) => (
  <ButtonLink href={brokeragePaths.openAccountStep(to ?? screenBefore(from))} weight="plain" size="large">
    {copy.back}
  </ButtonLink>
);
