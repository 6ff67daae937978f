import type { GetServerSideProps } from 'next';

export type ReceiptPageProps = { id: string };

/** The page is the same for every id, so that it does not reveal which invoices exist. */
export const getReceiptProps: GetServerSideProps<ReceiptPageProps> = ({ params }) =>
  Promise.resolve({ props: { id: String(params?.id).slice(0, 255) } });
