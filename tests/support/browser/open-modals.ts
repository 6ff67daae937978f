import { act } from '@testing-library/react';
import { closeAllModals, modalStack } from '@/components/modals/modal-stack';

/** The open modals, for tests of what opens them. */
export const openNames = () => modalStack.openNames();
export const closeAll = () => act(() => closeAllModals());
