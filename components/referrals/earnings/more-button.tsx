import { Button } from '@/components/ui/forms/button';
import { moreCopy as copy } from '@/lib/content/referrals/earnings-page';

type MoreButtonProps = { pages: { isBusy: boolean; showMore: (() => void) | undefined } };

/** Loads the next page of a list, if there is one. */
export const MoreButton = ({ pages: { isBusy, showMore } }: MoreButtonProps) =>
  showMore ? (
    <div>
      <Button weight="outline" isBusy={isBusy} busyLabel={copy.loading} onClick={showMore}>
        {copy.more}
      </Button>
    </div>
  ) : null;
