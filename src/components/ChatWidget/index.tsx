export {default} from '../../features/chat/ui/ChatWidget';
