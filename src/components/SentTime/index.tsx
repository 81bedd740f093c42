export {default} from '@site/src/features/contact/ui/SentTime';
