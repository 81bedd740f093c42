import {createContext} from 'react';

/** In a card that is a link: the id that its title takes, by which the link is named. */
export const CardTitle = createContext<string | undefined>(undefined);
