import type {PropsWithChildren, ReactNode} from 'react';

/** Around the pages, so that navigation keeps the conversation. */
export const ChatController = ({children}: PropsWithChildren): ReactNode => children;

/** In the bar at the bottom of a phone. */
export const ChatButton = (): ReactNode => null;
