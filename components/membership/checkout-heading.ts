import { createContext } from 'react';

/** Makes the page's heading say that the checkout is done, with this sentence below. */
export const CheckoutHeading = createContext<(sentence: string) => void>(() => undefined);
