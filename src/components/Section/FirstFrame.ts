import {createContext} from 'react';

/** True for the one frame in which a page shows its first screen only: what lies below waits until it is painted. */
export const FirstFrame = createContext(false);
