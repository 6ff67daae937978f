/** Size of the balance chart. A separate file, so that components that only draw it do not import the calculation. */
export const curveFrame = { width: 468, height: 208, inset: 6 } as const;
