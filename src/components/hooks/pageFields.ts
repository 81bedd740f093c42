import {createContext} from 'react';

/** The front matter of the page, for components that show it. */
export const PageFields = createContext<Record<string, unknown>>({});
