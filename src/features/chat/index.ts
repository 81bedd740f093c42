/** What pages import of this feature. */
export {default as ChatWidget} from './ui/ChatWidget';
