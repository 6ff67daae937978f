/** Pages that are loaded whole: only their own answer lets a payment provider's form in. */
export const isLoadedWhole = (path: string) => /^\/(subscribe\/checkout|account\/billing)\b/.test(path);
