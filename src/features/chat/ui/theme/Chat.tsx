export {default as ChatButton} from '../ChatButton';
export {default as ChatController} from '../ChatController';
