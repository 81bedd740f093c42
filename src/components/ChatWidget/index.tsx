export {default} from '@site/src/features/chat/ui/ChatWidget';
