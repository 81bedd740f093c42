import type {ReactNode} from 'react';

/** Above the pages, so that navigation keeps the conversation. */
export const ChatController = (): ReactNode => null;

/** In the bar at the bottom of a phone. */
export const ChatButton = (): ReactNode => null;
