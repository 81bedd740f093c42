import {createContext} from 'react';

/** The fields at the top of the page, for parts that show them. */
export const PageFields = createContext<Record<string, unknown>>({});
