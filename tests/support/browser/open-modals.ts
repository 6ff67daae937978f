import { act } from '@testing-library/react';
import { closeAllModals, modalStack } from '@/components/modals/modal-stack';

/** Which modals are open, for tests of what opens them. */
export const openNames = () => modalStack.openNames();
export const closeAll = () => act(() => closeAllModals());
