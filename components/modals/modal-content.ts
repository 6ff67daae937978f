import type { ModalDetails } from './modal-stack';

/** What every modal's content is given. */
export type ModalContentProps = { details: ModalDetails; onClose: () => void };
