import { createContext } from 'react';

/** Changes the page's heading to say that the checkout is done, with the given text below. */
export const CheckoutHeading = createContext<(sentence: string) => void>(() => undefined);
