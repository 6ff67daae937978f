import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { addressWithoutReferral, isReferral } from '@/lib/client/visits/attribution';

/** Removes the referral code from the address once it has been read, without loading the page again. */
export function useAddressWithoutReferral() {
  const router = useRouter();
  const { isReady, asPath } = router;

  useEffect(() => {
    // Until it is ready, the router still writes its original URL.
    const cleaned = isReady ? addressWithoutReferral() : undefined;
    if (cleaned === undefined) return;
    const query = Object.fromEntries(Object.entries(router.query).filter(([name, value]) => !isReferral(name, value)));
    void router.replace({ pathname: router.pathname, query }, cleaned, { shallow: true, scroll: false });
  }, [isReady, asPath, router]);
}
