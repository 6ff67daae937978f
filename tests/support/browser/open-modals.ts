import { act } from '@testing-library/react';
import { closeAllModals, modalStack } from '@/components/modals/modal-stack';

/** The names of the open modals. */
export const openNames = () => modalStack.openNames();
export const closeAll = () => act(() => closeAllModals());
