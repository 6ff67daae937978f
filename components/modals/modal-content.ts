import type { ModalDetails } from './modal-stack';

/** The props of every modal's content. */
export type ModalContentProps = { details: ModalDetails; onClose: () => void };
